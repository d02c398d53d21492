import { isDeepStrictEqual } from "node:util";
import type { EntityManager } from "typeorm";
import { type QuestionContent, ScreeningQuestion } from "./screening-question.entity";
import type { TypedQuestion } from "./screening.inputs";

const contentOf = ({ bankCode, kind, text, options, unit, isRequired, wanted }: QuestionContent) => ({
  ...{ bankCode, kind, text, options, unit, isRequired, wanted },
});

const saysTheSame = (one: QuestionContent, other: QuestionContent): boolean =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

/** What a job asks, in its order. */
export async function questionsOf(manager: EntityManager, jobId: string): Promise<ScreeningQuestion[]> {
  return await manager.find(ScreeningQuestion, { where: { jobId }, order: { position: "ASC" } });
}

/**
 * Gives a job its questions, in the transaction that has locked it. A question that stays as it is keeps its id, so
 * that somebody who is answering it is not stopped.
 * @returns whether anything changed
 */
export async function saveQuestions(
  manager: EntityManager,
  jobId: string,
  contents: readonly QuestionContent[],
): Promise<boolean> {
  const known = await questionsOf(manager, jobId);
  if (asksTheSame(known, contents)) return false;
  const left = [...known];
  const questions = contents.map((content, index) => {
    const same = left.findIndex((one) => saysTheSame(one, content));
    const [kept] = same < 0 ? [] : left.splice(same, 1);
    return manager.create(ScreeningQuestion, {
      ...contentOf(content),
      jobId,
      position: index + 1,
      ...(kept && { id: kept.id }),
    });
  });
  await manager.delete(ScreeningQuestion, { jobId });
  if (questions.length > 0) await manager.insert(ScreeningQuestion, questions);
  return true;
}

/** Whether questions, in their order, are those that were typed. */
export const asksTheSame = (known: readonly QuestionContent[], typed: readonly QuestionContent[]): boolean =>
  isDeepStrictEqual(known.map(contentOf), typed.map(contentOf));

/** The form that a job's questions were typed into, for a copy of it. */
export const typedQuestionsOf = (questions: readonly ScreeningQuestion[]): TypedQuestion[] =>
  questions.map(contentOf);
