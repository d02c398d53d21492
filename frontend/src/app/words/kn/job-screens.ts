import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["job-screens"] = {
  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  searchTitle: (asked) => [asked.join(", "), "ಕೆಲಸ ಹುಡುಕಿ"].filter(Boolean).join(" · "),
  jobAt: (title, company) => `${title}, ${company}`,
  job: "ಕೆಲಸ",
  companyPage: "ಕಂಪನಿ ಮತ್ತು ಅದರ ಕೆಲಸಗಳನ್ನು ನೋಡಿ",
  notFoundEyebrow: "ಸಿಗಲಿಲ್ಲ",
  notFoundTitle: "ಈ ಕೆಲಸ ಇಲ್ಲಿಲ್ಲ",
  notFound: "ಹುದ್ದೆ ಭರ್ತಿಯಾಗಿರಬಹುದು, ಮುಚ್ಚಿರಬಹುದು, ಅಥವಾ ವಿಳಾಸ ತಪ್ಪಿರಬಹುದು.",
  closedEyebrow: "ಮುಚ್ಚಿದೆ",
  closedTitle: "ಈ ಕೆಲಸ ಮುಚ್ಚಿದೆ",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)} ರಿಂದ ಅರ್ಜಿಗಳನ್ನು ತೆಗೆದುಕೊಳ್ಳುತ್ತಿಲ್ಲ.`,
  findOtherJobs: "ಬೇರೆ ಕೆಲಸ ಹುಡುಕಿ",
  backToHome: "ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
  loadFailed: "ಈ ಕೆಲಸ ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
};
