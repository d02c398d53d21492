import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["unauthorized"] = {
  code: "403",
  title: "ಅನುಮತಿ ಇಲ್ಲ",
  explanation: "ಈ ಪುಟ ನೋಡಲು ನಿಮಗೆ ಅನುಮತಿ ಇಲ್ಲ.",
  goHome: "ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
};
