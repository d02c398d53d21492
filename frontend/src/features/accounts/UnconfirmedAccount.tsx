import { useState } from "react";
import { useSessionActions } from "../../auth/session";
import { LoadFailure, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import { unconfirmedAccountWords } from "./unconfirmed-account.words";

/** Stands where a screen needs the server's word on the account and it has not answered (AUTH-27). */
export function UnconfirmedAccount() {
  const words = useWords(unconfirmedAccountWords);
  const { retryAccount } = useSessionActions();
  const [isAsking, setIsAsking] = useState(false);

  async function handleRetry() {
    setIsAsking(true);
    await retryAccount();
    setIsAsking(false);
  }

  return (
    <>
      <VisuallyHidden as="h1">{words.accountUnconfirmed}</VisuallyHidden>
      <LoadFailure message={words.accountUnconfirmed} busy={isAsking} onRetry={() => void handleRetry()} />
    </>
  );
}
