import { type Client, english as clientWords } from "@job-portal/protocol/client.words";
import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const jobScreenWords = defineWords("job-screens", {
  en: {
    findJobs: "Find Jobs",
    /** What was searched for comes first: a row of tabs shows the beginnings. */
    searchTitle: (asked: readonly string[]) => [asked.join(", "), "Find Jobs"].filter(Boolean).join(" · "),
    jobAt: (title: string, company: string, client: Client) =>
      client.isForClient ? `${title}, ${clientWords.posterFor(company, client)}` : `${title} at ${company}`,
    job: "Job",
    companyPage: "See company and open jobs",
    notFoundEyebrow: "Not found",
    notFoundTitle: "This job is not here",
    notFound: "It may have been filled or closed, or the address may be mistyped.",
    closedEyebrow: "Closed",
    closedTitle: "This job is closed",
    closed: (title: string, company: string, at: string) =>
      `‘${title}’ at ${company} has taken no applications since ${format.date(at)}.`,
    findOtherJobs: "Find other jobs",
    backToHome: "Back to Home",
    loadFailed: "We couldn’t load this job.",
  },
});
