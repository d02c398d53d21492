import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "ఉద్యోగంలో స్కిల్స్ చెప్పలేదు",
  TITLE: "ఉద్యోగం పేరు స్పష్టంగా లేదు",
  EXPERIENCE: "ఉద్యోగంలో ఎన్నేళ్ల అనుభవం కావాలో చెప్పలేదు",
  LOCATION: "ఉద్యోగంలో నగరం చెప్పలేదు",
  PAY: "ఉద్యోగంలో జీతం ఎంతో చెప్పలేదు",
  EDUCATION: "ఉద్యోగంలో ప్రత్యేకంగా ఏ చదువూ అడగలేదు",
  NOTICE: "ఉద్యోగంలో నోటీస్ పీరియడ్ చెప్పలేదు",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "స్కిల్స్ చెప్పలేదు",
  TITLE: "చేసే పని చెప్పలేదు",
  EXPERIENCE: "అనుభవం చెప్పలేదు",
  LOCATION: "లొకేషన్ చెప్పలేదు",
  PAY: "ఆశించే జీతం చెప్పలేదు",
  EDUCATION: "చదువు చెప్పలేదు",
  NOTICE: "నోటీస్ పీరియడ్ చెప్పలేదు",
};

const years = (count: number) => (count === 1 ? "1 ఏడాది" : `${count} ఏళ్లు`);
const joining = (days: number) => {
  if (days === 0) return "వెంటనే";
  return days === 1 ? "1 రోజులో" : `${days} రోజుల్లో`;
};
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked} స్కిల్స్‌లో ${own}`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "అదే ఉద్యోగం";
    return reason === "PARTLY_MET" ? "అలాంటి ఉద్యోగమే" : "వేరే ఉద్యోగం";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `అనుభవం ${years((asked ?? 0) - (own ?? 0))} తక్కువ`;
    if (reason === "MET" && own === 0) return "ఫ్రెషర్, అడిగినట్టే";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "అడిగినదానికంటే ఎక్కువ" : "అడిగినట్టే"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET"
      ? `లొకేషన్: ${ownCity}`
      : `మీరు: ${ownCity}, ఉద్యోగం: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "ఆశించినట్టే" : "ఆశించినదానికంటే తక్కువ"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, అడిగినట్టే`
      : `${educationOf(ownEducation)}, అడిగింది ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} చేరవచ్చు`;
    return reason === "MET" ? `${canJoin}, సమయానికే` : `${canJoin}, ఉద్యోగంలో అడిగింది ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% మ్యాచ్`,
  seeWhy: (score) => `${score}% మ్యాచ్. ఎందుకో చూడండి`,
  thin: "ప్రొఫైల్‌లో వివరాలు తక్కువ",
  thinHint: "అంకె చెప్పేంత సమాచారం మా దగ్గర లేదు.",
  notAsked: "మ్యాచ్ చెప్పలేం",
  notAskedHint: "ఉద్యోగంలో అడిగింది చాలా తక్కువ, అందుకే అంకె చెప్పలేం.",
  sum: (points, of) => `${of} పాయింట్లలో ${points}. ఇరువైపులా ఇదే కనిపిస్తుంది.`,
  onJob: "ఈ ఉద్యోగం మీకు ఎంత సరిపోతుంది",
  onJobHint: "మీరు ఇటీవల పూర్తి చేసిన రెజ్యూమె ఆధారంగా, అది లేకపోతే మీ ప్రొఫైల్ ఆధారంగా. కంపెనీలకూ ఇదే మ్యాచ్ కనిపిస్తుంది.",
  points: (points, of) => `${points} / ${of}`,
  notAssessed: "లెక్కలోకి తీసుకోలేదు",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "స్కిల్స్",
    TITLE: "ఉద్యోగం పేరు",
    EXPERIENCE: "అనుభవం",
    LOCATION: "లొకేషన్",
    PAY: "జీతం",
    EDUCATION: "చదువు",
    NOTICE: "నోటీస్ పీరియడ్",
  },
};
