import { paths } from "@job-portal/protocol/paths";
import { useState } from "react";
import { Link } from "react-router-dom";
import { toAuthError } from "../../auth/auth-error";
import { useSession, useSessionActions } from "../../auth/session";
import { Button, Notice } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { describeAuthError } from "./describe-auth-error";

/**
 * Asks who has an unverified address to open the link of the mail; nothing for everybody else. The settings, where the
 * address is changed, need no link to it (WAYS-12).
 */
export function VerifyEmailNotice({ isInSettings = false }: { isInSettings?: boolean }) {
  const session = useSession();
  const isRegistered = session.status === "signed-in" && session.account === "registered";
  if (!isRegistered || session.user.isEmailVerified || session.user.email === null) return null;
  return <PendingNotice email={session.user.email} isInSettings={isInSettings} />;
}

function PendingNotice({ email, isInSettings }: { email: string; isInSettings: boolean }) {
  const words = useWords(accountsWords);
  const { sendVerificationMail } = useSessionActions();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ isSent: boolean; text: string } | null>(null);

  async function handleSendAgain() {
    setIsSending(true);
    try {
      await sendVerificationMail();
      setOutcome({ isSent: true, text: words.verificationSent(email) });
    } catch (error) {
      const cause = describeAuthError(toAuthError(error), words.errors);
      setOutcome({ isSent: false, text: words.verificationFailed(cause) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Notice
      action={
        !outcome?.isSent && (
          <Button
            tone="text"
            size="sm"
            busy={isSending}
            busyText={words.sending}
            onClick={() => void handleSendAgain()}
          >
            {words.sendAgain}
          </Button>
        )
      }
    >
      {outcome?.text ?? words.verifyEmail(email)}
      {!isInSettings && (
        <>
          {" "}
          <Link to={paths.settings}>{words.changeAddress}</Link>
        </>
      )}
    </Notice>
  );
}
