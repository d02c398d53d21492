import { words as language } from "../features/accounts/language/language.words.hi";
import { words as unauthorized } from "../screens/unauthorized/unauthorized.words.hi";

/** Every catalog in Hindi, by the name of its file. */
export const hindiWords = {
  "language": language,
  "unauthorized": unauthorized,
};
