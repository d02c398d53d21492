import { gujarati as clientWords } from "@job-portal/protocol/client.words.gu";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["job-screens"] = {
  findJobs: "નોકરી શોધો",
  searchTitle: (asked) => [asked.join(", "), "નોકરી શોધો"].filter(Boolean).join(" · "),
  jobAt: (title, company, client) => `${title}, ${clientWords.posterFor(company, client)}`,
  job: "નોકરી",
  companyPage: "કંપની અને તેની ખુલ્લી નોકરીઓ જુઓ",
  notFoundEyebrow: "મળી નહીં",
  notFoundTitle: "આ નોકરી અહીં નથી",
  notFound: "જગ્યા ભરાઈ ગઈ હોઈ શકે, નોકરી બંધ થઈ હોઈ શકે, અથવા એડ્રેસ ખોટું લખાયું હોઈ શકે.",
  closedEyebrow: "બંધ",
  closedTitle: "આ નોકરી બંધ છે",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)}થી અરજીઓ લેવાતી નથી.`,
  findOtherJobs: "બીજી નોકરીઓ શોધો",
  backToHome: "હોમ પર પાછા જાઓ",
  loadFailed: "આ નોકરી લોડ થઈ શકી નહીં.",
};
