import { defineWords } from "../shared/words";

export const draftOfferWords = defineWords({
  en: {
    continue: "Continue it",
    discard: "Discard it",
    all: (count: number) => `See all ${count.toLocaleString("en-IN")} drafts`,
  },
});
