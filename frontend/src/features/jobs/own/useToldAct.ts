import { useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { ownJobsWords } from "./own-jobs.words";

/** Runs an act on a job or draft of one's own; a toast says what came of it, and it never rejects. */
export function useToldAct() {
  const words = useWords(ownJobsWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  /** @param act answers what to say; nothing where it has said so itself */
  return async (act: () => Promise<string | undefined>): Promise<void> => {
    try {
      const done = await act();
      if (done) showToast({ text: done });
    } catch (error) {
      const { code } = readRefusal(error);
      const text = textOf({ code, message: words.failed }, words.failures);
      showToast({ text, tone: "danger" });
    }
  };
}
