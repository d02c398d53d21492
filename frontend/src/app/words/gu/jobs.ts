import { gujarati as clientWords } from "@job-portal/protocol/client.words.gu";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

const SCALES = { RUPEE: "", LAKH: " લાખ", CRORE: " કરોડ" };
const UNITS = { YEAR: "વર્ષે", MONTH: "મહિને", DAY: "દિવસે", HOUR: "કલાકે" };

export const words: SeekerWords["jobs"] = {
  share: "આ નોકરી શેર કરો",
  linkCopied: "લિંક કોપી થઈ",
  linkNotCopied: (url) => `લિંક કોપી થઈ શકી નહીં: ${url}`,
  remote: "રિમોટ",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} મીટર દૂર`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} કિમી દૂર`;
  },
  alsoIn: (places) => `અહીં પણ: ${places}`,

  ...clientWords,

  match: (score) => `${score}% મેળ`,
  applied: "અરજી કરી",
  withdrawn: "પાછી ખેંચી",
  viewDetails: "વિગતો જુઓ",
  viewDetailsOf: (title) => `વિગતો જુઓ: ${title}`,
  skills: "સ્કિલ્સ",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `બીજી ${count}`,
  age: (milliseconds) => format.age(milliseconds) ?? "હમણાં જ",
  date: (time) => format.date(time),

  job: "નોકરી",
  salary: "પગાર",
  notStated: "જણાવ્યો નથી",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "પગાર જણાવ્યો નથી";
    if (kind === "UNPAID") return "પગાર વિના";
    if (!amount || !scale || !unit) return headline;
    const told = `${amount}${SCALES[scale]} ${UNITS[unit]}`;
    if (bound === "AT_LEAST") return `${told}થી શરૂ`;
    return bound === "AT_MOST" ? `${told} સુધી` : told;
  },
  statedPay: ({ amount, unit }) => `${format.rupees(amount)} ${UNITS[unit]}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? " સુધી" : bound === "AT_LEAST" ? "થી શરૂ" : "";
    return ["વર્ષે", unit === "DAY" ? "આશરે" : "", `${range}${end}`].filter(Boolean).join(" ");
  },
  experience: "અનુભવ",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "ફ્રેશર";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    if (!count) return typed;
    return `${count} ${/^m/i.test(unit) ? (count === "1" ? "મહિનો" : "મહિના") : "વર્ષ"}`;
  },
  types: {
    FULL_TIME: "ફુલ-ટાઇમ",
    PART_TIME: "પાર્ટ-ટાઇમ",
    CONTRACT: "કોન્ટ્રાક્ટ",
    INTERNSHIP: "ઇન્ટર્નશિપ",
  },
  type: "નોકરીનો પ્રકાર",
  workMode: "કામની રીત",
  workModeByLocation: "સ્થળમાં જણાવ્યા મુજબ",
  workModes: { ON_SITE: "કામના સ્થળે", HYBRID: "હાઇબ્રિડ", REMOTE: "રિમોટ" },
  education: "ભણતર",
  educationOpen: "જણાવ્યું નથી",
  educations: {
    TENTH: "10મું પાસ",
    TWELFTH: "12મું પાસ",
    ITI: "આઇટીઆઇ",
    DIPLOMA: "ડિપ્લોમા",
    GRADUATE: "ગ્રેજ્યુએટ",
    POSTGRADUATE: "પોસ્ટ ગ્રેજ્યુએટ",
    ANY: "કોઈ પણ",
  },
  details: "જાણવા જેવું",
  shift: "શિફ્ટ",
  shifts: { DAY: "દિવસ", NIGHT: "રાત", ROTATIONAL: "બદલાતી", FLEXIBLE: "અનુકૂળ સમય" },
  nightShift: "રાતની શિફ્ટ",
  rotationalShift: "બદલાતી શિફ્ટ",
  daysAWeek: "અઠવાડિયે કામના દિવસ",
  days: (count) => `અઠવાડિયે ${count} દિવસ`,
  englishLevel: "અંગ્રેજી",
  englishLevels: { NONE: "જરૂરી નથી", BASIC: "થોડું", GOOD: "સારું", FLUENT: "કડકડાટ" },
  languages: "ભાષાઓ",
  noticePeriodDays: "નોટિસ પિરિયડ, વધુમાં વધુ",
  noticePeriods: (days) => (days === 0 ? "તરત જોડાવું" : `${days} દિવસ`),
  freshers: "ફ્રેશર",
  welcome: "અરજી કરી શકે છે",
  freshersWelcome: "ફ્રેશર પણ અરજી કરી શકે છે",
  savedLater: "હમણાં નેટવર્ક નથી. નેટવર્ક આવતાં જ સેવ કરીશું.",
  unsavedLater: "હમણાં નેટવર્ક નથી. નેટવર્ક આવતાં જ કાઢી નાખીશું.",
  notSavedOffline: "આ નોકરી સેવ ન થઈ શકી. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  notUnsavedOffline: "આ નોકરી દૂર ન થઈ શકી. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  highlighted: "હાઇલાઇટ · પેઇડ",
  highlightedMeans:
    "નોકરી અલગ તરી આવે તે માટે આ કંપની પૈસા ચૂકવે છે. શોધમાં તે પહેલી દેખાઈ શકે, પણ તેનો મેળ સૌથી સારી નોકરીઓ જેટલો હોય તો જ. નોકરી કેવી છે તે વિશે આ કંઈ કહેતું નથી.",
  ownTwoWheeler: "પોતાનું ટુ-વ્હીલર જરૂરી",
  twoWheeler: "વાહન",
  facilitiesForDisabled: "દિવ્યાંગ લોકો માટે",
  appliesElsewhere: "કંપનીની સાઇટ પર અરજી કરો",
  howToApply: "અરજી કેવી રીતે કરવી",
  onSite: (host) => `${host} પર`,
  walkIn: "વૉક-ઇન",
  walkInUntil: (until) => `વૉક-ઇન ${format.calendarShortDay(until)} સુધી`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " સુધી" : ""}`
      : `${format.calendarShortDay(from)}થી ${format.calendarDate(until)} સુધી`,
  notSaid: "જણાવ્યું નથી",
  posted: "પોસ્ટ થઈ",
  applyBy: "અરજીની છેલ્લી તારીખ",
  openings: (count) => `${format.count(count)} ${count === 1 ? "જગ્યા" : "જગ્યાઓ"} ખાલી`,
  backToSearch: "તમારી શોધ પર પાછા જાઓ",
  allJobsIn: (city) => `બધી નોકરીઓ: ${city}`,
  allJobs: "બધી નોકરીઓ",
  allRemoteJobs: "બધી રિમોટ નોકરીઓ",
  showAllPlaces: (count) => `બધાં ${format.count(count)} બતાવો`,
  saveJob: "સેવ કરો",
  saveJobOf: (title) => `નોકરી સેવ કરો: ${title}`,
  saved: "સેવ કરી",
  savedFor: (title) => `${title} તમારી સેવ કરેલી નોકરીઓમાં છે.`,
  unsave: "સેવ કરી છે. સેવ કરેલી નોકરીઓમાંથી કાઢો",
  notSaved: "આ નોકરી સેવ થઈ શકી નહીં. ફરી પ્રયત્ન કરો.",
  notUnsaved: "આ નોકરી કાઢી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
  description: "નોકરીની વિગત",
  requirements: "શું જોઈએ",
  benefits: "સુવિધાઓ",
  skillsAskedFor: "જોઈતી સ્કિલ્સ",
};
