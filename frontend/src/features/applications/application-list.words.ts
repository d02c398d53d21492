import { defineWords } from "../../shared/words";

const days = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "Asia/Kolkata" });
const years = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export const applicationListWords = defineWords({
  en: {
    /** STAT-08 has 'Under Review'. */
    steps: {
      SUBMITTED: "Submitted",
      VIEWED: "Under Review",
      SHORTLISTED: "Shortlisted",
      INTERVIEW: "Interview",
      OFFERED: "Offered",
      HIRED: "Hired",
      NOT_SELECTED: "Not selected",
      WITHDRAWN: "Withdrawn",
      NO_REPLY: "No reply",
      JOB_CLOSED: "Job closed",
    },
    afterPatience: "after 14 days",
    way: (jobTitle: string) => `Steps of the application: ${jobTitle}`,
    stillAhead: "(still ahead)",
    applied: (at: string) => `Applied ${years.format(new Date(at))}`,
    day: (at: string) => days.format(new Date(at)),
    applications: "My Applications",
    recentApplications: "Recent Applications",
    viewAll: (total: number) => `View all ${total.toLocaleString("en-IN")}`,
    noApplications: "No applications yet",
    noApplicationsHint: "Jobs that you apply to stand here, each with its steps and their dates.",
    findJobs: "Find Jobs",
  },
});
