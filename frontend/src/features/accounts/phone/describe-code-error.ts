import { toAuthError } from "../../../auth/auth-error";
import { describeAuthError } from "../describe-auth-error";
import type { accountsWords } from "../accounts.words";
import type { phoneCodeWords } from "./phone-code.words";

type Problems = (typeof phoneCodeWords)["en"]["problems"];

const isKnown = (code: string, problems: Problems): code is keyof Problems => code in problems;

/** Why no code was sent, or one was refused. */
export function describeCodeError(
  cause: unknown,
  problems: Problems,
  errors: (typeof accountsWords)["en"]["errors"],
): string {
  const error = toAuthError(cause);
  return isKnown(error.code, problems) ? problems[error.code] : describeAuthError(error, errors);
}
