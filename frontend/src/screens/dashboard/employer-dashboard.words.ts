import { defineWords } from "../../shared/words";

const counts = new Intl.NumberFormat("en-IN");

export const employerDashboardWords = defineWords({
  en: {
    figures: "In figures",
    totalJobs: "Total Jobs",
    ofThemOpen: (count: number) => `${counts.format(count)} active`,
    totalApplications: "Total Applications",
    shortlisted: "Shortlisted",
    interviews: "Interviews",
    activeJobs: "Active Job Postings",
    postNew: "Post New Job",
    noActiveJobs: "No active job postings",
    noActiveJobsHint: "Post a job, and people find it at once.",
    others: (others: number, drafts: number) =>
      [
        others > 0 && `${counts.format(others)} in other states`,
        drafts > 0 && `${counts.format(drafts)} ${drafts === 1 ? "draft" : "drafts"}`,
      ]
        .filter(Boolean)
        .join(", "),
    allPostings: "All job postings",
  },
});
