import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "জানানো হয়নি",
  noticeOption: (days) => (days === 0 ? "এখনই" : `${days} দিন`),
};
