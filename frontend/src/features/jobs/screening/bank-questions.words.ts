import { defineWords } from "../../../shared/words";

/** What people read of a question of the bank; what is sent and stored stays the server's. */
export interface BankQuestionWords {
  text: string;
  /** By the option that is sent. */
  options?: Readonly<Record<string, string>>;
  /** What a number counts. One in rupees begins with ₹. */
  unit?: string;
}

/** By the bank's code. In English the server's own texts serve; a catalog in another language words every code. */
export const bankQuestionsWords = defineWords<Readonly<Record<string, BankQuestionWords>>>("bank-questions", {
  en: {},
});
