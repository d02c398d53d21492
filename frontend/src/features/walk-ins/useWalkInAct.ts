import { useToast } from "../../design-system";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { walkInsWords } from "./walk-ins.words";

/**
 * Does something with a walk-in and tells by a toast how it went. Answers whether it is done; it never rejects.
 * @param act answers what to say of it; nothing where the page itself shows it
 */
export function useWalkInAct(refusals: OwnRefusalWords) {
  const words = useWords(walkInsWords);
  const showToast = useToast();
  const textOf = useRefusalText();
  return async (act: () => Promise<string | undefined>): Promise<boolean> => {
    try {
      const done = await act();
      if (done) showToast({ text: done });
      return true;
    } catch (error) {
      showToast({ tone: "danger", text: textOf(readRefusal(error), refusals) || words.failed });
      return false;
    }
  };
}
