import { type FocusEvent, useState } from "react";
import { InlineButton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../accounts.words";
import { emailMeantBy } from "./email-meant";

/**
 * Asks about an address that looks mistyped, once its field was left for another: the mail that confirms it would
 * reach nobody (WAYS-11). Whoever presses a button instead is not asked, because the button would move away below
 * their finger.
 */
export function useEmailHint() {
  const { emailMeant } = useWords(accountsWords);
  const [left, setLeft] = useState("");

  function handleBlur({ target, relatedTarget }: FocusEvent<HTMLInputElement>) {
    if (relatedTarget instanceof HTMLInputElement) setLeft(target.value);
  }

  /** @param onMeant takes the address that was meant */
  function hintFor(email: string, onMeant: (email: string) => void) {
    const meant = email === left ? emailMeantBy(email) : null;
    if (meant === null) return undefined;
    return (
      <>
        {emailMeant.before} <InlineButton onClick={() => onMeant(meant)}>{meant}</InlineButton>
        {emailMeant.after}
      </>
    );
  }

  return { handleBlur, hintFor };
}
