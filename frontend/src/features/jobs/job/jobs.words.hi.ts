import { hindi as clientWords } from "@job-portal/protocol/client.words.hi";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { jobsWords } from "./jobs.words";

const format = formatsIn("hi");

const SCALES = { RUPEE: "", LAKH: " लाख", CRORE: " करोड़" };
const UNITS = { YEAR: "सालाना", MONTH: "हर महीने", DAY: "रोज़", HOUR: "हर घंटे" };

export const words: Translated<typeof jobsWords> = {
  share: "यह नौकरी शेयर करें",
  linkCopied: "लिंक कॉपी हो गया",
  linkNotCopied: (url) => `लिंक कॉपी नहीं हो सका: ${url}`,
  remote: "रिमोट",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} मीटर दूर`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} किमी दूर`;
  },
  alsoIn: (places) => `और ${places} में भी`,

  match: (score) => `${score}% मेल`,
  applied: "आवेदन किया",
  withdrawn: "वापस लिया",
  viewDetails: "पूरी जानकारी",
  viewDetailsOf: (title) => `पूरी जानकारी: ${title}`,
  skills: "स्किल",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `+${count} और`,
  age: (milliseconds) => format.age(milliseconds) ?? "अभी-अभी",
  date: (time) => format.date(time),

  ...clientWords,

  job: "नौकरी",
  salary: "वेतन",
  notStated: "नहीं बताया",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "वेतन नहीं बताया";
    if (kind === "UNPAID") return "बिना वेतन";
    if (!amount || !scale || !unit) return headline;
    const told = `${amount}${SCALES[scale]} ${UNITS[unit]}`;
    if (bound === "AT_LEAST") return `${told} से शुरू`;
    return bound === "AT_MOST" ? `${told} तक` : told;
  },
  statedPay: ({ amount, unit }) => `${format.rupees(amount)} ${UNITS[unit]}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "तक" : bound === "AT_LEAST" ? "या ज़्यादा" : "";
    return ["साल के", unit === "DAY" ? "लगभग" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "अनुभव",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "फ़्रेशर";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    return count ? `${count} ${/^m/i.test(unit) ? "महीने" : "साल"}` : typed;
  },
  types: {
    FULL_TIME: "फ़ुल टाइम",
    PART_TIME: "पार्ट टाइम",
    CONTRACT: "कॉन्ट्रैक्ट",
    INTERNSHIP: "इंटर्नशिप",
  },
  type: "नौकरी का प्रकार",
  workMode: "काम कहाँ से",
  workModeByLocation: "जैसा जगह में लिखा है",
  workModes: {
    ON_SITE: "काम की जगह से",
    HYBRID: "हाइब्रिड",
    REMOTE: "रिमोट",
  },
  education: "पढ़ाई",
  educationOpen: "नहीं बताई",
  educations: {
    TENTH: "10वीं पास",
    TWELFTH: "12वीं पास",
    ITI: "आईटीआई",
    DIPLOMA: "डिप्लोमा",
    GRADUATE: "ग्रेजुएट",
    POSTGRADUATE: "पोस्ट ग्रेजुएट",
    ANY: "कोई भी",
  },
  details: "काम की बातें",
  shift: "शिफ़्ट",
  shifts: {
    DAY: "दिन",
    NIGHT: "रात",
    ROTATIONAL: "बदलती हुई",
    FLEXIBLE: "अपनी सुविधा से",
  },
  nightShift: "रात की शिफ़्ट",
  rotationalShift: "बदलती शिफ़्ट",
  daysAWeek: "हफ़्ते में दिन",
  days: (count) => `हफ़्ते में ${count} दिन`,
  englishLevel: "अंग्रेज़ी",
  englishLevels: {
    NONE: "ज़रूरी नहीं",
    BASIC: "थोड़ी",
    GOOD: "अच्छी",
    FLUENT: "बहुत अच्छी",
  },
  languages: "भाषाएँ",
  noticePeriodDays: "नोटिस पीरियड, ज़्यादा से ज़्यादा",
  noticePeriods: (days) => (days === 0 ? "तुरंत आना है" : `${days} दिन`),
  freshers: "फ़्रेशर",
  welcome: "आ सकते हैं",
  freshersWelcome: "फ़्रेशर भी आ सकते हैं",
  highlighted: "हाइलाइट · पैसे देकर",
  highlightedMeans:
    "इस नौकरी को अलग दिखाने के लिए कंपनी पैसे देती है। खोज में यह पहले आ सकती है, पर तभी जब यह सबसे अच्छी नौकरी जितनी मेल खाए। नौकरी कैसी है, यह इससे नहीं पता चलता।",
  ownTwoWheeler: "अपना दोपहिया ज़रूरी",
  twoWheeler: "गाड़ी",
  facilitiesForDisabled: "दिव्यांग लोगों के लिए",
  appliesElsewhere: "कंपनी की साइट पर आवेदन",
  howToApply: "आवेदन कैसे करें",
  onSite: (host) => `${host} पर`,
  walkIn: "वॉक-इन",
  walkInUntil: (until) => `वॉक-इन ${format.calendarShortDay(until)} तक`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " तक" : ""}`
      : `${format.calendarShortDay(from)} से ${format.calendarDate(until)} तक`,
  notSaid: "नहीं बताया",
  posted: "पोस्ट हुई",
  applyBy: "आवेदन की आख़िरी तारीख",
  openings: (count) => `${format.count(count)} पद खाली`,
  backToSearch: "खोज पर वापस",
  allJobsIn: (city) => `${city} की सभी नौकरियाँ`,
  allJobs: "सभी नौकरियाँ",
  allRemoteJobs: "सभी रिमोट नौकरियाँ",
  showAllPlaces: (count) => `सभी ${format.count(count)} देखें`,
  saveJob: "नौकरी सेव करें",
  saveJobOf: (title) => `नौकरी सेव करें: ${title}`,
  saved: "सेव हो गई",
  savedFor: (title) => `${title} आपकी सेव की हुई नौकरियों में है।`,
  unsave: "सेव है। सेव की हुई नौकरियों से हटाएँ",
  notSaved: "यह नौकरी सेव नहीं हो सकी। फिर कोशिश करें।",
  notUnsaved: "यह नौकरी हटाई नहीं जा सकी। फिर कोशिश करें।",
  savedLater: "अभी नेटवर्क नहीं है। नेटवर्क आते ही हम इसे सेव कर देंगे।",
  unsavedLater: "अभी नेटवर्क नहीं है। नेटवर्क आते ही हम इसे हटा देंगे।",
  notSavedOffline: "यह नौकरी सेव नहीं हो सकी। अपना कनेक्शन देखें और फिर से कोशिश करें।",
  notUnsavedOffline: "यह नौकरी हटाई नहीं जा सकी। अपना कनेक्शन देखें और फिर से कोशिश करें।",
  description: "नौकरी का विवरण",
  requirements: "क्या-क्या चाहिए",
  benefits: "सुविधाएँ",
  skillsAskedFor: "माँगी गई स्किल",
};
