import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { DialogPanel } from "./DialogPanel";
import { LeaveAnswers } from "./LeaveAnswers";

interface LeavePanelProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** What would be lost. */
  warning: string;
  onLeave(): void;
}

/** The dialog that a LeaveQuestion opens. */
export function LeavePanel({ isOpen, onOpenChange, warning, onLeave }: LeavePanelProps) {
  const words = useWords(designSystemWords);
  return (
    <DialogPanel isOpen={isOpen} onOpenChange={onOpenChange} title={words.leaveQuestion}>
      <LeaveAnswers warning={warning} onStay={() => onOpenChange(false)} onLeave={onLeave} />
    </DialogPanel>
  );
}
