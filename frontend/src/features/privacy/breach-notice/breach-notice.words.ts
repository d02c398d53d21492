import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const breachNoticeWords = defineWords("breach-notice", {
  en: {
    title: "What happened to your data",
    back: "Settings",
    facts: (number: number, at: string) => `Breach no. ${number} · you were told on ${format.date(at)}`,
    missing: "We haven’t told you of this breach",
    missingHint: "If you have another account, sign in with that one.",
    toSettings: "Go to Settings",
    advice: "What you can do",
    questions: "Ask or Complain",
    questionsHint: "Do you have a question about this? We answer within 30 days.",
  },
});
