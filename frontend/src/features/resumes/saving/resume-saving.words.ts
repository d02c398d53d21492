import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const resumeSavingWords = defineWords("resume-saving", {
  en: {
    saving: {
      saving: "Saving...",
      saved: (at: number) => `Saved ${format.time(at)}`,
      offline: "Not saved yet - you are offline",
      unreachable: "Not saved yet - we keep trying",
      incomplete: "Not saved yet - something required is missing",
      refused: "Not saved yet",
    },
    refusals: {
      tooLarge: "This is more than a resume can hold: 100 entries in all lists together, and 64 kB of text.",
      limit: "You have 100 resumes, which is as many as there can be. Delete one to begin another.",
      template: "Your plan has no room for one more template.",
      other: "Your changes could not be saved.",
    },
    changed: "This resume was changed in another tab or on another device. Nothing of yours is lost: choose.",
    deleted: "This resume was deleted elsewhere. What you see here can be kept as a copy.",
    upgrade: "Upgrade Plan",
    loadNewer: "Load the newer",
    keepMine: "Keep mine as a copy",
  },
});
