import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "சேமிக்காமல் வெளியேறவா?",
  keepEditing: "தொடர்ந்து திருத்து",
  leave: "வெளியேறு",
};
