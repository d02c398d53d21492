import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "ಬೇಕಾದ ಸೆಟ್ಟಿಂಗ್ಸ್ ಇಲ್ಲ",
  crashed: "ಏನೋ ತಪ್ಪಾಗಿದೆ",
  crashedHint: "ಈ ಪುಟ ನಿಂತುಹೋಗಿದೆ. ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿದರೆ ಸಾಮಾನ್ಯವಾಗಿ ಸರಿಹೋಗುತ್ತದೆ.",
  reload: "ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ",
  partNotLoaded: "ಈ ಪುಟ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  sessionUnknown: "ಸೈನ್ ಇನ್ ಸೇವೆ ಉತ್ತರಿಸುತ್ತಿಲ್ಲ.",
  signIn: "ಸೈನ್ ಇನ್",
};
