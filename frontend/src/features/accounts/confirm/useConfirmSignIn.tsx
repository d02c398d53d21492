import { useState } from "react";
import { ConfirmSignIn } from "./ConfirmSignIn";

/** Asks in a dialog who it is. */
export function useConfirmSignIn() {
  const [asked, setAsked] = useState<{ end(isConfirmed: boolean): void } | null>(null);

  /** False where the dialog was closed. */
  async function confirm(): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((resolve) => setAsked({ end: resolve }));
    setAsked(null);
    return isConfirmed;
  }

  return {
    confirm,
    /** To be put beside the form, not into it: React would hand the submit on to that one. */
    confirmation: <ConfirmSignIn isOpen={asked !== null} onEnd={(isConfirmed) => asked?.end(isConfirmed)} />,
  };
}
