import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const savedJobsWords = defineWords("saved-jobs", {
  en: {
    savedJobs: "Saved Jobs",
    saved: (at: string) => `Saved ${format.shortDay(at)}`,
    closed: "Job closed",
    remove: (title: string) => `Remove from saved jobs: ${title}`,
    removed: "Removed from your saved jobs",
    undo: "Undo",
    restored: "Back in your saved jobs",
    notRestored: "We couldn’t save this job again. Please try again.",
    notRemoved: "We couldn’t remove this job. Please try again.",
    viewAll: (total: number) => `View all ${format.count(total)}`,
    findJobs: "Find Jobs",
    none: "No saved jobs yet",
    noneHint: "Jobs you save will appear here.",
  },
});
