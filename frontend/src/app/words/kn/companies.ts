import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["companies"] = {
  verified: "ವೆರಿಫೈಡ್",
  notVerified: "ಇನ್ನೂ ವೆರಿಫೈ ಆಗಿಲ್ಲ",
  whatWasChecked: "ನಾವು ಪರಿಶೀಲಿಸಿದ್ದು",
  team: "ತಂಡ",
  getVerified: "ವೆರಿಫೈ ಮಾಡಿಸಿ",
  verification: "ವೆರಿಫಿಕೇಶನ್",
  industry: "ಉದ್ಯಮ ಕ್ಷೇತ್ರ",
  employees: "ಸಿಬ್ಬಂದಿ",
  headquarters: "ಮುಖ್ಯ ಕಚೇರಿ",
  website: "ವೆಬ್‌ಸೈಟ್",
  replyRate: "ಉತ್ತರ ನೀಡುವುದು",
  replyRateIs: (percent) => `ಅರ್ಜಿ ಹಾಕಿದ ${percent}% ಜನರಿಗೆ`,
  company: "ಕಂಪನಿ",
  allJobs: "ಎಲ್ಲಾ ಕೆಲಸಗಳು",
  blocked: (name) =>
    `${name} ಬ್ಲಾಕ್ ಆಗಿದೆ: ಈ ಕಂಪನಿಯಾಗಲಿ ಅದರ ಕೆಲಸಗಳಾಗಲಿ ಯಾರಿಗೂ ಕಾಣಿಸುವುದಿಲ್ಲ, ಅದಕ್ಕಾಗಿ ಯಾರೂ ಕೆಲಸ ಪೋಸ್ಟ್ ಮಾಡಲು ಆಗುವುದಿಲ್ಲ.`,
  blockReason: (reason) => `ಕಾರಣ: ${reason}`,
  careerPage: "ಕರಿಯರ್ ಪುಟ",
  moreOf: "ಹೇಗೆ ಉತ್ತರಿಸುತ್ತದೆ, ಏನನ್ನು ಪರಿಶೀಲಿಸಲಾಗಿದೆ",
  editPage: "ಈ ಪುಟ ತಿದ್ದಿ",
  about: "ಕಂಪನಿಯ ಬಗ್ಗೆ",
  atAGlance: "ಒಂದು ನೋಟದಲ್ಲಿ",
  noAbout: (name) => `${name} ತನ್ನ ಬಗ್ಗೆ ಇನ್ನೂ ಏನೂ ಬರೆದಿಲ್ಲ.`,
  firstReply: "ಮೊದಲ ಉತ್ತರ",
  firstReplyWithin: (days) => `ಸಾಮಾನ್ಯವಾಗಿ ${days === 1 ? "ಒಂದು ದಿನದೊಳಗೆ" : `${days} ದಿನಗಳೊಳಗೆ`}`,
};
