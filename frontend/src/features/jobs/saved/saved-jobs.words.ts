import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const savedJobsWords = defineWords({
  en: {
    savedJobs: "Saved Jobs",
    saved: (at: string) => `Saved ${format.shortDay(at)}`,
    closed: "Job closed",
    remove: (title: string) => `Remove from saved jobs: ${title}`,
    removed: "Removed from your saved jobs",
    undo: "Undo",
    restored: "Back among your saved jobs",
    notRestored: "The job could not be saved again. Please try again.",
    notRemoved: "The job could not be removed. Please try again.",
    viewAll: (total: number) => `View all ${format.count(total)}`,
    findJobs: "Find Jobs",
    none: "No saved jobs yet",
    noneHint: "'Save Job' on a job's page keeps it here.",
  },
});
