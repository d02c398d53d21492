import { useWatch } from "react-hook-form";
import { InlineButton, TextField } from "../../../design-system";
import { useProblemText } from "../../../shared/language/useProblemText";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { PayQuestion } from "../reading/PayQuestion";
import { jobFormWords } from "./job-form.words";
import type { JobReadings, PayReading } from "./useJobReadings";
import { type Form, useFieldProps } from "./useFieldProps";

/** Says below the field how the text was understood, while it is typed, and asks where it may be meant otherwise. */
export function PayField({ form, elsewhere, reading }: Form & { reading: JobReadings["pay"] }) {
  const words = useWords(jobFormWords);
  const { error, ...field } = useFieldProps({ form, elsewhere })("pay");
  const kept = useWatch({ control: form.control, name: "keptPay" });
  const question = reading?.question && reading.pay.text !== kept ? reading.question : null;
  const usual = reading?.obstacle ? words.payObstacles[reading.obstacle] : words.hints.pay;
  const confirmation = payConfirmation(words, reading, useWords(jobsWords).payHeadline);
  const set = (name: "pay" | "keptPay", text: string) =>
    form.setValue(name, text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <TextField
      autoComplete="off"
      hint={
        question && reading ? (
          <PayQuestion
            {...{ question }}
            onAnswer={(text) => set("pay", text)}
            change={words.changePay}
            keep={words.keepPay}
            onKeep={reading.pay.kind === "STATED" ? () => set("keptPay", reading.pay.text) : undefined}
          />
        ) : (
          usual
        )
      }
      confirmation={field.hint || question ? undefined : confirmation}
      error={error}
      {...field}
    />
  );
}

type Words = (typeof jobFormWords)["en"];

/** What people see and what was said beside it; in brackets what it comes to in a year, unless it says so (HEED-17). */
function payConfirmation(
  words: Words,
  reading: PayReading | null,
  headlineOf: (pay: PayReading["pay"]) => string,
): string | undefined {
  if (reading?.pay.kind !== "STATED") return undefined;
  const { remarks, scale, unit, bound, yearlyMin, yearlyMax } = reading.pay;
  const isSaid = unit === "YEAR" && scale === null;
  const isKnown = yearlyMin != null && yearlyMax != null;
  const inYear = isKnown && !isSaid ? words.payInYear(yearlyMin, yearlyMax, bound ?? null) : "";
  return words.payShown([headlineOf(reading.pay), ...remarks].join(", "), inYear);
}

/** What is wrong with years as they were read. */
function problemIn(reading: JobReadings["experience"]) {
  if (!reading?.problem) return null;
  return { message: reading.problem, rule: reading.problemRule };
}

/** The same of years; what is wrong waits until the field is left, for half a range may be the wrong way round. */
export function ExperienceField({ form, elsewhere, reading }: Form & { reading: JobReadings["experience"] }) {
  const words = useWords(jobFormWords);
  const { error, ...field } = useFieldProps({ form, elsewhere })("experience");
  const textOf = useProblemText(words.problem);
  const problem = form.formState.touchedFields.experience && problemIn(reading);
  const isUnread = reading !== null && reading.words === null && reading.problem === null;
  const proposal = reading?.proposal;
  const asked = proposal && (
    <>
      {words.didYouMean}{" "}
      <InlineButton onClick={() => form.setValue("experience", proposal, { shouldDirty: true })}>
        {proposal}
      </InlineButton>
      ? {words.experienceUnread}
    </>
  );
  return (
    <TextField
      autoComplete="off"
      hint={asked ?? (isUnread ? words.experienceUnread : words.hints.experience)}
      confirmation={field.hint ? undefined : (reading?.words ?? undefined)}
      error={error ?? (problem ? textOf(problem, field.label) : undefined)}
      {...field}
    />
  );
}
