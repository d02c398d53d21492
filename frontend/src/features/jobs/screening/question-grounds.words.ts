import type { QuestionGround } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

/** Why a question must not be asked. */
export type QuestionGroundWords = Readonly<Record<QuestionGround, string>>;

/** In English the server's own messages serve; a catalog in another language words every ground. */
export const questionGroundsWords = defineWords<Partial<QuestionGroundWords>>("question-grounds", { en: {} });
