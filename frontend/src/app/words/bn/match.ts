import type { MatchFactor } from "../../../features/applications/match/match.words";
import type { Education } from "../../../shared/schema.generated";
import type { SeekerWords } from "../seeker-words";
import { words as jobs } from "./jobs";

type Why = (factor: MatchFactor) => string;

/** What the job says nothing of, and what the person says nothing of. */
const NOT_ASKED: Record<MatchFactor["factor"], string> = {
  SKILLS: "চাকরিতে কোনও স্কিলের কথা বলা নেই",
  TITLE: "চাকরির পদটি স্পষ্ট নয়",
  EXPERIENCE: "চাকরিতে কত বছরের অভিজ্ঞতা চাই বলা নেই",
  LOCATION: "চাকরিতে শহরের নাম নেই",
  PAY: "চাকরিতে বেতনের অঙ্ক বলা নেই",
  EDUCATION: "চাকরিতে পড়াশোনার শর্ত নেই",
  NOTICE: "চাকরিতে নোটিস পিরিয়ডের কথা বলা নেই",
};
const NOT_SAID: Record<MatchFactor["factor"], string> = {
  SKILLS: "কোনও স্কিল জানানো হয়নি",
  TITLE: "পদ জানানো হয়নি",
  EXPERIENCE: "অভিজ্ঞতা জানানো হয়নি",
  LOCATION: "জায়গা জানানো হয়নি",
  PAY: "কত বেতন চান, জানানো হয়নি",
  EDUCATION: "পড়াশোনা জানানো হয়নি",
  NOTICE: "নোটিস পিরিয়ড জানানো হয়নি",
};

const years = (count: number) => `${count} বছর`;
const joining = (days: number) => (days === 0 ? "এখনই" : `${days} দিনে`);
const educationOf = (education: Education | null) => (education ? jobs.educations[education] : "");

const COMPARED: Record<MatchFactor["factor"], Why> = {
  SKILLS: ({ own, asked }) => `${asked}টি স্কিলের মধ্যে ${own}টি`,
  TITLE: ({ reason }) => {
    if (reason === "MET") return "একই পদ";
    return reason === "PARTLY_MET" ? "কাছাকাছি পদ" : "আলাদা পদ";
  },
  EXPERIENCE: ({ reason, own, asked }) => {
    if (reason === "PARTLY_MET") return `অভিজ্ঞতা ${years((asked ?? 0) - (own ?? 0))} কম`;
    if (reason === "MET" && own === 0) return "ফ্রেশার, যেমন চাওয়া হয়েছে";
    return `${years(own ?? 0)}, ${reason === "EXCEEDED" ? "যা চাওয়া হয়েছে তার বেশি" : "যেমন চাওয়া হয়েছে"}`;
  },
  LOCATION: ({ reason, ownCity, askedCities }) => {
    if (reason === "REMOTE") return jobs.remote;
    return reason === "MET"
      ? `জায়গা: ${ownCity}`
      : `আপনি: ${ownCity}, চাকরি: ${(askedCities ?? []).join(" / ")}`;
  },
  PAY: ({ reason }) => (reason === "MET" ? "যেমন চাওয়া হয়েছে" : "যা চাওয়া হয়েছে তার কম"),
  EDUCATION: ({ reason, ownEducation, askedEducation }) =>
    reason === "MET"
      ? `${educationOf(ownEducation)}, যেমন চাওয়া হয়েছে`
      : `${educationOf(ownEducation)}, চাওয়া হয়েছে ${educationOf(askedEducation)}`,
  NOTICE: ({ reason, own, asked }) => {
    const canJoin = `${joining(own ?? 0)} যোগ দিতে পারেন`;
    return reason === "MET" ? `${canJoin}, সময়মতোই` : `${canJoin}, চাওয়া হয়েছে ${joining(asked ?? 0)}`;
  },
};

export const words: SeekerWords["match"] = {
  score: (score) => `${score}%`,
  of: (score) => `${score}% মিল`,
  seeWhy: (score) => `${score}% মিল। কেন, দেখুন`,
  thin: "প্রোফাইলে তথ্য কম",
  thinHint: "আমরা খুব কম জানি, তাই সংখ্যা বলা যাচ্ছে না।",
  notAsked: "মিল বলা যাচ্ছে না",
  notAskedHint: "চাকরিতে খুব কম চাওয়া হয়েছে, তাই সংখ্যা বলা যাচ্ছে না।",
  sum: (points, of) => `${of} পয়েন্টের মধ্যে ${points}। দু’পক্ষই একই জিনিস দেখেন।`,
  onJob: "এই চাকরি আপনার সঙ্গে কতটা মেলে",
  onJobHint: "আপনার সবচেয়ে নতুন সম্পূর্ণ রেজিউমে দেখে, আর তা না থাকলে প্রোফাইল দেখে। কোম্পানিও একই মিল দেখে।",
  points: (points, of) => `${points} / ${of}`,
  notAssessed: "ধরা হয়নি",
  why: (factor) => {
    const { factor: name, reason, detail } = factor;
    if (reason === null) return detail;
    if (reason === "NOT_ASKED") return NOT_ASKED[name];
    return reason === "NOT_SAID" ? NOT_SAID[name] : COMPARED[name](factor);
  },
  factors: {
    SKILLS: "স্কিল",
    TITLE: "পদ",
    EXPERIENCE: "অভিজ্ঞতা",
    LOCATION: "জায়গা",
    PAY: "বেতন",
    EDUCATION: "পড়াশোনা",
    NOTICE: "নোটিস পিরিয়ড",
  },
};
