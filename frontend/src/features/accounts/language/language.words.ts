import { defineWords } from "../../../shared/words";

export const languageWords = defineWords("language", {
  en: {
    title: "Language",
    text: "Kept in your account, for all of your devices.",
    notSaved: "Your language could not be saved.",
  },
});
