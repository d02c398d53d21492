import { useProblemText } from "../../../shared/language/useProblemText";
import type { TypedQuestionInput } from "../../../shared/schema.generated";
import { useRested } from "../../../shared/useRested";
import { useWords } from "../../../shared/words";
import { useCheckQuestionsQuery, type CheckQuestionsQuery } from "./Screening.generated";
import { questionGroundsWords } from "./question-grounds.words";
import { questionsIn } from "./typed-questions";

export type QuestionProblem = CheckQuestionsQuery["checkQuestions"][number];

const REST_MS = 400;

/** What the server says of the questions as they stand; nothing while they are being typed. */
export function useQuestionProblems(text: string): (index: number) => QuestionProblem | undefined {
  const rested = useRested(text, REST_MS);
  const questions: TypedQuestionInput[] = questionsIn(rested);
  const { data } = useCheckQuestionsQuery({
    variables: { questions },
    skip: rested !== text || questions.length === 0,
  });
  const found = rested === text && questions.length > 0 ? (data?.checkQuestions ?? []) : [];
  return (index) => found.find(({ position }) => position === index + 1);
}

/** Answers a function that words a question's problem in the reader's language (LANG-20). */
export function useQuestionProblemText() {
  const grounds = useWords(questionGroundsWords);
  const textOf = useProblemText();
  return ({ ground, message, rule, bound }: QuestionProblem): string =>
    (ground && grounds[ground]) ?? textOf({ message, rule, bound });
}
