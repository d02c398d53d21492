import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "મંજૂરી નથી",
  explanation: "તમને આ પેજ જોવાની મંજૂરી નથી.",
  goHome: "હોમ પર પાછા જાઓ",
};
