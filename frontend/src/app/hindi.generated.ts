import { words as unauthorized } from "../screens/unauthorized/unauthorized.words.hi";

/** Every catalog in Hindi, by the name of its file. */
export const hindiWords = {
  "unauthorized": unauthorized,
};
