import { telugu as clientWords } from "@job-portal/protocol/client.words.te";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

const SCALES = { RUPEE: "", LAKH: " లక్షలు", CRORE: " కోట్లు" };
const UNITS = { YEAR: "ఏడాదికి", MONTH: "నెలకు", DAY: "రోజుకు", HOUR: "గంటకు" };

export const words: SeekerWords["jobs"] = {
  ...clientWords,

  share: "ఈ ఉద్యోగాన్ని షేర్ చేయండి",
  linkCopied: "లింక్ కాపీ అయింది",
  linkNotCopied: (url) => `లింక్‌ను కాపీ చేయలేకపోయాం: ${url}`,
  remote: "రిమోట్",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} మీ. దూరం`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} కి.మీ. దూరం`;
  },
  alsoIn: (places) => `ఇంకా ${places}`,

  match: (score) => `${score}% మ్యాచ్`,
  applied: "అప్లై చేశారు",
  withdrawn: "వెనక్కి తీసుకున్నారు",
  viewDetails: "వివరాలు చూడండి",
  viewDetailsOf: (title) => `వివరాలు చూడండి: ${title}`,
  skills: "స్కిల్స్",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `మరో ${count}`,
  age: (milliseconds) => format.age(milliseconds) ?? "ఇప్పుడే",
  date: (time) => format.date(time),

  job: "ఉద్యోగం",
  salary: "జీతం",
  notStated: "చెప్పలేదు",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "జీతం చెప్పలేదు";
    if (kind === "UNPAID") return "జీతం లేదు";
    if (!amount || !scale || !unit) return headline;
    const told = `${UNITS[unit]} ${amount}${SCALES[scale]}`;
    if (bound === "AT_LEAST") return `${told} నుండి`;
    return bound === "AT_MOST" ? `${told} వరకు` : told;
  },
  statedPay: ({ amount, unit }) => `${UNITS[unit]} ${format.rupees(amount)}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "వరకు" : bound === "AT_LEAST" ? "నుండి" : "";
    return ["ఏడాదికి", unit === "DAY" ? "సుమారు" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "అనుభవం",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "ఫ్రెషర్";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    if (!count) return typed;
    if (/^m/i.test(unit)) return `${count} ${count === "1" ? "నెల" : "నెలలు"}`;
    return `${count} ${count === "1" ? "ఏడాది" : "ఏళ్లు"}`;
  },
  types: {
    FULL_TIME: "ఫుల్ టైమ్",
    PART_TIME: "పార్ట్ టైమ్",
    CONTRACT: "కాంట్రాక్ట్",
    INTERNSHIP: "ఇంటర్న్‌షిప్",
  },
  type: "ఉద్యోగ రకం",
  workMode: "పని విధానం",
  workModeByLocation: "లొకేషన్‌లో చెప్పినట్టు",
  workModes: { ON_SITE: "ఆన్-సైట్", HYBRID: "హైబ్రిడ్", REMOTE: "రిమోట్" },
  education: "చదువు",
  educationOpen: "చెప్పలేదు",
  educations: {
    TENTH: "10వ తరగతి పాస్",
    TWELFTH: "ఇంటర్ (12వ తరగతి) పాస్",
    ITI: "ఐటీఐ",
    DIPLOMA: "డిప్లొమా",
    GRADUATE: "డిగ్రీ",
    POSTGRADUATE: "పీజీ",
    ANY: "ఏదైనా",
  },
  details: "తెలుసుకోవాల్సినవి",
  shift: "షిఫ్ట్",
  shifts: { DAY: "పగలు", NIGHT: "రాత్రి", ROTATIONAL: "రొటేషనల్", FLEXIBLE: "ఫ్లెక్సిబుల్" },
  nightShift: "రాత్రి షిఫ్ట్",
  rotationalShift: "రొటేషనల్ షిఫ్ట్‌లు",
  daysAWeek: "వారానికి పని రోజులు",
  days: (count) => (count === 1 ? "వారానికి 1 రోజు" : `వారానికి ${count} రోజులు`),
  englishLevel: "ఇంగ్లిష్",
  englishLevels: { NONE: "అవసరం లేదు", BASIC: "కొద్దిగా రావాలి", GOOD: "బాగా రావాలి", FLUENT: "ధారాళంగా రావాలి" },
  languages: "భాషలు",
  noticePeriodDays: "నోటీస్ పీరియడ్, గరిష్ఠంగా",
  noticePeriods: (days) => (days === 0 ? "వెంటనే చేరాలి" : `${days} రోజులు`),
  freshers: "ఫ్రెషర్లు",
  welcome: "అప్లై చేయవచ్చు",
  freshersWelcome: "ఫ్రెషర్లు కూడా అప్లై చేయవచ్చు",
  savedLater: "ఇప్పుడు నెట్‌వర్క్ లేదు. రాగానే సేవ్ చేస్తాం.",
  unsavedLater: "ఇప్పుడు నెట్‌వర్క్ లేదు. రాగానే తీసేస్తాం.",
  notSavedOffline: "ఈ ఉద్యోగాన్ని సేవ్ చేయలేకపోయాం. మీ ఇంటర్నెట్ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.",
  notUnsavedOffline: "ఈ ఉద్యోగాన్ని తీసివేయలేకపోయాం. మీ ఇంటర్నెట్ కనెక్షన్ చూసి మళ్లీ ప్రయత్నించండి.",
  highlighted: "హైలైట్ చేసినది · పెయిడ్",
  highlightedMeans:
    "ఈ ఉద్యోగం ప్రత్యేకంగా కనిపించడానికి కంపెనీ డబ్బు చెల్లిస్తుంది. సెర్చ్‌లో ఇది ముందు రావచ్చు, కానీ బాగా సరిపోయే వాటికి సమానంగా సరిపోతేనే. ఉద్యోగం ఎలా ఉంటుందో ఇది చెప్పదు.",
  ownTwoWheeler: "సొంత టూ-వీలర్ ఉండాలి",
  twoWheeler: "వాహనం",
  facilitiesForDisabled: "దివ్యాంగులకు సదుపాయాలు",
  appliesElsewhere: "వారి సైట్‌లో అప్లై చేయండి",
  howToApply: "ఎలా అప్లై చేయాలి",
  onSite: (host) => `ఈ సైట్‌లో: ${host}`,
  walkIn: "వాక్-ఇన్",
  walkInUntil: (until) => `వాక్-ఇన్ ${format.calendarShortDay(until)} వరకు`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " వరకు" : ""}`
      : `${format.calendarShortDay(from)} నుండి ${format.calendarDate(until)} వరకు`,
  notSaid: "చెప్పలేదు",
  posted: "పోస్ట్ చేశారు",
  applyBy: "చివరి తేదీ",
  openings: (count) => `${format.count(count)} ${count === 1 ? "ఖాళీ" : "ఖాళీలు"}`,
  backToSearch: "వెతికిన జాబితాకు వెళ్లండి",
  allJobsIn: (city) => `అన్ని ఉద్యోగాలు: ${city}`,
  allJobs: "అన్ని ఉద్యోగాలు",
  allRemoteJobs: "అన్ని రిమోట్ ఉద్యోగాలు",
  showAllPlaces: (count) => `అన్నీ చూపించండి (${format.count(count)})`,
  saveJob: "సేవ్ చేయండి",
  saveJobOf: (title) => `ఉద్యోగాన్ని సేవ్ చేయండి: ${title}`,
  saved: "సేవ్ చేశారు",
  savedFor: (title) => `సేవ్ చేసిన ఉద్యోగాల్లో ఉంది: ${title}`,
  unsave: "సేవ్ చేశారు. సేవ్ చేసిన ఉద్యోగాల నుండి తొలగించండి",
  notSaved: "ఈ ఉద్యోగాన్ని సేవ్ చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  notUnsaved: "ఈ ఉద్యోగాన్ని తొలగించలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  description: "ఉద్యోగ వివరణ",
  requirements: "కావాల్సిన అర్హతలు",
  benefits: "సదుపాయాలు",
  skillsAskedFor: "కావాల్సిన స్కిల్స్",
};
