import type { AuthError } from "../../auth/auth-error";
import { isBlockCode } from "../../shared/account-block";
import { textOfRefusal } from "../../shared/language/useRefusalText";
import type { accountsWords } from "./accounts.words";

type ErrorWords = (typeof accountsWords)["en"]["errors"];

/** Whether a code, the server's or the provider's, says that the account is blocked. */
export const isBlock = (code: unknown): boolean => isBlockCode(code) || code === "user-disabled";

/** Whether the password is against the provider's policy (AUTH-15). */
export const isPasswordRefused = ({ code }: AuthError): boolean =>
  code === "weak-password" || code === "password-does-not-meet-requirements";

/** In the reader's language for each code that we know, else in the words of the provider or the server (AUTH-15). */
export function describeAuthError(error: AuthError, words: ErrorWords): string {
  if (error.code === "RATE_LIMITED" || error.code === "too-many-requests") return words.tooManyTries;
  if (error.isOutage) return words.outage;
  if (isPasswordRefused(error)) return words.passwordRefused(error.message) || words.unknown;
  switch (error.code) {
    case "email-already-in-use":
      return words.emailInUse;
    case "invalid-email":
      return words.malformedEmail;
    case "user-disabled":
      return words.disabled;
    default:
      return textOfRefusal(error, words.refusals) || words.unknown;
  }
}
