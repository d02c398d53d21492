import { InlineButton } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { emailMeantBy } from "./email-meant";

/**
 * Asks about an address that looks mistyped, once its field was left: the mail that confirms it would
 * reach nobody (WAYS-11).
 * @param onMeant takes the address that was meant
 */
export function useEmailHint(email: string, isLeft: boolean, onMeant: (email: string) => void) {
  const { emailMeant } = useWords(accountsWords);
  const meant = isLeft ? emailMeantBy(email) : null;
  if (meant === null) return undefined;
  return (
    <>
      {emailMeant.before} <InlineButton onClick={() => onMeant(meant)}>{meant}</InlineButton>
      {emailMeant.after}
    </>
  );
}
