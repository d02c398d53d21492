import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ",
  offline: "ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ. ಕೊನೆಯ ಬಾರಿ ಕಂಡಿದ್ದನ್ನೇ ಇಲ್ಲಿ ತೋರಿಸಲಾಗಿದೆ.",

  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  postJob: "ಕೆಲಸ ಪೋಸ್ಟ್ ಮಾಡಿ",
  forJobSeekers: "ಕೆಲಸ ಹುಡುಕುವವರಿಗೆ",
  forEmployers: "ಕಂಪನಿಗಳಿಗೆ",
  company: "ಕಂಪನಿ",
  resources: "ಸಂಪನ್ಮೂಲಗಳು",
  resumeBuilder: "ರೆಸ್ಯೂಮೆ ಬಿಲ್ಡರ್",
  jobAlerts: "ಕೆಲಸದ ಅಲರ್ಟ್‌ಗಳು",
  candidates: "ಅಭ್ಯರ್ಥಿಗಳು",
  pricing: "ಬೆಲೆ",
  solutions: "ಪರಿಹಾರಗಳು",
  about: "ನಮ್ಮ ಬಗ್ಗೆ",
  contact: "ಸಂಪರ್ಕ",
  privacy: "ಗೌಪ್ಯತೆ",
  terms: "ನಿಯಮಗಳು",
  copyright: (year) => `© ${year} JobPortal. ಎಲ್ಲಾ ಹಕ್ಕುಗಳನ್ನು ಕಾಯ್ದಿರಿಸಲಾಗಿದೆ.`,

  panelTitle: (city) => `ಕೆಲಸಗಳು: ${city}`,
  panelSlogan: "ಒಂದೇ ಪ್ರೊಫೈಲ್. ಹತ್ತಿರದಲ್ಲೇ ಕೆಲಸ, ಸಂಬಳದ ವಿವರ ಸಹಿತ.",
};
