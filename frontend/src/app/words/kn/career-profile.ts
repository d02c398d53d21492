import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "ತಿಳಿಸಿಲ್ಲ",
  noticeOption: (days) => (days === 0 ? "ತಕ್ಷಣ" : days === 1 ? "1 ದಿನ" : `${days} ದಿನಗಳು`),
};
