import { useToast } from "../../../design-system";
import { textOfRefusal } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { useUndoWithdrawalMutation } from "./ApplyJob.generated";

/** Takes one's withdrawal back; a toast tells how it went (SEEN-03). */
export function useUndoWithdrawal(id: string): () => void {
  const { withdraw: words } = useWords(applicationsWords);
  const showToast = useToast();
  const [undo, { loading }] = useUndoWithdrawalMutation();

  async function handleUndo() {
    try {
      await undo({ variables: { id } });
      showToast({ text: words.undone });
    } catch (error) {
      const { code } = readRefusal(error);
      const text = textOfRefusal({ code, message: words.undoFailed }, words.notUndone);
      showToast({ text, tone: "danger" });
    }
  }

  return () => {
    if (!loading) void handleUndo();
  };
}
