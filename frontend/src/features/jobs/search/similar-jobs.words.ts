import { defineWords } from "../../../shared/words";

export const similarJobsWords = defineWords({
  en: {
    similarJobs: "Similar jobs",
  },
});
