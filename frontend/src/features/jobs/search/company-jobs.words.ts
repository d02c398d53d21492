import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const companyJobsWords = defineWords("company-jobs", {
  en: {
    openJobs: (total: number) => (total === 0 ? "Open jobs" : `Open jobs (${format.count(total)})`),
    none: "No open jobs right now",
    noneHint: "This company is not hiring at the moment. Others near you may be.",
    noneFound: "No job here fits that",
    noneFoundHint: "Try another word of the title or the place, or clear the search.",
    findOthers: "Find other jobs",
  },
});
