import { defineWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";

const days = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "Asia/Kolkata" });
const years = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export const applicationListWords = defineWords({
  en: {
    steps: { ...applicationsWords.en.statuses, ...applicationsWords.en.remarks },
    afterPatience: "after 14 days",
    way: (jobTitle: string) => `Steps of the application: ${jobTitle}`,
    stillAhead: "(still ahead)",
    applied: (at: string) => `Applied ${years.format(new Date(at))}`,
    day: (at: string) => days.format(new Date(at)),
    actionsOf: (jobTitle: string) => `Actions for ${jobTitle}`,
    applications: "My Applications",
    recentApplications: "Recent Applications",
    viewAll: (total: number) => `View all ${total.toLocaleString("en-IN")}`,
    noApplications: "No applications yet",
    noApplicationsHint: "Jobs that you apply to stand here, each with its steps and their dates.",
    findJobs: "Find Jobs",
  },
});
