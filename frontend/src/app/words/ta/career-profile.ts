import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "சொல்லவில்லை",
  noticeOption: (days) => (days === 0 ? "உடனே" : `${days} நாட்கள்`),
};
