import { useWords } from "../../../shared/words";
import { bankQuestionsWords } from "./bank-questions.words";
import { wantedWords, type Asking } from "./wanted.words";

/** A question as the server has it. */
interface Question extends Asking {
  /** Null: the employer's own. */
  bankCode?: string | null;
  text: string;
}

/** What the reader sees of a question. */
export interface QuestionWords {
  text: string;
  unit: string | null;
  /** An option's; the option itself is what is sent. */
  labelOf(option: string): string;
  /** The answer that it asks for; empty: any will do. */
  wanted: string;
  answer(values: readonly string[]): string;
}

/**
 * Answers a function that words a question in the reader's language (SCRN-11). An employer's own question stands as
 * typed, and so does what the bank of a newer server has. The words go by the code alone: nobody can change a bank
 * question's text, and a changed sense takes another code.
 */
export function useQuestionWords(): (question: Question) => QuestionWords {
  const bank = useWords(bankQuestionsWords);
  const { wanted: wantedIn, answer } = useWords(wantedWords);
  return ({ bankCode, kind, text, unit: counted, wanted }) => {
    const known = bankCode ? bank[bankCode] : undefined;
    const unit = counted ? (known?.unit ?? counted) : null;
    const labelOf = (option: string) => known?.options?.[option] ?? option;
    return {
      ...{ text: known?.text ?? text, unit, labelOf },
      wanted: wanted
        ? wantedIn({ kind, unit, wanted: { ...wanted, values: wanted.values.map(labelOf) } })
        : "",
      answer: (values) => answer(kind, values.map(labelOf), unit),
    };
  };
}
