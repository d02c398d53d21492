import type { RefObject } from "react";
import { Dialog, DialogForm, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";
import { useWithdrawApplicationMutation } from "./ApplyJob.generated";
import { useUndoWithdrawal } from "./useUndoWithdrawal";

interface WithdrawalProps {
  /** The application's. */
  id: string;
  companyName: string;
  /** The company hasn't opened it, as far as the applicant knows. */
  isUnseen: boolean;
}

interface WithdrawalDialogProps extends WithdrawalProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Takes the focus where the control that asked has gone with the withdrawal. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

/** Says what withdrawing an application means before it is done. */
export function WithdrawalDialog({ isOpen, onOpenChange, fallbackFocus, ...rest }: WithdrawalDialogProps) {
  const { withdraw: words } = useWords(applicationsWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title} fallbackFocus={fallbackFocus}>
      <Confirmation {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** Long enough to read it and think again. */
const UNDO_SHOWN_MS = 15_000;

function Confirmation({ id, companyName, isUnseen, onClose }: WithdrawalProps & { onClose(): void }) {
  const { withdraw: words } = useWords(applicationsWords);
  const showToast = useToast();
  const [withdraw, { loading }] = useWithdrawApplicationMutation();
  const undo = useUndoWithdrawal(id);

  async function handleConfirm() {
    try {
      await withdraw({ variables: { id } });
      showToast({
        text: words.done,
        action: { label: words.undo, onSelect: undo },
        shownForMs: UNDO_SHOWN_MS,
      });
    } catch {
      showToast({ text: words.failed, tone: "danger" });
    }
    onClose();
  }

  return (
    <DialogForm
      labels={{ submit: words.confirm, busy: words.withdrawing, cancel: words.keep }}
      tone="danger"
      isBusy={loading}
      onSubmit={handleConfirm}
      onCancel={onClose}
    >
      <p>{words.warning(companyName)}</p>
      <p>{isUnseen ? words.givesBack : words.stillCounts}</p>
    </DialogForm>
  );
}
