import type { AuthError } from "../../auth/auth-error";

/** The provider says `wrong-password` in projects without protection against guessing addresses. */
export function isWrongPassword({ code }: AuthError): boolean {
  return code === "invalid-credential" || code === "wrong-password";
}
