import { useRef, useState } from "react";
import { Button, Notice, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import {
  type MailSuppression_AccountFragment,
  useLiftMailSuppressionMutation,
} from "./MailSuppression.generated";
import { mailSuppressionWords } from "./mail-suppression.words";

/** Says that no mail goes to the viewer's address, and has it tried again (BNCE-09); nothing where mails go out. */
export function MailSuppressionNotice({ account }: { account: MailSuppression_AccountFragment }) {
  const words = useWords(mailSuppressionWords);
  const showToast = useToast();
  const [lift, { loading }] = useLiftMailSuppressionMutation();
  const [isLifted, setIsLifted] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { email, mailSuppression } = account;
  if (email === null || (mailSuppression === null && !isLifted)) return null;

  async function handleLift() {
    try {
      await lift();
      setIsLifted(true);
      // Its button is gone.
      place.current?.focus();
    } catch {
      showToast({ text: words.notLifted, tone: "danger" });
    }
  }

  return (
    <div ref={place} tabIndex={-1}>
      {mailSuppression === null ? (
        <Notice tone="ok">{words.isLifted(email)}</Notice>
      ) : (
        <Notice
          tone="warn"
          action={
            mailSuppression.liftableAt === null && (
              <Button
                tone="text"
                size="sm"
                busy={loading}
                busyText={words.trying}
                onClick={() => void handleLift()}
              >
                {words.tryAgain}
              </Button>
            )
          }
        >
          {mailSuppression.cause === "BOUNCE" ? words.bounced(email) : words.complained(email)}
          {mailSuppression.liftableAt !== null && ` ${words.tryFrom(mailSuppression.liftableAt)}`}
        </Notice>
      )}
    </div>
  );
}
