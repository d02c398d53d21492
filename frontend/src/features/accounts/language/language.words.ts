import { defineWords } from "../../../shared/words";

export const languageWords = defineWords("language", {
  en: {
    title: "Language",
    current: (name: string) => `Language: ${name}`,
    text: "Kept in your account, for all of your devices.",
    unsaved: "In the other language the page loads anew. What you wrote here would be lost.",
    notSaved: "Your language could not be saved.",
    /** At the foot of a page whose words no speaker has read yet. */
    machineMade: "Translated by machine.",
    tellUs: "Tell us what is wrong",
  },
});
