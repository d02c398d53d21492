import { defineWords } from "../../../shared/words";

export const similarJobsWords = defineWords("similar-jobs", {
  en: {
    similarJobs: "Similar jobs",
  },
});
