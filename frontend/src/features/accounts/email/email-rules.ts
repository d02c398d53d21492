import type { accountsWords } from "../accounts.words";

/** An address has something on both sides of its @; the provider judges the rest. */
const EMAIL = /^\s*\S+@\S+\s*$/;

/** The rules of a field for an e-mail address, for react-hook-form's `register`. */
export function emailRules({ enterEmail, errors }: (typeof accountsWords)["en"]) {
  return { required: enterEmail, pattern: { value: EMAIL, message: errors.malformedEmail } };
}
