import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["seeker-dashboard"] = {
  findJobs: "નોકરી શોધો",
  backToDashboard: "ડૅશબોર્ડ પર પાછા જાઓ",
};
