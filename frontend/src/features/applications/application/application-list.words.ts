import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";

const format = formatsIn("en");

export const applicationListWords = defineWords({
  en: {
    steps: { ...applicationsWords.en.statuses, ...applicationsWords.en.remarks },
    afterPatience: "after 14 days",
    way: (jobTitle: string) => `Steps of the application: ${jobTitle}`,
    stillAhead: "(still ahead)",
    applied: (at: string) => `Applied ${format.date(at)}`,
    day: (at: string) => format.shortDay(at),
    actionsOf: (jobTitle: string, company: string) => `Actions for ${jobTitle} at ${company}`,
    applications: "My Applications",
    recentApplications: "Recent Applications",
    viewAll: (total: number) => `View all ${format.count(total)}`,
    noApplications: "No applications yet",
    noApplicationsHint: "Your applications will appear here.",
    findJobs: "Find Jobs",
  },
});
