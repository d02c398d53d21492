import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("kn");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 ದಿನಗಳ ನಂತರ",
  way: (jobTitle) => `ನಿಮ್ಮ ಅರ್ಜಿಯ ಹಂತಗಳು: ${jobTitle}`,
  wrote: (company) => `${company} ಬರೆದಿದೆ:`,
  showSteps: (jobTitle) => `ಹಂತಗಳನ್ನು ತೋರಿಸಿ: ${jobTitle}`,
  stillAhead: "(ಇನ್ನು ಮುಂದೆ)",
  applied: (at) => `ಅರ್ಜಿ ಹಾಕಿದ್ದು ${format.date(at)}`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} ರಿಂದ`,
  actionsOf: (jobTitle, company) => `ಆಯ್ಕೆಗಳು: ${jobTitle}, ${company}`,
  applications: "ನನ್ನ ಅರ್ಜಿಗಳು",
  recentApplications: "ಇತ್ತೀಚಿನ ಅರ್ಜಿಗಳು",
  viewAll: (total) => `ಎಲ್ಲಾ ನೋಡಿ (${format.count(total)})`,
  noApplications: "ಇನ್ನೂ ಅರ್ಜಿಗಳಿಲ್ಲ",
  noApplicationsHint: "ನಿಮ್ಮ ಅರ್ಜಿಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.",
  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  news: "ಹೊಸದೇನು",
  offer: "ಆಫರ್",
  interview: "ಇಂಟರ್‌ವ್ಯೂ",
  offered: (company) => `${company} ನಿಮಗೆ ಕೆಲಸದ ಆಫರ್ ನೀಡಿದೆ`,
  asked: (company) => `${company} ನಿಮ್ಮನ್ನು ಇಂಟರ್‌ವ್ಯೂಗೆ ಕರೆದಿದೆ`,
  seeApplication: "ಅರ್ಜಿ ನೋಡಿ",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} ನಿಮ್ಮನ್ನು ಶಾರ್ಟ್‌ಲಿಸ್ಟ್ ಮಾಡಿದೆ: ${jobTitle}`;
      case "HIRED":
        return `${company} ನಿಮ್ಮನ್ನು ಕೆಲಸಕ್ಕೆ ತೆಗೆದುಕೊಂಡಿದೆ: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} ಬೇರೊಬ್ಬರನ್ನು ಆಯ್ಕೆಮಾಡಿದೆ: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} ನಿಮ್ಮ ಅರ್ಜಿ ತೆರೆದಿದೆ: ${jobTitle}`;
    }
  },
  groups: "ಹಂತದ ಪ್ರಕಾರ ಅರ್ಜಿಗಳು",
  group: { ALL: "ಎಲ್ಲಾ", ACTIVE: "ನಡೆಯುತ್ತಿರುವವು", INTERVIEWS: "ಇಂಟರ್‌ವ್ಯೂಗಳು", ENDED: "ಮುಗಿದವು" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "ನಡೆಯುತ್ತಿರುವ ಅರ್ಜಿಗಳಿಲ್ಲ",
    INTERVIEWS: "ಇನ್ನೂ ಇಂಟರ್‌ವ್ಯೂಗಳಿಲ್ಲ",
    ENDED: "ಮುಗಿದ ಅರ್ಜಿಗಳಿಲ್ಲ",
  },
};
