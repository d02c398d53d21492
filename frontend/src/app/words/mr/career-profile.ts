import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "सांगितले नाही",
  noticeOption: (days) => (days === 0 ? "लगेच" : `${days} दिवस`),
};
