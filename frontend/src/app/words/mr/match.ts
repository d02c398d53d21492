import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "नोकरीत कौशल्ये सांगितलेली नाहीत",
  TITLE: "नोकरीचे पद स्पष्ट नाही",
  EXPERIENCE: "नोकरीत अनुभवाची वर्षे सांगितलेली नाहीत",
  LOCATION: "नोकरीत शहर सांगितलेले नाही",
  PAY: "नोकरीत पगाराची रक्कम सांगितलेली नाही",
  EDUCATION: "नोकरीत ठरावीक शिक्षण मागितलेले नाही",
  NOTICE: "नोकरीत नोटिस पीरियड सांगितलेला नाही",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "कौशल्ये सांगितलेली नाहीत",
  TITLE: "पद सांगितलेले नाही",
  EXPERIENCE: "अनुभव सांगितलेला नाही",
  LOCATION: "ठिकाण सांगितलेले नाही",
  PAY: "अपेक्षित पगार सांगितलेला नाही",
  EDUCATION: "शिक्षण सांगितलेले नाही",
  NOTICE: "नोटिस पीरियड सांगितलेला नाही",
};

const years = (count: number) => (count === 1 ? "1 वर्ष" : `${count} वर्षे`);
const byYears = (count: number) => (count === 1 ? "1 वर्षाने" : `${count} वर्षांनी`);
const joining = (days: number) => (days === 0 ? "लगेच" : days === 1 ? "1 दिवसात" : `${days} दिवसांत`);
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked} पैकी ${own} कौशल्ये`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "तेच काम";
    return reason === "PARTLY_MET" ? "मिळतेजुळते काम" : "वेगळे काम";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `अनुभव ${byYears((asked ?? 0) - (own ?? 0))} कमी`;
    if (reason === "MET" && own === 0) return "फ्रेशर, हवे तसे";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "हवे त्यापेक्षा जास्त" : "हवे तसे"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET"
      ? `ठिकाण: ${ownCity}`
      : `तुम्ही: ${ownCity}, नोकरी: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "अपेक्षेप्रमाणे" : "अपेक्षेपेक्षा कमी"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, हवे तसे`
      : `${educationOf(ownEducation)}, हवे आहे: ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} जॉइन करता येईल`;
    return reason === "MET" ? `${canJoin}, वेळेत` : `${canJoin}, नोकरीत हवे आहे: ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% जुळते`,
  seeWhy: (score) => `${score}% जुळते. का ते पाहा`,
  thin: "अपुरी प्रोफाइल",
  thinHint: "आकडा सांगण्याइतकी माहिती नाही.",
  notAsked: "आकडा नाही",
  notAskedHint: "नोकरीत खूप कमी मागितले आहे, त्यामुळे आकडा सांगता येत नाही.",
  sum: (points, of) => `${of} पैकी ${points} गुण. दोन्ही बाजूंना हेच दिसते.`,
  onJob: "ही नोकरी तुमच्याशी किती जुळते",
  onJobHint: "तुमच्या सर्वात नवीन पूर्ण रेझ्युमेवरून, किंवा रेझ्युमे नसेल तर प्रोफाइलवरून. कंपन्यांनाही हेच दिसते.",
  points: (points, of) => `${of} पैकी ${points}`,
  notAssessed: "मोजले नाही",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "कौशल्ये",
    TITLE: "पद",
    EXPERIENCE: "अनुभव",
    LOCATION: "ठिकाण",
    PAY: "पगार",
    EDUCATION: "शिक्षण",
    NOTICE: "नोटिस पीरियड",
  },
};
