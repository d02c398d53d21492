import { defineWords } from "../../../shared/words";

export const languageWords = defineWords("language", {
  en: {
    title: "Language",
    text: "Kept in your account, for all of your devices.",
    unsaved: "In the other language the page loads anew. What you wrote here would be lost.",
    notSaved: "Your language could not be saved.",
  },
});
