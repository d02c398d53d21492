import { Dialog, DialogForm } from "../../design-system";
import { useWords } from "../../shared/words";
import { companyFormWords } from "./company-form.words";

interface EndsBadgeDialogProps {
  isOpen: boolean;
  onSave(): void;
  onClose(): void;
}

/** Says what a verified company loses with another name or website before it is saved (VERI-15). */
export function EndsBadgeDialog({ isOpen, onSave, onClose }: EndsBadgeDialogProps) {
  const { endsBadge: words } = useWords(companyFormWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(stays) => !stays && onClose()} title={words.title}>
      <DialogForm
        labels={{ submit: words.save, busy: words.save, cancel: words.keep }}
        tone="danger"
        isBusy={false}
        onSubmit={() => {
          onClose();
          onSave();
        }}
        onCancel={onClose}
      >
        <p>{words.lost}</p>
        <p>{words.notBack}</p>
      </DialogForm>
    </Dialog>
  );
}
