import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { jobsCsvWords } from "./jobs-csv.words";

const format = formatsIn("hi");

export const words: Translated<typeof jobsCsvWords> = {
  more: "और",
  importJobs: "CSV या Excel से लाएँ",
  companyPage: "कंपनी का पेज",
  companyPageOf: (company) => `${company} का पेज`,
  exportJobs: "CSV में निकालें",
  exportOf: (company) => `${company} की नौकरियाँ निकालें`,
  exportFailed: "फ़ाइल नहीं बन सकी। फिर कोशिश करें।",
  exportIsCut: (count) => `फ़ाइल में सबसे नई ${format.count(count)} नौकरियाँ हैं। पुरानी इसमें नहीं हैं।`,
  exportName: (day) => `jobs-${day}.csv`,
};
