import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["career-profile"] = {
  notSaid: "જણાવ્યું નથી",
  noticeOption: (days) => (days === 0 ? "તરત જ" : `${days} દિવસ`),
};
