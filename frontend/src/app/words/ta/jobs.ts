import { tamil as clientWords } from "@job-portal/protocol/client.words.ta";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

const SCALES = { RUPEE: "", LAKH: " லட்சம்", CRORE: " கோடி" };
const UNITS = { YEAR: "ஆண்டுக்கு", MONTH: "மாதத்திற்கு", DAY: "நாளுக்கு", HOUR: "மணி நேரத்திற்கு" };

export const words: SeekerWords["jobs"] = {
  share: "இந்த வேலையைப் பகிர்",
  linkCopied: "லிங்க் காப்பி ஆனது",
  linkNotCopied: (url) => `லிங்கை காப்பி செய்ய முடியவில்லை: ${url}`,
  remote: "ரிமோட்",
  away: (km) => {
    if (km < 1) return `${format.count(Math.max(Math.round(km * 10), 1) * 100)} மீ தூரம்`;
    return `${format.count(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))} கி.மீ தூரம்`;
  },
  alsoIn: (places) => `மேலும் ${places}`,

  ...clientWords,

  match: (score) => `${score}% பொருத்தம்`,
  applied: "விண்ணப்பித்தது",
  withdrawn: "திரும்பப் பெற்றது",
  viewDetails: "விவரங்கள்",
  viewDetailsOf: (title) => `விவரங்கள்: ${title}`,
  skills: "திறன்கள்",
  moreSkills: (count) => `+${count}`,
  moreSkillsLong: (count) => `மேலும் ${count}`,
  age: (milliseconds) => format.age(milliseconds) ?? "இப்போதுதான்",
  date: (time) => format.date(time),

  job: "வேலை",
  salary: "சம்பளம்",
  notStated: "குறிப்பிடவில்லை",
  payHeadline: ({ kind, headline, amount, scale, unit, bound }) => {
    if (kind === "NOT_STATED") return "சம்பளம் குறிப்பிடவில்லை";
    if (kind === "UNPAID") return "சம்பளம் இல்லை";
    if (!amount || !scale || !unit) return headline;
    const told = `${UNITS[unit]} ${amount}${SCALES[scale]}`;
    if (bound === "AT_LEAST") return `${told} முதல்`;
    return bound === "AT_MOST" ? `${told} வரை` : told;
  },
  statedPay: ({ amount, unit }) => `${UNITS[unit]} ${format.rupees(amount)}`,
  yearlyPay: ({ yearlyMin, yearlyMax, unit, bound }) => {
    const range =
      yearlyMin === yearlyMax
        ? format.rupees(yearlyMin)
        : `${format.rupees(yearlyMin)}–${format.count(yearlyMax)}`;
    const end = bound === "AT_MOST" ? "வரை" : bound === "AT_LEAST" ? "முதல்" : "";
    return ["ஆண்டுக்கு", unit === "DAY" ? "சுமார்" : "", range, end].filter(Boolean).join(" ");
  },
  experience: "அனுபவம்",
  experienceAsked: (typed) => {
    if (/^freshers?$/i.test(typed)) return "ஃப்ரெஷர்";
    const [, count, unit = ""] = /^([\d.]+(?: ?[-–] ?[\d.]+|\+)?) (years?|yrs?|months?)$/i.exec(typed) ?? [];
    return count ? `${count} ${/^m/i.test(unit) ? "மாதங்கள்" : count === "1" ? "ஆண்டு" : "ஆண்டுகள்"}` : typed;
  },
  types: {
    FULL_TIME: "முழு நேரம்",
    PART_TIME: "பகுதி நேரம்",
    CONTRACT: "ஒப்பந்தம்",
    INTERNSHIP: "இன்டர்ன்ஷிப்",
  },
  type: "வேலை வகை",
  workMode: "வேலை முறை",
  workModeByLocation: "இடத்தில் சொன்னபடி",
  workModes: { ON_SITE: "நேரில்", HYBRID: "ஹைப்ரிட்", REMOTE: "ரிமோட்" },
  education: "படிப்பு",
  educationOpen: "சொல்லவில்லை",
  educations: {
    TENTH: "10-ஆம் வகுப்பு தேர்ச்சி",
    TWELFTH: "12-ஆம் வகுப்பு தேர்ச்சி",
    ITI: "ஐடிஐ",
    DIPLOMA: "டிப்ளமோ",
    GRADUATE: "பட்டப்படிப்பு",
    POSTGRADUATE: "முதுகலை",
    ANY: "எதுவும்",
  },
  details: "தெரிந்துகொள்ள வேண்டியவை",
  shift: "ஷிஃப்ட்",
  shifts: { DAY: "பகல்", NIGHT: "இரவு", ROTATIONAL: "மாறும்", FLEXIBLE: "வசதிப்படி" },
  nightShift: "இரவு ஷிஃப்ட்",
  rotationalShift: "மாறும் ஷிஃப்ட்",
  daysAWeek: "வாரத்தில் வேலை நாட்கள்",
  days: (count) => (count === 1 ? "வாரத்தில் 1 நாள்" : `வாரத்தில் ${count} நாட்கள்`),
  englishLevel: "ஆங்கிலம்",
  englishLevels: { NONE: "தேவையில்லை", BASIC: "ஓரளவு", GOOD: "நன்றாக", FLUENT: "சரளமாக" },
  languages: "மொழிகள்",
  noticePeriodDays: "நோட்டீஸ் பீரியட், அதிகபட்சம்",
  noticePeriods: (days) => (days === 0 ? "உடனே சேர வேண்டும்" : `${days} நாட்கள்`),
  freshers: "ஃப்ரெஷர்கள்",
  welcome: "விண்ணப்பிக்கலாம்",
  freshersWelcome: "ஃப்ரெஷர்களும் விண்ணப்பிக்கலாம்",
  savedLater: "இப்போது நெட்வொர்க் இல்லை. வந்தவுடன் சேமிக்கிறோம்.",
  unsavedLater: "இப்போது நெட்வொர்க் இல்லை. வந்தவுடன் நீக்குகிறோம்.",
  notSavedOffline: "இந்த வேலையைச் சேமிக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
  notUnsavedOffline: "இந்த வேலையை நீக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
  highlighted: "சிறப்பு · கட்டணம் செலுத்தியது",
  highlightedMeans:
    "இந்த வேலை தனித்துத் தெரிய நிறுவனம் கட்டணம் செலுத்துகிறது. தேடலில் இது முதலில் வரலாம், ஆனால் மிகப் பொருத்தமான வேலைகளுக்கு இணையாகப் பொருந்தினால் மட்டுமே. வேலை எப்படிப்பட்டது என்பதை இது சொல்வதில்லை.",
  ownTwoWheeler: "சொந்த டூ-வீலர் தேவை",
  twoWheeler: "வாகனம்",
  facilitiesForDisabled: "மாற்றுத்திறனாளிகளுக்கு",
  appliesElsewhere: "அவர்களின் தளத்தில் விண்ணப்பி",
  howToApply: "எப்படி விண்ணப்பிப்பது",
  onSite: (host) => `${host} தளத்தில்`,
  walkIn: "வாக்-இன்",
  walkInUntil: (until) => `வாக்-இன் ${format.calendarShortDay(until)} வரை`,
  walkInDays: (from, until) =>
    from === null || from === until
      ? `${format.calendarDate(until)}${from === null ? " வரை" : ""}`
      : `${format.calendarShortDay(from)} முதல் ${format.calendarDate(until)} வரை`,
  notSaid: "சொல்லவில்லை",
  posted: "பதிவிட்டது",
  applyBy: "கடைசி நாள்",
  openings: (count) => `${format.count(count)} ${count === 1 ? "காலியிடம்" : "காலியிடங்கள்"}`,
  backToSearch: "தேடலுக்குத் திரும்பு",
  allJobsIn: (city) => `எல்லா வேலைகளும்: ${city}`,
  allJobs: "எல்லா வேலைகளும்",
  allRemoteJobs: "எல்லா ரிமோட் வேலைகளும்",
  showAllPlaces: (count) => `எல்லாம் காட்டு (${format.count(count)})`,
  saveJob: "சேமி",
  saveJobOf: (title) => `வேலையைச் சேமி: ${title}`,
  saved: "சேமித்தது",
  savedFor: (title) => `${title} சேமித்த வேலைகளில் உள்ளது.`,
  unsave: "சேமித்தது. சேமித்த வேலைகளிலிருந்து நீக்கு",
  notSaved: "இந்த வேலையைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.",
  notUnsaved: "இந்த வேலையை நீக்க முடியவில்லை. மீண்டும் முயலுங்கள்.",
  description: "வேலை விவரம்",
  requirements: "தேவையான தகுதிகள்",
  benefits: "சலுகைகள்",
  skillsAskedFor: "கேட்கும் திறன்கள்",
};
