import { useToast } from "../../design-system";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { adminActsWords } from "./admin-acts.words";

interface Act {
  run(): Promise<unknown>;
  /** What the toast says when it is done. */
  done: string;
  /** Takes it back, where that is possible. */
  undo?: () => void;
}

/** Does an admin's act and tells by a toast how it went. Answers whether it was done, and never rejects. */
export function useAdminAct() {
  const words = useWords(adminActsWords);
  const showToast = useToast();
  return async function act({ run, done, undo }: Act): Promise<boolean> {
    try {
      await run();
    } catch (error) {
      const { code, message } = readRefusal(error);
      const text = (code && words.failures[code]) || message || words.failed;
      showToast({ text, tone: "danger" });
      return false;
    }
    showToast({ text: done, ...(undo && { action: { label: words.undo, onSelect: undo } }) });
    return true;
  };
}
