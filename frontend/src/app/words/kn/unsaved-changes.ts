import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unsaved-changes"] = {
  leaveQuestion: "ಸೇವ್ ಮಾಡದೆ ಹೋಗಬೇಕೇ?",
  keepEditing: "ತಿದ್ದುವುದು ಮುಂದುವರಿಸಿ",
  leave: "ಹೋಗಿ",
};
