import { useState } from "react";
import styled from "styled-components";
import { toAuthError } from "../../../auth/auth-error";
import { useSessionActions } from "../../../auth/session";
import { Button, FormFailure, space, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { useConfirmSignIn } from "../confirm/useConfirmSignIn";
import { describeGoogleError } from "../describe-google-error";
import { GoogleMark } from "../GoogleMark";
import { phoneCodeWords } from "./phone-code.words";

/**
 * Gives who signs in by phone alone their Google account, and with it an e-mail address that is proven to be theirs
 * (PHON-07).
 */
export function AddGoogle() {
  const words = useWords(phoneCodeWords);
  const accountWords = useWords(accountsWords);
  const { addGoogle, prepareGoogleSignIn } = useSessionActions();
  const { confirm, confirmation } = useConfirmSignIn();
  const showToast = useToast();
  const [isProven, setIsProven] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function handleProve() {
    void prepareGoogleSignIn();
    setIsProven(await confirm());
  }

  async function handleAdd() {
    setFailure(null);
    setIsBusy(true);
    try {
      await addGoogle();
      showToast({ text: words.googleAdded });
    } catch (cause) {
      const error = toAuthError(cause);
      const isTaken = ["credential-already-in-use", "email-already-in-use"].includes(error.code);
      const why = isTaken ? words.googleTaken : describeGoogleError(error, accountWords);
      setFailure(words.googleNotAdded(why));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Stack>
      <p>{isProven ? words.googleNext : words.addGoogleText}</p>
      {failure && <FormFailure>{failure}</FormFailure>}
      {/* Browsers open a window at a press alone: another one than that before the question who it is. */}
      <Button
        tone="secondary"
        fullWidth="phone"
        icon={<GoogleMark />}
        busy={isBusy}
        onClick={() => void (isProven ? handleAdd() : handleProve())}
      >
        {isProven ? accountWords.continueWithGoogle : words.addGoogle}
      </Button>
      {confirmation}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
  justify-items: start;
`;
