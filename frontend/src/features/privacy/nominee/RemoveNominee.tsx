import { useState } from "react";
import { Button, Dialog, DialogForm } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import { type Nominee_NomineeFragment, useRemoveNomineeMutation } from "./Nominee.generated";
import { nomineeWords } from "./nominee.words";

/** Asks before a nominee is removed. */
export function RemoveNominee({ nominee: { name } }: { nominee: Nominee_NomineeFragment }) {
  const words = useWords(nomineeWords);
  const act = useAct(words);
  const [isOpen, setIsOpen] = useState(false);
  const [remove, { loading }] = useRemoveNomineeMutation();
  return (
    <>
      <Button tone="secondary" fullWidth="phone" onClick={() => setIsOpen(true)}>
        {words.remove}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.removeTitle}>
        <DialogForm
          labels={{ submit: words.remove, busy: words.removing, cancel: words.cancel }}
          tone="danger"
          isBusy={loading}
          onSubmit={() => void act(() => remove(), words.removed).then(() => setIsOpen(false))}
          onCancel={() => setIsOpen(false)}
        >
          <p>{words.removeText(name)}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}
