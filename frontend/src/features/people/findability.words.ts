import { formatsIn } from "../../shared/language/formats";
import type { OwnRefusalWords } from "../../shared/language/refusal.words";
import type { ShownGroup } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** What the seeker reads: the switch, who looked, invitations. */
export const findabilityWords = defineWords("findability", {
  en: {
    title: "Found by Companies",
    back: "Profile",
    hint: "Verified companies can find you and invite you to a job. You decide.",
    link: "Let verified companies find you, without your name or contact.",
    open: "Set Up",
    loadFailed: "We couldn’t load this page.",
    failed: "We couldn’t save this. Check your connection and try again.",

    switchTitle: "Who can find you",
    isFindable: "Let verified companies find me",
    isOn: "On: verified companies can find you.",
    isOff: "Off: no company can find you.",
    shown: "What they see",
    groups: {
      ABOUT: "Headline, position and years of experience",
      SKILLS: "Skills, education and languages",
      WISHES: "Notice period, places and kind of work",
      EXPECTED_PAY: "Expected pay",
    } satisfies Record<ShownGroup, string>,
    never: "They never see your name, phone, email, photo, resume, present employer or present pay.",
    change: "Change what you say in your work profile",
    hidden: "Hide me from these companies",
    hiddenHint: "One name a line. We know a name in other spellings too, such as Pvt Ltd or capitals.",
    employers: (names: readonly string[]) => `Always hidden, because you work there: ${names.join(", ")}`,
    noEmployer: "Where you work now never finds you. Name it in your work profile, or above.",
    save: "Save",
    saving: "Saving...",
    saved: "Saved",
    refusals: {
      NOTHING_SHOWN: "Show your headline or skills, and fill one of them in, so that companies can find you.",
      BAD_USER_INPUT: "Name up to 30 companies, each with up to 120 characters.",
      EMAIL_NOT_VERIFIED: "Verify your email first.",
    } satisfies OwnRefusalWords,

    cardTitle: "Your card",
    cardHint: "This is all that companies see before you say yes.",
    noCard: "There is nothing to show yet. Choose what they see, then save.",

    looksTitle: "Who looked",
    looks: (count: number) =>
      `${format.count(count)} ${count === 1 ? "company" : "companies"} opened your card in the last 90 days.`,
    noLooks: "No company has opened your card in the last 90 days.",
    lookedAt: (at: string) => format.dateTime(at),
  },
});
