import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["job-closure"] = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "ಅಡ್ಮಿನ್ ನೋಡುವವರೆಗೆ ಈ ಕೆಲಸವನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ.",
    EXPIRED: "ಈ ಕೆಲಸದ ಅವಧಿ ಮುಗಿದಿದೆ: ಅರ್ಜಿ ಹಾಕುವ ಕೊನೆಯ ದಿನ ದಾಟಿದೆ.",
    CLOSED: "ಈ ಕೆಲಸ ಮುಚ್ಚಿದೆ.",
    REMOVED: "ಈ ಕೆಲಸವನ್ನು ತೆಗೆಯಲಾಗಿದೆ.",
  },
  blocked: {
    COMPANY: "ಕಂಪನಿ ಬ್ಲಾಕ್ ಆಗಿರುವುದರಿಂದ ಈ ಕೆಲಸವನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ.",
    POSTER: "ಪೋಸ್ಟ್ ಮಾಡಿದ ಖಾತೆ ಬ್ಲಾಕ್ ಆಗಿರುವುದರಿಂದ ಈ ಕೆಲಸವನ್ನು ತಡೆಹಿಡಿಯಲಾಗಿದೆ.",
  },
  reason: (reason) => `ಕಾರಣ: ${reason}`,
  whoReads: "ಈ ಪುಟವನ್ನು ಕಂಪನಿಯವರು ಮತ್ತು ಅಡ್ಮಿನ್‌ಗಳು ಮಾತ್ರ ಓದಬಹುದು.",
};
