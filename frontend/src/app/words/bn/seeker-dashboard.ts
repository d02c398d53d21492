import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["seeker-dashboard"] = {
  findJobs: "চাকরি খুঁজুন",
  backToDashboard: "ড্যাশবোর্ডে ফিরে যান",
};
