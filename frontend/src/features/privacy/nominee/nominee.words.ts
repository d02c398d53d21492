import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const refusals: OwnRefusalWords = {};

export const nomineeWords = defineWords("nominee", {
  en: {
    title: "Your nominee",
    lead: "Name one person who may ask us for your data, or for its deletion, if you die or can’t act.",
    nobodyTold: "We tell nobody that you named them, so tell them yourself.",
    nameSomebody: "Name a nominee",
    change: "Change",
    changeTitle: "Change your nominee",
    remove: "Remove",
    removeTitle: "Remove your nominee?",
    removeText: (name: string) =>
      `We’ll keep nothing about ${name}. You can name somebody again at any time.`,
    name: "Full name",
    relation: "How they’re related to you",
    relationHint: "Such as sister, husband or friend.",
    email: "Email",
    phone: "Phone",
    phoneHint: "An Indian number. An email address or a phone number is enough.",
    /** `at` as the server tells it. */
    namedOn: (at: string) => `Named on ${format.longDate(at)}`,
    required: "Please fill this in.",
    tooLong: (most: number) => `Please use ${format.count(most)} characters at most.`,
    nameWrong: "This holds a character that we can’t keep.",
    contactMissing: "Please give an email address or a phone number.",
    emailWrong: "This isn’t an email address.",
    phoneWrong: "This isn’t an Indian phone number.",
    save: "Save",
    saving: "Saving…",
    removing: "Removing…",
    cancel: "Cancel",
    saved: "We’ve saved your nominee.",
    removed: "Your nominee is removed.",
    failed: "That did not work. Please try again.",
    refusals,
  },
});
