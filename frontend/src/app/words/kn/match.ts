import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "ಕೆಲಸದಲ್ಲಿ ಕೌಶಲ್ಯ ತಿಳಿಸಿಲ್ಲ",
  TITLE: "ಕೆಲಸದ ಹುದ್ದೆ ಸ್ಪಷ್ಟವಾಗಿಲ್ಲ",
  EXPERIENCE: "ಕೆಲಸದಲ್ಲಿ ಅನುಭವದ ವರ್ಷ ತಿಳಿಸಿಲ್ಲ",
  LOCATION: "ಕೆಲಸದಲ್ಲಿ ನಗರ ತಿಳಿಸಿಲ್ಲ",
  PAY: "ಕೆಲಸದಲ್ಲಿ ಸಂಬಳದ ಮೊತ್ತ ತಿಳಿಸಿಲ್ಲ",
  EDUCATION: "ಕೆಲಸದಲ್ಲಿ ಇಂಥ ವಿದ್ಯಾರ್ಹತೆ ಎಂದು ಕೇಳಿಲ್ಲ",
  NOTICE: "ಕೆಲಸದಲ್ಲಿ ನೋಟಿಸ್ ಅವಧಿ ತಿಳಿಸಿಲ್ಲ",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "ಕೌಶಲ್ಯ ತಿಳಿಸಿಲ್ಲ",
  TITLE: "ಹುದ್ದೆ ತಿಳಿಸಿಲ್ಲ",
  EXPERIENCE: "ಅನುಭವ ತಿಳಿಸಿಲ್ಲ",
  LOCATION: "ಸ್ಥಳ ತಿಳಿಸಿಲ್ಲ",
  PAY: "ನಿರೀಕ್ಷಿಸುವ ಸಂಬಳ ತಿಳಿಸಿಲ್ಲ",
  EDUCATION: "ವಿದ್ಯಾರ್ಹತೆ ತಿಳಿಸಿಲ್ಲ",
  NOTICE: "ನೋಟಿಸ್ ಅವಧಿ ತಿಳಿಸಿಲ್ಲ",
};

const years = (count: number) => (count === 1 ? "1 ವರ್ಷ" : `${count} ವರ್ಷಗಳು`);
const joining = (days: number) => {
  if (days === 0) return "ತಕ್ಷಣ";
  return days === 1 ? "1 ದಿನದಲ್ಲಿ" : `${days} ದಿನಗಳಲ್ಲಿ`;
};
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked} ${asked === 1 ? "ಕೌಶಲ್ಯದಲ್ಲಿ" : "ಕೌಶಲ್ಯಗಳಲ್ಲಿ"} ${own}`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "ಅದೇ ಹುದ್ದೆ";
    return reason === "PARTLY_MET" ? "ಇಂಥದೇ ಹುದ್ದೆ" : "ಬೇರೆ ಹುದ್ದೆ";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `ಅನುಭವ ${years((asked ?? 0) - (own ?? 0))} ಕಡಿಮೆ`;
    if (reason === "MET" && own === 0) return "ಫ್ರೆಶರ್, ಕೇಳಿದಂತೆ";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "ಕೇಳಿದ್ದಕ್ಕಿಂತ ಹೆಚ್ಚು" : "ಕೇಳಿದಂತೆ"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET" ? `ಸ್ಥಳ: ${ownCity}` : `ನೀವು: ${ownCity}, ಕೆಲಸ: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "ನಿರೀಕ್ಷೆಯಂತೆ" : "ನಿರೀಕ್ಷೆಗಿಂತ ಕಡಿಮೆ"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, ಕೇಳಿದಂತೆ`
      : `${educationOf(ownEducation)}, ಕೇಳಿದ್ದು ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} ಸೇರಬಹುದು`;
    return reason === "MET" ? `${canJoin}, ಸರಿಯಾದ ಸಮಯಕ್ಕೆ` : `${canJoin}, ಕೆಲಸದಲ್ಲಿ ಕೇಳಿದ್ದು ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% ಹೊಂದಾಣಿಕೆ`,
  seeWhy: (score) => `${score}% ಹೊಂದಾಣಿಕೆ. ಏಕೆ ಎಂದು ನೋಡಿ`,
  thin: "ಅಪೂರ್ಣ ಪ್ರೊಫೈಲ್",
  thinHint: "ಸಂಖ್ಯೆ ಹೇಳಲು ನಮಗೆ ಸಾಕಷ್ಟು ಮಾಹಿತಿ ಇಲ್ಲ.",
  notAsked: "ಹೊಂದಾಣಿಕೆ ಹೇಳಲಾಗದು",
  notAskedHint: "ಉದ್ಯೋಗದಲ್ಲಿ ಕೇಳಿರುವುದು ತುಂಬಾ ಕಡಿಮೆ, ಹಾಗಾಗಿ ಸಂಖ್ಯೆ ಹೇಳಲಾಗದು.",
  sum: (points, of) => `${of} ಅಂಕಗಳಲ್ಲಿ ${points}. ಇಬ್ಬರಿಗೂ ಇದೇ ಕಾಣುತ್ತದೆ.`,
  onJob: "ಈ ಕೆಲಸ ನಿಮಗೆ ಎಷ್ಟು ಹೊಂದುತ್ತದೆ",
  onJobHint: "ನೀವು ಇತ್ತೀಚೆಗೆ ಪೂರ್ತಿಮಾಡಿದ ರೆಸ್ಯೂಮೆ ಆಧರಿಸಿ, ಅದಿಲ್ಲದಿದ್ದರೆ ಪ್ರೊಫೈಲ್ ಆಧರಿಸಿ. ಕಂಪನಿಗಳಿಗೂ ಇದೇ ಹೊಂದಾಣಿಕೆ ಕಾಣುತ್ತದೆ.",
  points: (points, of) => `${points} / ${of}`,
  notAssessed: "ಲೆಕ್ಕಕ್ಕೆ ಇಲ್ಲ",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "ಕೌಶಲ್ಯಗಳು",
    TITLE: "ಹುದ್ದೆ",
    EXPERIENCE: "ಅನುಭವ",
    LOCATION: "ಸ್ಥಳ",
    PAY: "ಸಂಬಳ",
    EDUCATION: "ವಿದ್ಯಾರ್ಹತೆ",
    NOTICE: "ನೋಟಿಸ್ ಅವಧಿ",
  },
};
