import { defineWords } from "../../shared/words";

export const unauthorizedWords = defineWords("unauthorized", {
  en: {
    code: "403",
    title: "Access Denied",
    explanation: "You don't have permission to access this page.",
    goHome: "Go back home",
  },
});
