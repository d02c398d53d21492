import { defineWords } from "../../../shared/words";

export const suggestionsWords = defineWords("suggestions", {
  en: {
    found: (count: number) =>
      count === 0 ? "" : `${count} ${count === 1 ? "suggestion" : "suggestions"}, down arrow to choose`,
  },
});
