import { useWatch } from "react-hook-form";
import styled from "styled-components";
import { color, fontSize, InlineButton, radius, space, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
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
            onKeep={reading.pay.kind === "STATED" ? () => set("keptPay", reading.pay.text) : undefined}
          />
        ) : (
          usual
        )
      }
      confirmation={field.hint || question ? undefined : payConfirmation(words, reading)}
      error={error}
      {...field}
    />
  );
}

type Words = (typeof jobFormWords)["en"];

/** What people see, and what was said beside it. */
function payConfirmation(words: Words, reading: PayReading | null): string | undefined {
  if (!reading || reading.pay.kind === "AS_TYPED") return undefined;
  const { headline, remarks } = reading.pay;
  if (reading.pay.kind !== "STATED") return undefined;
  return words.payShown([headline, ...remarks].join(", "), reading.words ?? "");
}

interface PayQuestionProps {
  question: NonNullable<PayReading["question"]>;
  onAnswer(text: string): void;
  /** Undefined where there are no figures to keep. */
  onKeep: (() => void) | undefined;
}

/** The question, and answers of one tap: the likeliest first. */
function PayQuestion({ question, onAnswer, onKeep }: PayQuestionProps) {
  const words = useWords(jobFormWords);
  return (
    <>
      {question.message}
      <Answers>
        {question.suggestions.map(({ text, meaning, isLikely }) => (
          <Answer key={text} type="button" $isLikely={isLikely} onClick={() => onAnswer(text)}>
            {words.changePay(meaning)}
          </Answer>
        ))}
        {onKeep && (
          <Answer type="button" $isLikely={false} onClick={onKeep}>
            {words.keepPay}
          </Answer>
        )}
      </Answers>
    </>
  );
}

/** The same of years; what is wrong waits until the field is left, for half a range may be the wrong way round. */
export function ExperienceField({ form, elsewhere, reading }: Form & { reading: JobReadings["experience"] }) {
  const words = useWords(jobFormWords);
  const { error, ...field } = useFieldProps({ form, elsewhere })("experience");
  const problem = form.formState.touchedFields.experience && reading?.problem;
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
      error={error ?? (problem ? words.problem(field.label, problem) : undefined)}
      {...field}
    />
  );
}

const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;

/* 32 px to the eye, 44 to the finger. */
const Answer = styled.button<{ $isLikely: boolean }>`
  position: relative;
  display: inline-flex;
  gap: ${space.s1};
  align-items: center;
  min-height: 32px;
  padding: 0 12px;
  border: 1px solid ${color.brand700};
  border-radius: ${radius.rFull};
  background: ${({ $isLikely }) => ($isLikely ? color.brand50 : color.surface)};
  color: ${color.brand800};
  cursor: pointer;
  font: inherit;
  font-size: ${fontSize.fs14};
  font-weight: ${({ $isLikely }) => ($isLikely ? 600 : 500)};

  &::after {
    position: absolute;
    content: "";
    inset: -6px 0;
  }
`;
