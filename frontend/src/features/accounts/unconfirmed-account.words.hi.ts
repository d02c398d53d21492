import type { Translated } from "../../shared/words";
import type { unconfirmedAccountWords } from "./unconfirmed-account.words";

export const words: Translated<typeof unconfirmedAccountWords> = {
  accountUnconfirmed: "आपके खाते की जाँच नहीं हो सकी।",
};
