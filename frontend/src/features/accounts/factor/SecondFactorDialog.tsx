import { useEffect } from "react";
import { Dialog, DialogForm } from "../../../design-system";
import { keepFactorProof } from "../../../shared/second-factor";
import { useWords } from "../../../shared/words";
import { FactorCodeField } from "./FactorCodeField";
import { secondFactorWords } from "./second-factor.words";
import { usePassSecondFactorMutation } from "./SecondFactor.generated";
import { useCodeForm } from "./useCodeForm";

interface SecondFactorDialogProps {
  isOpen: boolean;
  onEnd(isPassed: boolean): void;
}

/** Asks for a code of the authenticator app, or a recovery code. */
export function SecondFactorDialog({ isOpen, onEnd }: SecondFactorDialogProps) {
  const { askTitle } = useWords(secondFactorWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={(isWanted) => !isWanted && onEnd(false)} title={askTitle}>
      <CodeForm onEnd={onEnd} />
    </Dialog>
  );
}

function CodeForm({ onEnd }: Pick<SecondFactorDialogProps, "onEnd">) {
  const words = useWords(secondFactorWords);
  const [pass] = usePassSecondFactorMutation({ fetchPolicy: "no-cache" });
  const { handleSend, setFocus, isSubmitting, error, field } = useCodeForm(async (code) => {
    const { data } = await pass({ variables: { code } });
    keepFactorProof(data?.passSecondFactor.secret ?? null);
    onEnd(true);
  });
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <DialogForm
      labels={{ submit: words.goOn, busy: words.checking, cancel: words.cancel }}
      isBusy={isSubmitting}
      error={error}
      onSubmit={(event) => void handleSend(event)}
      onCancel={() => onEnd(false)}
    >
      <p>{words.askText}</p>
      <FactorCodeField takesRecoveryCode {...field} />
      <p>{words.askLost}</p>
    </DialogForm>
  );
}
