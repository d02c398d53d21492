import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["seeker-dashboard"] = {
  findJobs: "ఉద్యోగాలు వెతకండి",
  backToDashboard: "డాష్‌బోర్డ్‌కు వెళ్లండి",
};
