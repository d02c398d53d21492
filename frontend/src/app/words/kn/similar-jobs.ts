import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["similar-jobs"] = { similarJobs: "ಇಂಥದೇ ಕೆಲಸಗಳು" };
