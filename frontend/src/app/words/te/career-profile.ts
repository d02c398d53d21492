import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "చెప్పలేదు",
  noticeOption: (days) => (days === 0 ? "వెంటనే" : `${days} రోజులు`),
};
