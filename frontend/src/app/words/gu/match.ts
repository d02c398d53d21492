import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "નોકરીમાં કોઈ સ્કિલ જણાવી નથી",
  TITLE: "નોકરીનું નામ સ્પષ્ટ નથી",
  EXPERIENCE: "નોકરીમાં અનુભવનાં વર્ષ જણાવ્યાં નથી",
  LOCATION: "નોકરીમાં શહેર જણાવ્યું નથી",
  PAY: "નોકરીમાં પગારની રકમ જણાવી નથી",
  EDUCATION: "નોકરીમાં ચોક્કસ ભણતર માગ્યું નથી",
  NOTICE: "નોકરીમાં નોટિસ પિરિયડ જણાવ્યો નથી",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "કોઈ સ્કિલ જણાવી નથી",
  TITLE: "કામનું નામ જણાવ્યું નથી",
  EXPERIENCE: "અનુભવ જણાવ્યો નથી",
  LOCATION: "સ્થળ જણાવ્યું નથી",
  PAY: "અપેક્ષિત પગાર જણાવ્યો નથી",
  EDUCATION: "ભણતર જણાવ્યું નથી",
  NOTICE: "નોટિસ પિરિયડ જણાવ્યો નથી",
};

const years = (count: number) => `${count} વર્ષ`;
const joining = (days: number) => (days === 0 ? "તરત" : `${days} દિવસમાં`);
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked}માંથી ${own} ${own === 1 ? "સ્કિલ" : "સ્કિલ્સ"}`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "એ જ કામ";
    return reason === "PARTLY_MET" ? "મળતું આવતું કામ" : "અલગ કામ";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `${years((asked ?? 0) - (own ?? 0))} અનુભવ ઓછો`;
    if (reason === "MET" && own === 0) return "ફ્રેશર, માગ્યા મુજબ";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "માગ્યાથી વધુ" : "માગ્યા મુજબ"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET" ? `સ્થળ: ${ownCity}` : `તમે: ${ownCity}, નોકરી: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "અપેક્ષા મુજબ" : "અપેક્ષાથી ઓછો"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, માગ્યા મુજબ`
      : `${educationOf(ownEducation)}, જોઈએ છે: ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} જોડાઈ શકાય`;
    return reason === "MET" ? `${canJoin}, સમયસર` : `${canJoin}, જોઈએ છે ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% મેળ`,
  seeWhy: (score) => `${score}% મેળ. કારણ જુઓ`,
  thin: "અધૂરી પ્રોફાઇલ",
  thinHint: "આંકડો આપવા માટે પૂરતી માહિતી નથી.",
  notAsked: "મેળ કહી શકાતો નથી",
  notAskedHint: "નોકરીમાં બહુ ઓછું માગ્યું છે, તેથી આંકડો આપી શકાતો નથી.",
  sum: (points, of) => `${of}માંથી ${points} પૉઇન્ટ. બંને પક્ષને આ જ દેખાય છે.`,
  onJob: "આ નોકરી સાથે તમારો મેળ",
  onJobHint: "તમારા છેલ્લા પૂરા કરેલા રિઝ્યુમેના આધારે, અને તે ન હોય તો પ્રોફાઇલના આધારે. કંપનીઓને પણ આ જ મેળ દેખાય છે.",
  points: (points, of) => `${of}માંથી ${points}`,
  notAssessed: "ગણતરીમાં નથી",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "સ્કિલ્સ",
    TITLE: "નોકરીનું નામ",
    EXPERIENCE: "અનુભવ",
    LOCATION: "સ્થળ",
    PAY: "પગાર",
    EDUCATION: "ભણતર",
    NOTICE: "નોટિસ પિરિયડ",
  },
};
