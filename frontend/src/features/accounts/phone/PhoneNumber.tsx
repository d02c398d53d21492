import { useState } from "react";
import styled from "styled-components";
import { useSessionActions, type SessionUser } from "../../../auth/session";
import { Button, Chip, color, Dialog, space, text, useToast } from "../../../design-system";
import { shownPhone } from "../../../auth/phone/phone-number";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { useConfirmSignIn } from "../confirm/useConfirmSignIn";
import { settingsWords } from "../settings.words";
import { describeCodeError } from "./describe-code-error";
import { PhoneCodeForm } from "./PhoneCodeForm";
import { phoneCodeWords } from "./phone-code.words";

/** The number that somebody signs in with; adding, changing and removing it (PHON-07). */
export function PhoneNumber({ user }: { user: SessionUser }) {
  const words = useWords(phoneCodeWords);
  const { verified } = useWords(settingsWords);
  const [isOpen, setIsOpen] = useState(false);
  // Who finds a browser open must not make themselves a way in.
  const { confirm, confirmation } = useConfirmSignIn();
  const { phoneNumber } = user;
  // Without it nobody could sign in any more, or only by an address that may be somebody else's.
  const mayRemove = phoneNumber !== null && (user.hasGoogle || (user.hasPassword && user.isEmailVerified));

  async function handleAdd() {
    if (await confirm()) setIsOpen(true);
  }

  return (
    <Stack>
      {phoneNumber === null ? (
        <p>{words.sectionText}</p>
      ) : (
        <Line>
          <Number>{shownPhone(phoneNumber)}</Number>
          <Chip tone="matched">{verified}</Chip>
        </Line>
      )}
      <Line>
        <Button tone="secondary" fullWidth="phone" onClick={() => void handleAdd()}>
          {phoneNumber === null ? words.add : words.replace}
        </Button>
        {mayRemove && <RemoveNumber confirm={confirm} />}
      </Line>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.addTitle}>
        <AddNumber onEnd={() => setIsOpen(false)} />
      </Dialog>
      {confirmation}
    </Stack>
  );
}

function AddNumber({ onEnd }: { onEnd(): void }) {
  const words = useWords(phoneCodeWords);
  const { addPhone } = useSessionActions();
  const showToast = useToast();
  async function handleCode(code: string) {
    await addPhone(code);
    showToast({ text: words.saved });
    onEnd();
  }
  return (
    <>
      <PhoneCodeForm labels={{ submit: words.save, busy: words.saving }} onCode={handleCode} />
      <Cancel tone="text" fullWidth="always" onClick={onEnd}>
        {words.cancel}
      </Cancel>
    </>
  );
}

function RemoveNumber({ confirm }: { confirm(): Promise<boolean> }) {
  const words = useWords(phoneCodeWords);
  const { errors } = useWords(accountsWords);
  const { removePhone } = useSessionActions();
  const showToast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function handleRemove() {
    if (!(await confirm())) return;
    setIsBusy(true);
    try {
      await removePhone();
      showToast({ text: words.removed });
    } catch (cause) {
      const why = describeCodeError(cause, words.problems, errors);
      showToast({ tone: "danger", text: words.notRemoved(why) });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Button tone="text" busy={isBusy} onClick={() => void handleRemove()}>
      {words.remove}
    </Button>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`;

const Number = styled.p`
  ${text.body}
  color: ${color.ink};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

const Cancel = styled(Button)`
  margin-top: ${space.s2};
`;
