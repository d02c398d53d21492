import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "सेव्ह न करता बाहेर पडायचे?",
  keepEditing: "लिहीत राहा",
  leave: "बाहेर पडा",
};
