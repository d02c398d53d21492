import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["resumes"] = {
  templates: {
    CLASSIC: "ಕ್ಲಾಸಿಕ್",
    MODERN: "ಮಾಡರ್ನ್",
    COMPACT: "ಕಾಂಪ್ಯಾಕ್ಟ್",
    ELEGANT: "ಎಲಿಗೆಂಟ್",
    TECHNICAL: "ಟೆಕ್ನಿಕಲ್",
    ACADEMIC: "ಅಕಾಡೆಮಿಕ್",
    BOLD: "ಬೋಲ್ಡ್",
    MINIMAL: "ಮಿನಿಮಲ್",
  },
};
