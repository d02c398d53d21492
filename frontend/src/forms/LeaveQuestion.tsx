import { Button, Dialog, DialogActions } from "../design-system";
import { useWords } from "../shared/words";
import { unsavedChangesWords } from "./unsaved-changes.words";

interface LeaveQuestionProps {
  isOpen: boolean;
  /** What is not saved. */
  warning: string;
  onStay(): void;
  onLeave(): void;
}

/** Asks whether unsaved edits may go. */
export function LeaveQuestion({ isOpen, warning, onStay, onLeave }: LeaveQuestionProps) {
  const words = useWords(unsavedChangesWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(opens) => !opens && onStay()} title={words.leaveQuestion}>
      <p>{warning}</p>
      <DialogActions>
        <Button tone="secondary" onClick={onStay}>
          {words.keepEditing}
        </Button>
        <Button tone="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
