import { defineWords } from "../../shared/words";

export const companyMessagesWords = defineWords("company-messages", {
  en: {
    noneHint: "Messages stand here once you write to a candidate, or one writes to you.",
    candidates: "Candidates",
  },
});
