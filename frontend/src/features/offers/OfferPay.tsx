import { statedPayIn } from "@job-portal/protocol/amounts";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { Notice } from "../../design-system";
import { useRested } from "../../shared/useRested";
import { useWords } from "../../shared/words";
import { payOf } from "../career-profiles/career-form";
import { PayFields } from "../career-profiles/PayFields";
import { DescribePayDocument, useDescribePayQuery } from "../jobs/posting/JobForm.generated";
import { jobsWords } from "../jobs/job/jobs.words";
import { PayQuestion } from "../jobs/reading/PayQuestion";
import { answeredPay, type OfferValues, payText } from "./offer-form";
import type { OfferTemplateQuery } from "./Offers.generated";
import { offersWords } from "./offers.words";

/** So many times what the job promises is rather a slip: a year's pay for a month's. */
const MUCH_MORE = 4;
/** How long typing rests before the server is asked, in ms. */
const REST_MS = 300;

interface OfferPayProps {
  form: UseFormReturn<OfferValues>;
  template: Pick<OfferTemplateQuery["offerTemplate"], "advertisedPay" | "advertisedYearly">;
}

/**
 * The pay of an offer. What is hardly meant as it stands is asked about, as a job's pay is (OFFR-13); less than the job
 * promised (HEED-03), or several times as much (OFFR-16), is remarked on, and may be sent.
 */
export function OfferPay({ form: { control }, template }: OfferPayProps) {
  const { form: words, pay: label } = useWords(offersWords);
  const { statedPay } = useWords(jobsWords);
  const client = useApolloClient();
  const [kept, setKept] = useState("");

  async function isAsked(text: string): Promise<boolean> {
    const query = { query: DescribePayDocument, variables: { text } };
    // Where it can't be asked, the server still refuses what can't be right.
    const { data } = await client.query(query).catch(() => ({ data: undefined }));
    return Boolean(data?.describePay.question);
  }

  const { field, fieldState } = useController({
    ...{ control, name: "pay" as const },
    rules: {
      validate: {
        stated: (typed) => (payOf(typed) !== null && !statedPayIn(typed.amount).isRange) || words.payNeeded,
        asked: async (typed) => payText(typed) === kept || !(await isAsked(payText(typed))),
      },
    },
  });
  const { ref, value, onChange } = field;
  const text = payText(value);
  const rested = useRested(text, REST_MS);
  const skip = rested !== text || payOf(value) === null;
  const { data } = useDescribePayQuery({ variables: { text }, skip });
  const { advertisedPay } = template;
  const yearly = skip ? null : data?.describePay.pay.yearlyMin;
  const timesAdvertised = shareOfAdvertised(payOf(value), template, yearly);
  const reading = skip || text === kept ? null : data?.describePay;
  return (
    <>
      <PayFields
        ref={ref}
        label={label}
        pay={value}
        onChange={onChange}
        error={fieldState.error?.message}
        question={
          reading?.question && (
            <PayQuestion
              question={reading.question}
              change={words.changePay}
              keep={words.keepPay}
              onAnswer={(answer) => onChange(answeredPay(answer, value))}
              onKeep={reading.pay.kind === "STATED" ? () => setKept(text) : undefined}
            />
          )
        }
      />
      {timesAdvertised !== null && advertisedPay && timesAdvertised < 1 && (
        <Notice tone="warn">{words.belowAdvertised(statedPay(advertisedPay))}</Notice>
      )}
      {timesAdvertised !== null && advertisedPay && timesAdvertised > MUCH_MORE && (
        <Notice tone="warn">{words.farAboveAdvertised(statedPay(advertisedPay))}</Notice>
      )}
    </>
  );
}

/** How many times what the job promises, by the same unit where both have it, else by the year; null: not known. */
function shareOfAdvertised(
  offered: ReturnType<typeof payOf>,
  { advertisedPay, advertisedYearly }: OfferPayProps["template"],
  offeredYearly: number | null | undefined,
): number | null {
  if (!offered || !advertisedPay) return null;
  if (offered.unit === advertisedPay.unit) return offered.amount / advertisedPay.amount;
  return typeof offeredYearly === "number" && advertisedYearly ? offeredYearly / advertisedYearly : null;
}
