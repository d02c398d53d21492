import { useState } from "react";
import styled from "styled-components";
import { Button, Dialog, DialogForm, SectionCard, space, useToast } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { keepFactorProof } from "../../../shared/second-factor";
import { useWords } from "../../../shared/words";
import { FactorCodeField } from "./FactorCodeField";
import { secondFactorWords } from "./second-factor.words";
import {
  useRemoveSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  type SecondFactor_StateFragment,
} from "./SecondFactor.generated";
import { useCodeForm } from "./useCodeForm";

interface ManageProps {
  factor: SecondFactor_StateFragment & { since: string };
  /** Gets new recovery codes, which are told once. */
  onCodes(codes: string[]): void;
}

/** What one does with an authenticator app that is on: new recovery codes, and its removal. */
export function ManageSecondFactor({ factor, onCodes }: ManageProps) {
  const words = useWords(secondFactorWords);
  const act = useAct(words);
  const [replace, { loading }] = useReplaceRecoveryCodesMutation({ fetchPolicy: "no-cache" });
  const [isRemoving, setIsRemoving] = useState(false);

  const handleReplace = () =>
    act(async () => {
      const { data } = await replace();
      if (data) onCodes(data.replaceRecoveryCodes.recoveryCodes);
    }, null);

  return (
    <>
      <SectionCard title={words.newCodes}>
        <Stack>
          <p>
            {words.since(factor.since)} {words.codesLeft(factor.recoveryCodesLeft)}
          </p>
          <p>{words.newCodesText}</p>
          <Button
            tone="secondary"
            fullWidth="phone"
            busy={loading}
            busyText={words.beginning}
            onClick={() => void handleReplace()}
          >
            {words.makeCodes}
          </Button>
        </Stack>
      </SectionCard>
      <SectionCard title={words.remove}>
        <Stack>
          <p>{words.removeText}</p>
          <Button tone="danger" fullWidth="phone" onClick={() => setIsRemoving(true)}>
            {words.remove}
          </Button>
        </Stack>
      </SectionCard>
      <Dialog isOpen={isRemoving} onOpenChange={setIsRemoving} title={words.remove}>
        <RemoveForm onEnd={() => setIsRemoving(false)} />
      </Dialog>
    </>
  );
}

function RemoveForm({ onEnd }: { onEnd(): void }) {
  const words = useWords(secondFactorWords);
  const showToast = useToast();
  const [remove] = useRemoveSecondFactorMutation();
  const { handleSend, isSubmitting, error, field } = useCodeForm(async (code) => {
    await remove({ variables: { code }, refetchQueries: "active" });
    keepFactorProof(null);
    showToast({ text: words.removed });
    onEnd();
  });
  return (
    <DialogForm
      labels={{ submit: words.remove, busy: words.removing, cancel: words.cancel }}
      tone="danger"
      isBusy={isSubmitting}
      error={error}
      onSubmit={(event) => void handleSend(event)}
      onCancel={onEnd}
    >
      <p>{words.removeText}</p>
      <FactorCodeField takesRecoveryCode {...field} />
    </DialogForm>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;
