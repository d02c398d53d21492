import { cleanAnswer } from "@job-portal/protocol/screening";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import type { ApplyQuestionsQuery } from "./Answers.generated";

type AskingJob = NonNullable<ApplyQuestionsQuery["job"]>;
export type AskedQuestion = AskingJob["questions"][number];
export type KeptAnswer = AskingJob["keptAnswers"][number];

/** What was typed to each question. */
export type TypedAnswers = Readonly<Record<string, readonly string[]>>;

/** Kept in this tab until it is sent, as the note is; each account has its own. */
const keyOf = (userId: string, jobId: string) => `apply-answers:${userId}:${jobId}`;

/** By the question's text, which stays where the company changes something else about it. */
export function readTyped(userId: string, jobId: string): TypedAnswers {
  return (readCopy("sessionStorage", keyOf(userId, jobId)) ?? {}) as TypedAnswers;
}

export function keepTyped(userId: string, jobId: string, typed: TypedAnswers | null): void {
  keepCopy("sessionStorage", keyOf(userId, jobId), typed);
}

/** What stands in a question's field: what was typed, or else the answer of before. */
export function valuesOf(
  question: AskedQuestion,
  typed: TypedAnswers,
  kept: readonly KeptAnswer[],
): readonly string[] {
  const own = typed[question.text];
  // An option that is no longer offered can't stay chosen.
  const fits = (value: string) => question.options.length === 0 || question.options.includes(value);
  if (own) return own.filter(fits);
  return kept.find(({ questionId }) => questionId === question.id)?.values ?? [];
}

/** The answers as the server takes them. */
export const answersOf = (
  questions: readonly AskedQuestion[],
  valueOf: (question: AskedQuestion) => readonly string[],
) =>
  questions.map((question) => ({
    questionId: question.id,
    values: cleanAnswer(question.kind, valueOf(question)),
  }));
