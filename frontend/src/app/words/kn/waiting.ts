import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "ನೆಟ್‌ವರ್ಕ್‌ಗಾಗಿ ಕಾಯುತ್ತಿದೆ. ಅದು ತಾನಾಗಿಯೇ ಹೋಗುತ್ತದೆ.",
  takeBack: "ಕಳುಹಿಸಬೇಡಿ",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `ನಿಮ್ಮ ಅರ್ಜಿಯನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ: ${title}`,
  refused: (title) => `ನಿಮ್ಮ ಅರ್ಜಿ ಹೋಗಲಿಲ್ಲ: ${title}`,
  seeWhy: "ಕಾರಣ ನೋಡಿ",
  notSent: "ನಿಮ್ಮ ಅರ್ಜಿ ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ.",
  limitReached: "ಈ ತಿಂಗಳ ನಿಮ್ಮ ಎಲ್ಲಾ ಅರ್ಜಿಗಳು ಮುಗಿದಿವೆ.",
  questionsChanged: "ಕಂಪನಿ ತನ್ನ ಪ್ರಶ್ನೆಗಳನ್ನು ಬದಲಿಸಿದೆ. ಮತ್ತೆ ಉತ್ತರಿಸಿ.",
  kept: "ನೀವು ಬರೆದದ್ದು",
  openAgain: "ಮತ್ತೆ ತೆರೆಯಿರಿ",
  remove: "ಅಳಿಸಿ",
};
