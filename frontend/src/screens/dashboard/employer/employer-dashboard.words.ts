import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const employerDashboardWords = defineWords({
  en: {
    figures: "In figures",
    totalJobs: "Total Jobs",
    ofThemOpen: (count: number) => `${format.count(count)} active`,
    totalApplications: "Total Applications",
    notWithdrawn: "withdrawn ones left out",
    shortlisted: "Shortlisted",
    interviews: "Interviews",
    activeJobs: "Active Job Postings",
    postNew: "Post New Job",
    noActiveJobs: "No active job postings",
    noActiveJobsHint: "Post a job, and people find it at once.",
    others: (others: number, drafts: number) =>
      [
        others > 0 && `${format.count(others)} with another status`,
        drafts > 0 && `${format.count(drafts)} ${drafts === 1 ? "draft" : "drafts"}`,
      ]
        .filter(Boolean)
        .join(", "),
    recentCandidates: "Recent Candidates",
    noCandidates: "No candidates yet",
    noCandidatesHint: "Whoever applies to a job of your companies stands here.",
    unopened: (count: number, isCapped: boolean) =>
      count > 0 ? `${format.count(count)}${isCapped ? "+" : ""} not opened yet` : "All opened",
    allCandidates: "All candidates",
    allPostings: "All job postings",
  },
});
