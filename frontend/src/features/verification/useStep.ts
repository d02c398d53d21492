import { useState } from "react";
import { readRefusal, type Refusal } from "../../shared/refusal";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { useWords } from "../../shared/words";
import { verificationWords } from "./verification.words";

/** Takes a step of the ladder: whether it is under way, and what the server found wrong, by its field or as a whole. */
export function useStep() {
  const words = useWords(verificationWords);
  const textOf = useRefusalText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, Refusal["fields"][number]>>>({});

  /** Answers whether it is done. */
  async function take(step: () => Promise<unknown>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    setFailure(null);
    setProblems({});
    try {
      await step();
      return true;
    } catch (error) {
      const refusal = readRefusal(error);
      setProblems(Object.fromEntries(refusal.fields.map((problem) => [problem.field, problem])));
      if (refusal.fields.length === 0) setFailure(textOf(refusal, words.refusals) || words.failed);
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { take, isBusy, failure, problems };
}
