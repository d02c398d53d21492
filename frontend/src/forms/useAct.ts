import { useRef } from "react";
import { useToast } from "../design-system";
import type { OwnRefusalWords } from "../shared/language/refusal.words";
import { useRefusalText } from "../shared/language/useRefusalText";
import { readRefusal, type Refusal } from "../shared/refusal";

interface ActWords {
  failed: string;
  refusals: OwnRefusalWords;
}

/**
 * Does something and tells how it went by a toast. Answers the refusal, or null; it never rejects. The next try takes
 * away what the last one failed of (HEED-08).
 */
export function useAct(words: ActWords) {
  const showToast = useToast();
  const textOf = useRefusalText();
  const closeFailure = useRef<() => void>(undefined);
  return async (act: () => Promise<unknown>, done: string | null): Promise<Refusal | null> => {
    closeFailure.current?.();
    try {
      await act();
      if (done !== null) showToast({ text: done });
      return null;
    } catch (error) {
      const refusal = readRefusal(error);
      closeFailure.current = showToast({
        tone: "danger",
        text: textOf(refusal, words.refusals) || words.failed,
      });
      return refusal;
    }
  };
}
