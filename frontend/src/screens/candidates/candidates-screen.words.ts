import { defineWords } from "../../shared/words";

export const screenWords = defineWords({
  en: {
    title: "Candidates",
  },
});
