import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const ownJobHighlightWords = defineWords("own-job-highlight", {
  en: {
    title: "Highlight",
    highlight: "Highlight this job",
    used: (used: number, limit: number) => `${format.count(used)} of ${format.count(limit)} highlighted`,
    means:
      "Its card says “Highlighted · paid”. It can stand at the top of a search that it matches as well as the best.",
    ends: "It ends when the job closes, when your plan ends, or when you turn it off.",
    views: (count: number, all: number) =>
      `${format.count(count)} of ${format.count(all)} views came while it was highlighted.`,
    noneInPlan: "No plan of your company’s owners has highlighted jobs.",
    plans: "See plans",
    full: "All of them are taken. Turn another one off first, or take a higher plan.",
    notVerified: "Only verified companies can highlight jobs.",
    verify: "Get verified",
    on: "The job is highlighted.",
    off: "The job is not highlighted any more.",
  },
});
