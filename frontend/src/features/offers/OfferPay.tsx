import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { useRested } from "../../shared/useRested";
import { useWords } from "../../shared/words";
import { payOf } from "../career-profiles/career-form";
import { PayFields } from "../career-profiles/PayFields";
import { DescribePayDocument, useDescribePayQuery } from "../jobs/posting/JobForm.generated";
import { PayQuestion } from "../jobs/reading/PayQuestion";
import { answeredPay, type OfferValues, payText } from "./offer-form";
import { offersWords } from "./offers.words";

/** How long typing rests before the server is asked, in ms. */
const REST_MS = 300;

/** The pay of an offer. What is hardly meant as it stands is asked about, as a job's pay is (OFFR-13). */
export function OfferPay({ form: { control } }: { form: UseFormReturn<OfferValues> }) {
  const { form: words, pay: label } = useWords(offersWords);
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
        stated: (typed) => payOf(typed) !== null || words.payNeeded,
        asked: async (typed) => payText(typed) === kept || !(await isAsked(payText(typed))),
      },
    },
  });
  const { ref, value, onChange } = field;
  const text = payText(value);
  const rested = useRested(text, REST_MS);
  const skip = rested !== text || payOf(value) === null;
  const { data } = useDescribePayQuery({ variables: { text }, skip });
  const reading = skip || text === kept ? null : data?.describePay;
  return (
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
  );
}
