import { useRef, useState } from "react";
import { useSessionActions, type SessionUser } from "../../../auth/session";

/** The full name of who has none in their profile yet: an application without one is of no use to a company. */
export function useMissingName(user: SessionUser) {
  const { updateUserProfile } = useSessionActions();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [isTold, setIsTold] = useState(false);
  const isMissing = !user.displayName;
  const isEmpty = isMissing && !name.trim();

  /** @returns whether the profile can be sent; else the field says what is needed, and has the focus */
  function check(): boolean {
    setIsTold(true);
    if (isEmpty) field.current?.focus();
    return !isEmpty;
  }

  /** Puts the name into the profile, which the application is then made of. @throws AuthError */
  async function keep(): Promise<void> {
    if (isMissing) await updateUserProfile(name.trim(), user.photoURL, {});
  }

  return { field, name, setName, isMissing, isRefused: isTold && isEmpty, check, keep };
}
