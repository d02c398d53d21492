import { formatsIn } from "../shared/language/formats";
import { defineWords } from "../shared/words";

const format = formatsIn("en");

export const draftOfferWords = defineWords("draft-offer", {
  en: {
    continue: "Continue it",
    discard: "Discard it",
    all: (count: number) => `See all ${format.count(count)} drafts`,
  },
});
