import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { ConsentPurpose } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

interface PurposeWords {
  label: string;
  hint: string;
}

const purposes: Readonly<Record<ConsentPurpose, PurposeWords>> = {
  SEARCH_FIGURES: {
    label: "Count my searches",
    hint: "We count what people search for and open, without saying who, to make search better. Counts go after 90 days.",
  },
};

export const consentsWords = defineWords("consents", {
  en: {
    askTitle: "Two questions, asked once",
    askText: "Answer or leave them. You can change both in the settings at any time.",
    ageQuestion: `Are you ${ADULT_YEARS} or older?`,
    adult: `Yes, I’m ${ADULT_YEARS} or older`,
    younger: "No, I’m younger",
    youngerText:
      `Thank you for telling us. The portal is for people of ${ADULT_YEARS} and older, so we can’t keep your account. ` +
      "Until you delete it, you can’t apply, post jobs or be found by companies. " +
      `Deleting it erases what you gave us. You’re welcome to come back when you’re ${ADULT_YEARS}.`,
    wronglyYounger: `I’m ${ADULT_YEARS} or older, I answered wrongly`,
    wronglyAdult: `I’m younger than ${ADULT_YEARS}, I answered wrongly`,
    /** `day` as 25 November 2026. */
    adultSince: (day: string) => `You said on ${day} that you’re ${ADULT_YEARS} or older.`,
    purposes,
    allowedSince: (day: string) => `Allowed on ${day}`,
    readNotice: "Read the privacy notice",
    done: "Done",
    settingsTitle: "What you allow",
    others: "These have pages of their own, where you turn them on and off:",
    beingFound: "Being found by companies",
    alerts: "Job alerts",
    notSaved: "We couldn’t save that. Please try again.",
  },
});
