import { defineWords } from "../../shared/words";

/** Apart from the other words of accounts, which no visitor's first page needs. */
export const unconfirmedAccountWords = defineWords("unconfirmed-account", {
  en: { accountUnconfirmed: "Your account could not be checked." },
});
