import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["seeker-dashboard"] = {
  findJobs: "வேலை தேடுங்கள்",
  backToDashboard: "டாஷ்போர்டுக்குத் திரும்பு",
};
