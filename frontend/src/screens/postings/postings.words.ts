import { defineWords } from "../../shared/words";

export const postingsWords = defineWords("postings", {
  en: {
    postTitle: "Post a New Job",
    editTitle: "Edit Job",
    title: "Job Postings",
    importTitle: "Import Jobs",
    notFoundTitle: "Job not found",
    notFound: "It is not among the job postings of your companies.",
    notEditable: "This job can't be edited as it stands now.",
    toPostings: "To Job Postings",
    lookedOnAt: (companies: string) =>
      `Your role posts no jobs for ${companies}. An owner there can give you another role.`,
  },
});
