import type { TypedQuestionInput } from "../../../shared/schema.generated";
import { useRested } from "../../../shared/useRested";
import { useCheckQuestionsQuery, type CheckQuestionsQuery } from "./Screening.generated";
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
