import { defineWords } from "../../../shared/words";

const days = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "Asia/Kolkata" });

export const savedJobsWords = defineWords({
  en: {
    savedJobs: "Saved Jobs",
    saved: (at: string) => `Saved ${days.format(new Date(at))}`,
    closed: "Job closed",
    remove: (title: string) => `Remove from saved jobs: ${title}`,
    removed: "Removed from your saved jobs",
    undo: "Undo",
    restored: "Back among your saved jobs",
    notRestored: "The job could not be saved again. Please try again.",
    notRemoved: "The job could not be removed. Please try again.",
    viewAll: (total: number) => `View all ${total.toLocaleString("en-IN")}`,
    findJobs: "Find Jobs",
    none: "No saved jobs yet",
    noneHint: "'Save Job' on a job's page keeps it here.",
  },
});
