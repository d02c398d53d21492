import { defineWords } from "../shared/words";

export const savedElsewhereWords = defineWords("saved-elsewhere", {
  en: {
    theirs: (value: string) => `Saved elsewhere: ${value}`,
    clearedThere: "Cleared elsewhere",
    takeTheirs: "Take theirs",
    mine: (value: string) => `You had: ${value}`,
    clearedHere: "You had cleared it",
    backToMine: "Back to mine",
  },
});
