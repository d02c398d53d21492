import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { Dialog } from "./Dialog";
import { LeaveAnswers, type LeaveAnswersProps } from "./LeaveAnswers";

/** Asks whether unsaved edits may go. */
export function LeaveQuestion({ isOpen, ...answers }: LeaveAnswersProps & { isOpen: boolean }) {
  const words = useWords(designSystemWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(opens) => !opens && answers.onStay()} title={words.leaveQuestion}>
      <LeaveAnswers {...answers} />
    </Dialog>
  );
}
