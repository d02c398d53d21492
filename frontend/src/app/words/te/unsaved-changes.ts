import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "సేవ్ చేయకుండా వెళ్లిపోతారా?",
  keepEditing: "ఎడిటింగ్ కొనసాగించండి",
  leave: "వెళ్లిపోండి",
};
