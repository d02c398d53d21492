import { defineWords } from "../../shared/words";

export const jobScreenWords = defineWords({
  en: {
    findJobs: "Find Jobs",
    /** What was searched for comes first: a row of tabs shows the beginnings. */
    searchTitle: (asked: readonly string[]) => [asked.join(", "), "Find Jobs"].filter(Boolean).join(" · "),
    jobAt: (title: string, company: string) => `${title} at ${company}`,
    job: "Job",
    companyPage: "See its page and open jobs",
    notFoundEyebrow: "Not found",
    notFoundTitle: "This job is not here",
    notFound: "It may have been filled or closed, or the address may be mistyped.",
    findOtherJobs: "Find other jobs",
    backToHome: "Back to Home",
    loadFailed: "The job could not be loaded.",
  },
});
