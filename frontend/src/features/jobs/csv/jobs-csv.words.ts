import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const jobsCsvWords = defineWords({
  en: {
    exportJobs: "Export CSV",
    exportOf: (company: string) => `Jobs of ${company}`,
    exportFailed: "The file could not be made. Please try again.",
    exportIsCut: (count: number) =>
      `The file has the newest ${format.count(count)} jobs. Older ones are not in it.`,
    /** `day` as 2026-11-21. */
    exportName: (day: string) => `jobs-${day}.csv`,
  },
});
