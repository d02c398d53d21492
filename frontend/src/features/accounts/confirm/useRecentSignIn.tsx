import { useState } from "react";
import { readRefusal } from "../../../shared/refusal";
import { ConfirmSignIn } from "./ConfirmSignIn";

/**
 * For acts that the server does after a recent sign-in alone (KEYS-07). The server decides whether one is needed: if it
 * refuses the act for that, a dialog asks who it is, and the act is done once more.
 */
export function useRecentSignIn() {
  const [asked, setAsked] = useState<{ end(isConfirmed: boolean): void } | null>(null);

  /** Answers null where the dialog was closed. Rejects as the act does. */
  async function withRecentSignIn<Answer>(act: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await act();
    } catch (error) {
      if (readRefusal(error).code !== "RECENT_SIGN_IN_REQUIRED") throw error;
    }
    const isConfirmed = await new Promise<boolean>((resolve) => setAsked({ end: resolve }));
    setAsked(null);
    return isConfirmed ? await act() : null;
  }

  return {
    withRecentSignIn,
    /** To be put beside the form, not into it: React would hand the submit on to that one. */
    confirmation: <ConfirmSignIn isOpen={asked !== null} onEnd={(isConfirmed) => asked?.end(isConfirmed)} />,
  };
}
