import type { AuthError } from "../../auth/auth-error";
import type { accountsWords } from "./accounts.words";
import { describeAuthError } from "./describe-auth-error";

type Words = (typeof accountsWords)["en"];

/** What to do about a Google sign-in that failed, beside the specification's sentence (ERR-20). */
export function describeGoogleError(error: AuthError, { googleHints, errors }: Words): string {
  switch (error.code) {
    case "popup-blocked":
      return googleHints.allowPopups;
    case "popup-closed-by-user":
      return googleHints.closed;
    case "unauthorized-domain":
      return googleHints.foreignSite;
    case "web-storage-unsupported":
      return googleHints.allowStorage;
    case "account-exists-with-different-credential":
      return googleHints.usePassword;
    default:
      return describeAuthError(error, errors);
  }
}
