import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "ಟೋಕನ್ ನಂಬರ್ ಪಡೆಯಿರಿ",
  linkTitle: "ಈ ಕೆಲಸಕ್ಕೆ ವಾಕ್-ಇನ್ ಇದೆ",
  linkHint: "ಟೋಕನ್ ನಂಬರ್ ತೆಗೆದುಕೊಂಡು, ನಿಮ್ಮ ಸರದಿ ಯಾವಾಗ ಎಂದು ನೋಡಿ.",
};
