import { marathi as clientWords } from "@job-portal/protocol/client.words.mr";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

const SCALES = { RUPEE: "", LAKH: " लाख", CRORE: " कोटी" };
const UNITS = { YEAR: "वर्षाला", MONTH: "महिन्याला", DAY: "दिवसाला", HOUR: "तासाला" };

export const words: SeekerWords["jobs"] = {
  ...clientWords,

  share: "ही नोकरी शेअर करा",
  linkCopied: "लिंक कॉपी झाली",
  linkNotCopied: (url) => `लिंक कॉपी करता आली नाही: ${url}`,
  remote: "रिमोट",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} मीटर अंतरावर`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} किमी अंतरावर`;
  },
  alsoIn: (places) => `तसेच ${places}`,

  match: (score) => `${score}% जुळते`,
  applied: "अर्ज केला",
  withdrawn: "मागे घेतला",
  viewDetails: "तपशील पाहा",
  viewDetailsOf: (title) => `तपशील पाहा: ${title}`,
  skills: "कौशल्ये",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `आणखी ${count}`,
  age: (milliseconds) => format.age(milliseconds) ?? "आत्ताच",
  date: (time) => format.date(time),

  job: "नोकरी",
  salary: "पगार",
  notStated: "सांगितलेला नाही",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "पगार सांगितलेला नाही";
    if (kind === "UNPAID") return "बिनपगारी";
    if (!amount || !scale || !unit) return headline;
    const told = `${UNITS[unit]} ${amount}${SCALES[scale]}`;
    if (bound === "AT_LEAST") return `${told} पासून`;
    return bound === "AT_MOST" ? `${told} पर्यंत` : told;
  },
  statedPay: ({ amount, unit }) => `${UNITS[unit]} ${format.rupees(amount)}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "पर्यंत" : bound === "AT_LEAST" ? "पासून" : "";
    return ["वर्षाला", unit === "DAY" ? "सुमारे" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "अनुभव",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "फ्रेशर";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    if (!count) return typed;
    if (/^m/i.test(unit)) return `${count} ${count === "1" ? "महिना" : "महिने"}`;
    return `${count} ${count === "1" ? "वर्ष" : "वर्षे"}`;
  },
  types: {
    FULL_TIME: "फुल-टाइम",
    PART_TIME: "पार्ट-टाइम",
    CONTRACT: "कॉन्ट्रॅक्ट",
    INTERNSHIP: "इंटर्नशिप",
  },
  type: "नोकरीचा प्रकार",
  workMode: "कामाची पद्धत",
  workModeByLocation: "ठिकाणात सांगितल्याप्रमाणे",
  workModes: { ON_SITE: "कामाच्या ठिकाणी", HYBRID: "हायब्रिड", REMOTE: "रिमोट" },
  education: "शिक्षण",
  educationOpen: "सांगितलेले नाही",
  educations: {
    TENTH: "दहावी पास",
    TWELFTH: "बारावी पास",
    ITI: "आयटीआय",
    DIPLOMA: "डिप्लोमा",
    GRADUATE: "पदवीधर",
    POSTGRADUATE: "पदव्युत्तर",
    ANY: "कोणतेही",
  },
  details: "हे जाणून घ्या",
  shift: "शिफ्ट",
  shifts: { DAY: "दिवस", NIGHT: "रात्र", ROTATIONAL: "बदलती", FLEXIBLE: "सोयीनुसार" },
  nightShift: "रात्रीची शिफ्ट",
  rotationalShift: "बदलत्या शिफ्ट",
  daysAWeek: "आठवड्यातील दिवस",
  days: (count) => `आठवड्यात ${count} दिवस`,
  englishLevel: "इंग्रजी",
  englishLevels: { NONE: "गरज नाही", BASIC: "थोडेफार", GOOD: "चांगले", FLUENT: "अस्खलित" },
  languages: "भाषा",
  noticePeriodDays: "नोटिस पीरियड, जास्तीत जास्त",
  noticePeriods: (days) => (days === 0 ? "लगेच जॉइन करा" : `${days} दिवस`),
  freshers: "फ्रेशर",
  welcome: "अर्ज करू शकतात",
  freshersWelcome: "फ्रेशरही अर्ज करू शकतात",
  savedLater: "आत्ता नेटवर्क नाही. नेटवर्क येताच सेव्ह करू.",
  unsavedLater: "आत्ता नेटवर्क नाही. नेटवर्क येताच काढून टाकू.",
  notSavedOffline: "ही नोकरी सेव्ह करता आली नाही. इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.",
  notUnsavedOffline: "ही नोकरी काढता आली नाही. इंटरनेट कनेक्शन तपासा आणि पुन्हा प्रयत्न करा.",
  highlighted: "हायलाइट केलेली · पेड",
  highlightedMeans:
    "ही नोकरी उठून दिसावी म्हणून कंपनी पैसे देते. सर्चमध्ये ती आधी येऊ शकते, पण सर्वात चांगल्या नोकऱ्यांइतकीच जुळत असेल तरच. नोकरी कशी आहे हे यावरून कळत नाही.",
  ownTwoWheeler: "स्वतःची टू-व्हीलर हवी",
  twoWheeler: "वाहन",
  facilitiesForDisabled: "दिव्यांगांसाठी",
  appliesElsewhere: "त्यांच्या साइटवर अर्ज करा",
  howToApply: "अर्ज कसा करायचा",
  onSite: (host) => `${host} या साइटवर`,
  walkIn: "वॉक-इन",
  walkInUntil: (until) => `वॉक-इन ${format.calendarShortDay(until)} पर्यंत`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " पर्यंत" : ""}`
      : `${format.calendarShortDay(from)} ते ${format.calendarDate(until)}`,
  notSaid: "सांगितलेले नाही",
  posted: "पोस्ट केली",
  applyBy: "शेवटची तारीख",
  openings: (count) => `${format.count(count)} रिक्त जागा`,
  backToSearch: "तुमच्या शोधाकडे परत",
  allJobsIn: (city) => `${city} येथील सर्व नोकऱ्या`,
  allJobs: "सर्व नोकऱ्या",
  allRemoteJobs: "सर्व रिमोट नोकऱ्या",
  showAllPlaces: (count) => `सर्व ${format.count(count)} दाखवा`,
  saveJob: "सेव्ह करा",
  saveJobOf: (title) => `नोकरी सेव्ह करा: ${title}`,
  saved: "सेव्ह केली",
  savedFor: (title) => `${title} ही नोकरी सेव्ह केलेल्या नोकऱ्यांमध्ये आहे.`,
  unsave: "सेव्ह केली. सेव्ह केलेल्या नोकऱ्यांमधून काढा",
  notSaved: "ही नोकरी सेव्ह करता आली नाही. पुन्हा प्रयत्न करा.",
  notUnsaved: "ही नोकरी काढता आली नाही. पुन्हा प्रयत्न करा.",
  description: "नोकरीची माहिती",
  requirements: "आवश्यक पात्रता",
  benefits: "सुविधा",
  skillsAskedFor: "हवी असलेली कौशल्ये",
};
