import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

/** By the server's code; of others its own words are shown. */
const failures: OwnRefusalWords = {
  LAST_ADMIN: "The portal needs an admin: make somebody else one first.",
  CONFIGURED_ADMIN: "The portal's configuration names this person as an admin.",
  EMAIL_NOT_VERIFIED: "An admin needs a verified e-mail address.",
  NOT_FOUND: "That is not there any more. Reload the page to see what is.",
};

export const adminActsWords = defineWords("admin-acts", {
  en: {
    cancel: "Cancel",
    undo: "Undo",
    working: "Working...",
    reasonRule: "Please use 3 to 500 characters.",
    failed: "That did not work. Please try again.",
    failures,
    all: "All",
    showAll: "Show all",
    noneFoundHint: "Search for something else, or take a filter away.",
    noneHint: "What comes in stands here.",
    counted: (name: string, count: number, isCapped: boolean) =>
      `${name} ${format.count(count)}${isCapped ? "+" : ""}`,
    total: (count: number, isCapped: boolean) => `${format.count(count)}${isCapped ? " or more" : ""} in all`,
  },
});
