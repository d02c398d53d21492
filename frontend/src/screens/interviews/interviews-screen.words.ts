import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const interviewsScreenWords = defineWords("interviews-screen", {
  en: {
    title: "Interviews",
    record: "Say whether they came",
    waiting: "Waiting for a time",
    loadFailed: "We couldn’t load your interviews.",
    none: "No interviews ahead",
    noneHint: "Offer times to a candidate, and the interview stands here from then on.",
    toCandidates: "See Candidates",
    most: (count: number) => `These are the next ${format.count(count)}.`,
  },
});
