import type { ApplicationGroup, ApplicationStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";

const format = formatsIn("en");

export const applicationListWords = defineWords("application-list", {
  en: {
    steps: { ...applicationsWords.en.statuses, ...applicationsWords.en.remarks },
    afterPatience: "after 14 days",
    way: (jobTitle: string) => `Steps of your application: ${jobTitle}`,
    wrote: (company: string) => `${company} wrote:`,
    showSteps: (jobTitle: string) => `Show steps: ${jobTitle}`,
    stillAhead: "(still ahead)",
    applied: (at: string) => `Applied ${format.date(at)}`,
    day: (at: string) => format.shortDay(at),
    /** An interview has a day of its own. */
    since: (at: string) => `since ${format.shortDay(at)}`,
    actionsOf: (jobTitle: string, company: string) => `Actions for ${jobTitle} at ${company}`,
    applications: "My Applications",
    recentApplications: "Recent Applications",
    viewAll: (total: number) => `View all ${format.count(total)}`,
    noApplications: "No applications yet",
    noApplicationsHint: "Your applications will appear here.",
    findJobs: "Find Jobs",
    news: "What’s new",
    offer: "Offer",
    interview: "Interview",
    offered: (company: string) => `${company} offers you the job`,
    asked: (company: string) => `${company} wants to interview you`,
    seeApplication: "See Application",
    step: (status: ApplicationStatus, company: string, jobTitle: string) => {
      switch (status) {
        case "SHORTLISTED":
          return `${company} shortlisted you for ${jobTitle}`;
        case "HIRED":
          return `${company} hired you as ${jobTitle}`;
        case "NOT_SELECTED":
          return `${company} chose somebody else for ${jobTitle}`;
        case "SUBMITTED":
        case "VIEWED":
        case "INTERVIEW":
        case "OFFERED":
        case "WITHDRAWN":
          return `${company} opened your application for ${jobTitle}`;
      }
    },
    groups: "Applications by where they stand",
    group: {
      ALL: "All",
      ACTIVE: "Active",
      INTERVIEWS: "Interviews",
      ENDED: "Ended",
    } satisfies Record<ApplicationGroup | "ALL", string>,
    groupOf: (name: string, count: number | undefined) =>
      count === undefined ? name : `${name} ${format.count(count)}`,
    nothingIn: {
      ACTIVE: "No active applications",
      INTERVIEWS: "No interviews yet",
      ENDED: "No ended applications",
    } satisfies Record<ApplicationGroup, string>,
  },
});
