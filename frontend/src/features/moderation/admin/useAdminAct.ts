import { useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { adminActsWords } from "./admin-acts.words";

interface Act {
  run(): Promise<unknown>;
  /** What the toast says when it is done. */
  done: string;
  /** What it says instead where it failed; is given why. */
  failed?: (why: string) => string;
  /** Takes it back, where that is possible. */
  undo?: () => void;
}

/** Does an admin's act and tells by a toast how it went. Answers whether it was done, and never rejects. */
export function useAdminAct() {
  const words = useWords(adminActsWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  return async function act({ run, done, failed, undo }: Act): Promise<boolean> {
    try {
      await run();
    } catch (error) {
      const why = textOf(readRefusal(error), words.failures) || words.failed;
      showToast({ text: failed?.(why) ?? why, tone: "danger" });
      return false;
    }
    showToast({ text: done, ...(undo && { action: { label: words.undo, onSelect: undo } }) });
    return true;
  };
}
