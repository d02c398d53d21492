import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const jobsCsvWords = defineWords("jobs-csv", {
  en: {
    more: "More",
    importJobs: "Import CSV or Excel",
    companyPage: "Company page",
    companyPageOf: (company: string) => `Company page of ${company}`,
    exportJobs: "Export CSV",
    exportOf: (company: string) => `Export jobs of ${company}`,
    exportFailed: "The file could not be made. Please try again.",
    exportIsCut: (count: number) =>
      `The file has the newest ${format.count(count)} jobs. Older ones are not in it.`,
    /** `day` as 2026-11-21. */
    exportName: (day: string) => `jobs-${day}.csv`,
  },
});
