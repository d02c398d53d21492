import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["seeker-dashboard"] = {
  findJobs: "नोकरी शोधा",
  backToDashboard: "डॅशबोर्डवर परत",
};
