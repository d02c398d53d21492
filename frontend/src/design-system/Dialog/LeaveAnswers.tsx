import { useWords } from "../../shared/words";
import { Button } from "../Button/Button";
import { designSystemWords } from "../design-system.words";
import { DialogActions } from "./DialogActions";

interface LeaveAnswersProps {
  /** What would be lost. */
  warning: string;
  onStay(): void;
  onLeave(): void;
}

/** The warning that unsaved edits will be lost, and both answers. */
export function LeaveAnswers({ warning, onStay, onLeave }: LeaveAnswersProps) {
  const words = useWords(designSystemWords);
  return (
    <>
      <p>{warning}</p>
      <DialogActions>
        <Button tone="secondary" onClick={onStay}>
          {words.keepEditing}
        </Button>
        <Button tone="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </DialogActions>
    </>
  );
}
