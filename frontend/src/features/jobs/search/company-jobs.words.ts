import { defineWords } from "../../../shared/words";

const counts = new Intl.NumberFormat("en-IN");

export const companyJobsWords = defineWords({
  en: {
    openJobs: (total: number) => (total === 0 ? "Open jobs" : `Open jobs (${counts.format(total)})`),
    none: "No open jobs right now",
    noneHint: "This company is not hiring at the moment. Others near you may be.",
    findOthers: "Find other jobs",
  },
});
