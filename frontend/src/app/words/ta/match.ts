import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "வேலையில் திறன்கள் எதுவும் சொல்லவில்லை",
  TITLE: "வேலையின் பெயர் தெளிவாக இல்லை",
  EXPERIENCE: "வேலையில் அனுபவ ஆண்டுகள் சொல்லவில்லை",
  LOCATION: "வேலையில் நகரம் சொல்லவில்லை",
  PAY: "வேலையில் சம்பளத் தொகை சொல்லவில்லை",
  EDUCATION: "வேலையில் குறிப்பிட்ட படிப்பு கேட்கவில்லை",
  NOTICE: "வேலையில் நோட்டீஸ் பீரியட் சொல்லவில்லை",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "திறன்கள் எதுவும் சொல்லவில்லை",
  TITLE: "வேலையின் பெயர் சொல்லவில்லை",
  EXPERIENCE: "அனுபவம் சொல்லவில்லை",
  LOCATION: "இடம் சொல்லவில்லை",
  PAY: "எதிர்பார்க்கும் சம்பளம் சொல்லவில்லை",
  EDUCATION: "படிப்பு சொல்லவில்லை",
  NOTICE: "நோட்டீஸ் பீரியட் சொல்லவில்லை",
};

const years = (count: number) => (count === 1 ? "1 ஆண்டு" : `${count} ஆண்டுகள்`);
const joining = (days: number) => (days === 0 ? "உடனே" : `${days} நாட்களில்`);
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked} திறன்களில் ${own}`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "அதே வேலை";
    return reason === "PARTLY_MET" ? "ஒத்த வேலை" : "வேறு வேலை";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `அனுபவம் ${years((asked ?? 0) - (own ?? 0))} குறைவு`;
    if (reason === "MET" && own === 0) return "ஃப்ரெஷர், கேட்டபடியே";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "கேட்டதை விட அதிகம்" : "கேட்டபடியே"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET"
      ? `இடம்: ${ownCity}`
      : `நீங்கள்: ${ownCity}, வேலை: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "எதிர்பார்த்தபடியே" : "எதிர்பார்த்ததை விடக் குறைவு"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, கேட்டபடியே`
      : `${educationOf(ownEducation)}, கேட்பது ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} சேரலாம்`;
    return reason === "MET"
      ? `${canJoin}, சரியான நேரத்தில்`
      : `${canJoin}, வேலையில் கேட்பது ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% பொருத்தம்`,
  seeWhy: (score) => `${score}% பொருத்தம். ஏன் என்று பாருங்கள்`,
  thin: "முழுமையற்ற ப்ரொஃபைல்",
  thinHint: "எண்ணைச் சொல்லப் போதுமான தகவல் இல்லை.",
  notAsked: "பொருத்தம் சொல்ல முடியவில்லை",
  notAskedHint: "வேலையில் கேட்டிருப்பது மிகக் குறைவு, அதனால் எண்ணைச் சொல்ல முடியவில்லை.",
  sum: (points, of) => `${of} புள்ளிகளில் ${points}. இரு தரப்பினரும் இதையே பார்ப்பார்கள்.`,
  onJob: "இந்த வேலை உங்களுக்கு எவ்வளவு பொருத்தம்",
  onJobHint:
    "உங்கள் சமீபத்திய முழுமையான ரெஸ்யூமேயை வைத்து, அது இல்லையென்றால் ப்ரொஃபைலை வைத்து. நிறுவனங்களும் இதே பொருத்தத்தைப் பார்க்கும்.",
  points: (points, of) => `${points} / ${of}`,
  notAssessed: "கணக்கில் இல்லை",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "திறன்கள்",
    TITLE: "வேலையின் பெயர்",
    EXPERIENCE: "அனுபவம்",
    LOCATION: "இடம்",
    PAY: "சம்பளம்",
    EDUCATION: "படிப்பு",
    NOTICE: "நோட்டீஸ் பீரியட்",
  },
};
