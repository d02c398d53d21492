import { useWatch } from "react-hook-form";
import type { Refusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { QuestionsSection } from "../screening/QuestionsSection";
import { screeningWords } from "../screening/screening.words";
import { questionsIn } from "../screening/typed-questions";
import { contestProps, type Form } from "./useFieldProps";

/** The form's part with the questions for applicants; a job that is applied to elsewhere asks none here. */
export function ApplicantQuestions({ form, elsewhere, refusal }: Form & { refusal: Refusal | null }) {
  const words = useWords(screeningWords);
  const [text, applyUrl] = useWatch({ control: form.control, name: ["questions", "applyUrl"] });
  if (applyUrl !== "") return null;
  return (
    <QuestionsSection
      text={text}
      refusal={refusal}
      onChange={(changed) => form.setValue("questions", changed, { shouldDirty: true })}
      {...contestProps(elsewhere, "questions", (other) => words.count(questionsIn(other).length))}
    />
  );
}
