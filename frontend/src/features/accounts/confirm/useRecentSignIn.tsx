import { readRefusal } from "../../../shared/refusal";
import { useConfirmSignIn } from "./useConfirmSignIn";

/**
 * For acts that the server does after a recent sign-in alone (KEYS-07). The server decides whether one is needed: if it
 * refuses the act for that, a dialog asks who it is, and the act is done once more.
 */
export function useRecentSignIn() {
  const { confirm, confirmation } = useConfirmSignIn();

  /** Answers null where the dialog was closed. Rejects as the act does. */
  async function withRecentSignIn<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await act();
    } catch (error) {
      if (readRefusal(error).code !== "RECENT_SIGN_IN_REQUIRED") throw error;
    }
    return (await confirm()) ? await act() : null;
  }

  return { withRecentSignIn, confirmation };
}
