import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "સેવ કર્યા વિના જવું છે?",
  keepEditing: "ફેરફાર ચાલુ રાખો",
  leave: "જાઓ",
};
