import { kannada as clientWords } from "@job-portal/protocol/client.words.kn";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

const SCALES = { RUPEE: "", LAKH: " ಲಕ್ಷ", CRORE: " ಕೋಟಿ" };
const UNITS = { YEAR: "ವರ್ಷಕ್ಕೆ", MONTH: "ತಿಂಗಳಿಗೆ", DAY: "ದಿನಕ್ಕೆ", HOUR: "ಗಂಟೆಗೆ" };

export const words: SeekerWords["jobs"] = {
  ...clientWords,

  share: "ಈ ಕೆಲಸ ಹಂಚಿಕೊಳ್ಳಿ",
  linkCopied: "ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ",
  linkNotCopied: (url) => `ಲಿಂಕ್ ಕಾಪಿ ಮಾಡಲು ಆಗಲಿಲ್ಲ: ${url}`,
  remote: "ರಿಮೋಟ್",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} ಮೀ ದೂರ`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} ಕಿ.ಮೀ ದೂರ`;
  },
  alsoIn: (places) => `ಜೊತೆಗೆ ${places}`,

  match: (score) => `${score}% ಹೊಂದಾಣಿಕೆ`,
  applied: "ಅರ್ಜಿ ಹಾಕಿದ್ದೀರಿ",
  withdrawn: "ಹಿಂಪಡೆದಿದ್ದೀರಿ",
  viewDetails: "ವಿವರ ನೋಡಿ",
  viewDetailsOf: (title) => `ವಿವರ ನೋಡಿ: ${title}`,
  skills: "ಕೌಶಲ್ಯಗಳು",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `ಇನ್ನೂ ${count}`,
  age: (milliseconds) => format.age(milliseconds) ?? "ಈಗಷ್ಟೇ",
  date: (time) => format.date(time),

  job: "ಕೆಲಸ",
  salary: "ಸಂಬಳ",
  notStated: "ತಿಳಿಸಿಲ್ಲ",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "ಸಂಬಳ ತಿಳಿಸಿಲ್ಲ";
    if (kind === "UNPAID") return "ಸಂಬಳ ಇಲ್ಲ";
    if (!amount || !scale || !unit) return headline;
    const told = `${UNITS[unit]} ${amount}${SCALES[scale]}`;
    if (bound === "AT_LEAST") return `${told} ರಿಂದ`;
    return bound === "AT_MOST" ? `${told} ವರೆಗೆ` : told;
  },
  statedPay: ({ amount, unit }) => `${UNITS[unit]} ${format.rupees(amount)}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "ವರೆಗೆ" : bound === "AT_LEAST" ? "ರಿಂದ" : "";
    return ["ವರ್ಷಕ್ಕೆ", unit === "DAY" ? "ಸುಮಾರು" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "ಅನುಭವ",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "ಫ್ರೆಶರ್";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    if (!count) return typed;
    const [one, many] = /^m/i.test(unit) ? ["ತಿಂಗಳು", "ತಿಂಗಳುಗಳು"] : ["ವರ್ಷ", "ವರ್ಷಗಳು"];
    return `${count} ${count === "1" ? one : many}`;
  },
  types: {
    FULL_TIME: "ಫುಲ್ ಟೈಮ್",
    PART_TIME: "ಪಾರ್ಟ್ ಟೈಮ್",
    CONTRACT: "ಗುತ್ತಿಗೆ",
    INTERNSHIP: "ಇಂಟರ್ನ್‌ಶಿಪ್",
  },
  type: "ಕೆಲಸದ ಬಗೆ",
  workMode: "ಕೆಲಸದ ವಿಧಾನ",
  workModeByLocation: "ಸ್ಥಳದಲ್ಲಿ ತಿಳಿಸಿದಂತೆ",
  workModes: { ON_SITE: "ಸ್ಥಳದಲ್ಲೇ", HYBRID: "ಹೈಬ್ರಿಡ್", REMOTE: "ರಿಮೋಟ್" },
  education: "ವಿದ್ಯಾರ್ಹತೆ",
  educationOpen: "ತಿಳಿಸಿಲ್ಲ",
  educations: {
    TENTH: "10ನೇ ತರಗತಿ ಪಾಸ್",
    TWELFTH: "12ನೇ ತರಗತಿ ಪಾಸ್",
    ITI: "ಐಟಿಐ",
    DIPLOMA: "ಡಿಪ್ಲೊಮಾ",
    GRADUATE: "ಪದವಿ",
    POSTGRADUATE: "ಸ್ನಾತಕೋತ್ತರ ಪದವಿ",
    ANY: "ಯಾವುದಾದರೂ",
  },
  details: "ತಿಳಿದಿರಬೇಕಾದದ್ದು",
  shift: "ಶಿಫ್ಟ್",
  shifts: { DAY: "ಹಗಲು", NIGHT: "ರಾತ್ರಿ", ROTATIONAL: "ಬದಲಾಗುವ", FLEXIBLE: "ಅನುಕೂಲಕ್ಕೆ ತಕ್ಕಂತೆ" },
  nightShift: "ರಾತ್ರಿ ಶಿಫ್ಟ್",
  rotationalShift: "ಬದಲಾಗುವ ಶಿಫ್ಟ್‌ಗಳು",
  daysAWeek: "ವಾರದ ಕೆಲಸದ ದಿನಗಳು",
  days: (count) => (count === 1 ? "ವಾರಕ್ಕೆ 1 ದಿನ" : `ವಾರಕ್ಕೆ ${count} ದಿನಗಳು`),
  englishLevel: "ಇಂಗ್ಲಿಷ್",
  englishLevels: { NONE: "ಬೇಕಿಲ್ಲ", BASIC: "ಸ್ವಲ್ಪ", GOOD: "ಚೆನ್ನಾಗಿ", FLUENT: "ಸರಾಗವಾಗಿ" },
  languages: "ಭಾಷೆಗಳು",
  noticePeriodDays: "ನೋಟಿಸ್ ಅವಧಿ, ಗರಿಷ್ಠ",
  noticePeriods: (days) => (days === 0 ? "ತಕ್ಷಣ ಸೇರಬೇಕು" : days === 1 ? "1 ದಿನ" : `${days} ದಿನಗಳು`),
  freshers: "ಫ್ರೆಶರ್‌ಗಳು",
  welcome: "ಅರ್ಜಿ ಹಾಕಬಹುದು",
  freshersWelcome: "ಫ್ರೆಶರ್‌ಗಳೂ ಅರ್ಜಿ ಹಾಕಬಹುದು",
  savedLater: "ಈಗ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ. ಬಂದ ಕೂಡಲೇ ಸೇವ್ ಮಾಡುತ್ತೇವೆ.",
  unsavedLater: "ಈಗ ನೆಟ್‌ವರ್ಕ್ ಇಲ್ಲ. ಬಂದ ಕೂಡಲೇ ತೆಗೆಯುತ್ತೇವೆ.",
  notSavedOffline: "ಈ ಕೆಲಸವನ್ನು ಸೇವ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  notUnsavedOffline: "ಈ ಕೆಲಸವನ್ನು ತೆಗೆಯಲು ಆಗಲಿಲ್ಲ. ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  highlighted: "ಹೈಲೈಟ್ ಮಾಡಿದ್ದು · ಹಣ ಪಾವತಿಸಿದೆ",
  highlightedMeans:
    "ಈ ಕೆಲಸ ಎದ್ದು ಕಾಣಲು ಕಂಪನಿ ಹಣ ಕೊಡುತ್ತದೆ. ಹುಡುಕಾಟದಲ್ಲಿ ಇದು ಮೊದಲು ಬರಬಹುದು, ಆದರೆ ಅತ್ಯುತ್ತಮವಾದವುಗಳಷ್ಟೇ ಹೊಂದಿದರೆ ಮಾತ್ರ. ಕೆಲಸ ಹೇಗಿದೆ ಎಂದು ಇದು ಹೇಳುವುದಿಲ್ಲ.",
  ownTwoWheeler: "ಸ್ವಂತ ಬೈಕ್ ಅಥವಾ ಸ್ಕೂಟರ್ ಬೇಕು",
  twoWheeler: "ವಾಹನ",
  facilitiesForDisabled: "ವಿಶೇಷಚೇತನರಿಗಾಗಿ",
  appliesElsewhere: "ಅವರ ಸೈಟ್‌ನಲ್ಲಿ ಅರ್ಜಿ ಹಾಕಿ",
  howToApply: "ಅರ್ಜಿ ಹಾಕುವುದು ಹೇಗೆ",
  onSite: (host) => `${host} ಸೈಟ್‌ನಲ್ಲಿ`,
  walkIn: "ವಾಕ್-ಇನ್",
  walkInUntil: (until) => `ವಾಕ್-ಇನ್ ${format.calendarShortDay(until)} ವರೆಗೆ`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " ವರೆಗೆ" : ""}`
      : `${format.calendarShortDay(from)} ರಿಂದ ${format.calendarDate(until)} ವರೆಗೆ`,
  notSaid: "ತಿಳಿಸಿಲ್ಲ",
  posted: "ಪೋಸ್ಟ್ ಆದದ್ದು",
  applyBy: "ಕೊನೆಯ ದಿನ",
  openings: (count) => `${format.count(count)} ಖಾಲಿ ${count === 1 ? "ಹುದ್ದೆ" : "ಹುದ್ದೆಗಳು"}`,
  backToSearch: "ಹುಡುಕಾಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
  allJobsIn: (city) => `ಎಲ್ಲಾ ಕೆಲಸಗಳು: ${city}`,
  allJobs: "ಎಲ್ಲಾ ಕೆಲಸಗಳು",
  allRemoteJobs: "ಎಲ್ಲಾ ರಿಮೋಟ್ ಕೆಲಸಗಳು",
  showAllPlaces: (count) => `ಎಲ್ಲಾ ತೋರಿಸಿ (${format.count(count)})`,
  saveJob: "ಸೇವ್ ಮಾಡಿ",
  saveJobOf: (title) => `ಸೇವ್ ಮಾಡಿ: ${title}`,
  saved: "ಸೇವ್ ಆಗಿದೆ",
  savedFor: (title) => `${title} ನಿಮ್ಮ ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳಲ್ಲಿದೆ.`,
  unsave: "ಸೇವ್ ಆಗಿದೆ. ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳಿಂದ ತೆಗೆಯಿರಿ",
  notSaved: "ಈ ಕೆಲಸ ಸೇವ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  notUnsaved: "ಈ ಕೆಲಸ ತೆಗೆಯಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  description: "ಕೆಲಸದ ವಿವರ",
  requirements: "ಬೇಕಾದ ಅರ್ಹತೆಗಳು",
  benefits: "ಸೌಲಭ್ಯಗಳು",
  skillsAskedFor: "ಕೇಳಿರುವ ಕೌಶಲ್ಯಗಳು",
};
