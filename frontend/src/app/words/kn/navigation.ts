import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "ಮುಖಪುಟ",
  brandHome: "JobPortal, ಮುಖಪುಟ",
  mainNavigation: "ಮುಖ್ಯ",
  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  postJob: "ಕೆಲಸ ಪೋಸ್ಟ್ ಮಾಡಿ",
  dashboard: "ಡ್ಯಾಶ್‌ಬೋರ್ಡ್",
  signIn: "ಸೈನ್ ಇನ್",
  register: "ನೋಂದಾಯಿಸಿ",
  logout: "ಸೈನ್ ಔಟ್",
  accountMenu: "ಖಾತೆಯ ಮೆನು",
  accountMenuOf: (name) => `ಖಾತೆಯ ಮೆನು: ${name}`,
  openMenu: "ಮೆನು ತೆರೆಯಿರಿ",
  menu: "ಮೆನು",
  phoneBar: "ಶಾರ್ಟ್‌ಕಟ್‌ಗಳು",
  jobs: "ಕೆಲಸಗಳು",
  saved: "ಸೇವ್ ಆದವು",
  applications: "ಅರ್ಜಿಗಳು",
  profile: "ಪ್ರೊಫೈಲ್",
  alerts: "ಕೆಲಸದ ಅಲರ್ಟ್‌ಗಳು",
  settings: "ಸೆಟ್ಟಿಂಗ್ಸ್",
};
