import { bengali as clientWords } from "@job-portal/protocol/client.words.bn";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

const SCALES = { RUPEE: "", LAKH: " লাখ", CRORE: " কোটি" };
const UNITS = { YEAR: "বছরে", MONTH: "মাসে", DAY: "দিনে", HOUR: "ঘণ্টায়" };

export const words: SeekerWords["jobs"] = {
  ...clientWords,

  share: "এই চাকরি শেয়ার করুন",
  linkCopied: "লিঙ্ক কপি হয়েছে",
  linkNotCopied: (url) => `লিঙ্ক কপি করা যায়নি: ${url}`,
  remote: "রিমোট",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} মিটার দূরে`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} কিমি দূরে`;
  },
  alsoIn: (places) => `এ ছাড়া ${places}`,

  match: (score) => `${score}% মিল`,
  applied: "আবেদন করেছেন",
  withdrawn: "তুলে নিয়েছেন",
  viewDetails: "বিস্তারিত দেখুন",
  viewDetailsOf: (title) => `বিস্তারিত দেখুন: ${title}`,
  skills: "স্কিল",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `আরও ${count}টি`,
  age: (milliseconds) => format.age(milliseconds) ?? "এইমাত্র",
  date: (time) => format.date(time),

  job: "চাকরি",
  salary: "বেতন",
  notStated: "জানানো হয়নি",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "বেতন জানানো হয়নি";
    if (kind === "UNPAID") return "বেতন ছাড়া";
    if (!amount || !scale || !unit) return headline;
    const told = `${UNITS[unit]} ${amount}${SCALES[scale]}`;
    if (bound === "AT_LEAST") return `${told} থেকে শুরু`;
    return bound === "AT_MOST" ? `${told} পর্যন্ত` : told;
  },
  statedPay: ({ amount, unit }) => `${UNITS[unit]} ${format.rupees(amount)}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "পর্যন্ত" : bound === "AT_LEAST" ? "থেকে শুরু" : "";
    return ["বছরে", unit === "DAY" ? "মোটামুটি" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "অভিজ্ঞতা",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "ফ্রেশার";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    return count ? `${count} ${/^m/i.test(unit) ? "মাস" : "বছর"}` : typed;
  },
  types: {
    FULL_TIME: "ফুল-টাইম",
    PART_TIME: "পার্ট-টাইম",
    CONTRACT: "চুক্তিভিত্তিক",
    INTERNSHIP: "ইন্টার্নশিপ",
  },
  type: "চাকরির ধরন",
  workMode: "কোথা থেকে কাজ",
  workModeByLocation: "জায়গার ঘরে যা লেখা আছে",
  workModes: { ON_SITE: "কাজের জায়গায়", HYBRID: "হাইব্রিড", REMOTE: "রিমোট" },
  education: "পড়াশোনা",
  educationOpen: "জানানো হয়নি",
  educations: {
    TENTH: "মাধ্যমিক পাশ",
    TWELFTH: "উচ্চ মাধ্যমিক পাশ",
    ITI: "আইটিআই",
    DIPLOMA: "ডিপ্লোমা",
    GRADUATE: "গ্র্যাজুয়েট",
    POSTGRADUATE: "পোস্ট-গ্র্যাজুয়েট",
    ANY: "যে কোনও",
  },
  details: "জেনে রাখুন",
  shift: "শিফট",
  shifts: { DAY: "দিনে", NIGHT: "রাতে", ROTATIONAL: "রোটেশনাল", FLEXIBLE: "সুবিধামতো" },
  nightShift: "নাইট শিফট",
  rotationalShift: "রোটেশনাল শিফট",
  daysAWeek: "সপ্তাহে কত দিন",
  days: (count) => `সপ্তাহে ${count} দিন`,
  englishLevel: "ইংরেজি",
  englishLevels: { NONE: "লাগবে না", BASIC: "অল্পস্বল্প", GOOD: "ভালো", FLUENT: "ঝরঝরে" },
  languages: "ভাষা",
  noticePeriodDays: "নোটিস পিরিয়ড, খুব বেশি হলে",
  noticePeriods: (days) => (days === 0 ? "এখনই যোগ দিতে হবে" : `${days} দিন`),
  freshers: "ফ্রেশার",
  welcome: "আবেদন করতে পারেন",
  freshersWelcome: "ফ্রেশাররাও আবেদন করতে পারেন",
  savedLater: "এখন নেটওয়ার্ক নেই। নেটওয়ার্ক এলেই সেভ করব।",
  unsavedLater: "এখন নেটওয়ার্ক নেই। নেটওয়ার্ক এলেই সরিয়ে দেব।",
  notSavedOffline: "এই চাকরি সেভ করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  notUnsavedOffline: "এই চাকরি সরানো যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  highlighted: "হাইলাইট করা · পেইড",
  highlightedMeans:
    "এই চাকরি আলাদা করে দেখানোর জন্য কোম্পানি টাকা দেয়। সার্চে এটা আগে আসতে পারে, তবে সবচেয়ে ভালো মিলের সমান হলে তবেই। চাকরিটা কেমন, তা এ থেকে বোঝা যায় না।",
  ownTwoWheeler: "নিজের টু-হুইলার চাই",
  twoWheeler: "গাড়ি",
  facilitiesForDisabled: "প্রতিবন্ধী ব্যক্তিদের জন্য",
  appliesElsewhere: "ওঁদের সাইটে আবেদন করুন",
  howToApply: "কীভাবে আবেদন করবেন",
  onSite: (host) => `সাইট: ${host}`,
  walkIn: "ওয়াক-ইন",
  walkInUntil: (until) => `ওয়াক-ইন ${format.calendarShortDay(until)} পর্যন্ত`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " পর্যন্ত" : ""}`
      : `${format.calendarShortDay(from)} থেকে ${format.calendarDate(until)} পর্যন্ত`,
  notSaid: "জানানো হয়নি",
  posted: "পোস্ট হয়েছে",
  applyBy: "আবেদনের শেষ দিন",
  openings: (count) => `${format.count(count)}টি পদ খালি`,
  backToSearch: "খোঁজায় ফিরে যান",
  allJobsIn: (city) => `সব চাকরি: ${city}`,
  allJobs: "সব চাকরি",
  allRemoteJobs: "সব রিমোট চাকরি",
  showAllPlaces: (count) => `সব দেখান (${format.count(count)})`,
  saveJob: "সেভ করুন",
  saveJobOf: (title) => `চাকরি সেভ করুন: ${title}`,
  saved: "সেভ করা",
  savedFor: (title) => `${title} আপনার সেভ করা চাকরির মধ্যে আছে।`,
  unsave: "সেভ করা আছে। সেভ করা চাকরি থেকে সরান",
  notSaved: "এই চাকরি সেভ করা যায়নি। আবার চেষ্টা করুন।",
  notUnsaved: "এই চাকরি সরানো যায়নি। আবার চেষ্টা করুন।",
  description: "চাকরির বিবরণ",
  requirements: "কী কী লাগবে",
  benefits: "সুযোগ-সুবিধা",
  skillsAskedFor: "যেসব স্কিল চাই",
};
