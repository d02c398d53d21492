import { NO, YES } from "@job-portal/protocol/screening";
import { Select } from "../../design-system";
import { answersWords } from "../../features/applications/answers/answers.words";
import { useQuestionWords } from "../../features/jobs/screening/useQuestionWords";
import { useWords } from "../../shared/words";
import { ANSWER_OUTCOMES, type CandidateView } from "./candidates-address";
import { useAskedQuestionsQuery, type AskedQuestionsQuery } from "./CandidatesScreen.generated";

interface AnswerFilterProps {
  view: CandidateView;
  onChange(change: Partial<CandidateView>): void;
}

type Question = NonNullable<AskedQuestionsQuery["myJob"]>["questions"][number];

/** What can be chosen of a question; others are told by what their answers come to alone. */
function valuesOf({ kind, options }: Question): readonly string[] {
  if (kind === "YES_NO") return [YES, NO];
  return kind === "ONE" || kind === "SEVERAL" ? options : [];
}

/** Candidates by their answers to the chosen job's questions (SCRN-05); nothing where it asks none. */
export function AnswerFilter({ view, onChange }: AnswerFilterProps) {
  const { filter: words, outcomes } = useWords(answersWords);
  const wordsOf = useQuestionWords();
  const { data } = useAskedQuestionsQuery({ variables: { jobId: view.jobId } });
  const questions = data?.myJob?.questions ?? [];
  if (questions.length === 0) return null;
  const chosen = questions.find(({ text }) => text === view.question);
  const answers = chosen
    ? valuesOf(chosen).map((value) => ({ value: `=${value}`, label: wordsOf(chosen).answer([value]) }))
    : [];
  return (
    <>
      <Select
        label={words.question}
        value={chosen?.text ?? ""}
        options={[
          { value: "", label: words.anyQuestion },
          ...questions.map((question) => ({ value: question.text, label: wordsOf(question).text })),
        ]}
        onChange={({ target }) => onChange({ question: target.value, answer: "" })}
      />
      <Select
        label={words.answer}
        value={view.answer}
        options={[
          { value: "", label: words.anyAnswer },
          ...answers,
          ...ANSWER_OUTCOMES.map(({ name, outcome }) => ({ value: name, label: outcomes[outcome] })),
        ]}
        onChange={({ target }) => onChange({ answer: target.value })}
      />
    </>
  );
}
