import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "সেভ না করেই চলে যাবেন?",
  keepEditing: "এডিট চালিয়ে যান",
  leave: "চলে যান",
};
