import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["alerts"] = {
  title: "તમારા અલર્ટ",
  back: "ડૅશબોર્ડ પર પાછા જાઓ",
  rhythm: { INSTANT: "તરત જ", DAILY: "રોજ", WEEKLY: "દર અઠવાડિયે" },
  rhythmHint: {
    INSTANT: "થોડી મિનિટોમાં, રાત્રે નહીં",
    DAILY: "સવારે 8 વાગ્યે",
    WEEKLY: "સોમવારે 8 વાગ્યે",
  },
  howOften: "કેટલી વાર",

  alertMe: "અલર્ટ મેળવો",
  dialogMeaning: "યોગ્ય નોકરી આવશે ત્યારે તમને જણાવીશું. દરેક નોકરી એક જ વાર.",
  allJobs: "બધી નોકરીઓ",
  expected: (jobs, count) =>
    count === 0
      ? "ગયા અઠવાડિયે આવી કોઈ નોકરી આવી નથી."
      : `અઠવાડિયે આશરે ${jobs} ${count === 1 ? "નોકરી" : "નોકરીઓ"} આની સાથે મેળ ખાય છે.`,
  email: "તમારું ઇમેઇલ",
  emailHint: "એકાઉન્ટની જરૂર નથી. પહેલાં કન્ફર્મ કરવા એક ઇમેઇલ મોકલીશું.",
  emailNeeded: "તમારું ઇમેઇલ એડ્રેસ લખો.",
  emailWrong: "name@example.com જેવું ઇમેઇલ એડ્રેસ લખો.",
  set: "અલર્ટ સેટ કરો",
  setting: "સેટ થઈ રહ્યું છે...",
  cancel: "રદ કરો",
  oneTap: "દરેક ઇમેઇલમાં અલર્ટ થોભાવવા કે બંધ કરવાની લિંક હશે.",
  isSet: (title) => `અલર્ટ સેટ થયું: ${title}`,
  seeAlerts: "તમારા અલર્ટ",
  alertIsSet: "અલર્ટ સેટ છે",
  toldOnPage: "તમારા એકાઉન્ટમાં ઇમેઇલ નથી. અમે અહીં જ જણાવીશું: ઘંટડીમાં અને તમારા અલર્ટમાં.",
  addEmail: "ઇમેઇલ ઉમેરો",
  notSet: "આ અલર્ટ સેટ થઈ શક્યું નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  mailSent: (email) => `${email} પર ઇમેઇલ મોકલ્યો છે. અલર્ટ ચાલુ કરવા તેમાંની લિંક ખોલો.`,
  done: "થઈ ગયું",
  failures: {
    ALERT_LIMIT: "તમે 20 અલર્ટ સુધી રાખી શકો છો. પહેલાં કોઈ એક બંધ કરો.",
    RATE_LIMITED: "કન્ફર્મ કરવાના પૂરતા ઇમેઇલ મોકલી દીધા છે. પછી ફરી પ્રયત્ન કરો.",
    UNAVAILABLE: "હમણાં ઇમેઇલ મોકલી શકાતા નથી. આ અલર્ટ સેટ કરવા સાઇન ઇન કરો.",
    PLACE_REQUIRED: "પહેલાં કોઈ સ્થળ પસંદ કરો, જેથી ત્યાંથી અંતર માપી શકાય.",
  },

  newJobs: (count) => (count === 0 ? "આ અઠવાડિયે કોઈ નવી નથી" : `આ અઠવાડિયે ${format.count(count)} નવી`),
  noneSince: (setAt) => `${format.shortDay(setAt)}એ સેટ કર્યું. ત્યારથી કોઈ નવી નથી.`,
  paused: (at) => `${format.shortDay(at)}થી થોભાવેલું છે. નવી નોકરીઓ વિશે જણાવીશું નહીં.`,
  pause: "થોભાવો",
  pauseOf: (title) => `થોભાવો: ${title}`,
  start: "ફરી ચાલુ કરો",
  startOf: (title) => `ફરી ચાલુ કરો: ${title}`,
  end: (title) => `આ અલર્ટ બંધ કરો: ${title}`,
  ended: "અલર્ટ બંધ થયું",
  seeJobs: "નોકરીઓ જુઓ",
  byMail: "ઇમેઇલથી પણ",
  fits: (reasons) => `મેળ ખાય છે: ${reasons.join(", ")}`,
  notChanged: "આ અલર્ટ બદલી શકાયું નહીં. ફરી પ્રયત્ન કરો.",
  loadFailed: "તમારા અલર્ટ લોડ થઈ શક્યા નહીં.",
  none: "હજી કોઈ અલર્ટ નથી",
  noneHint: "નોકરીઓ શોધો, પછી ‘અલર્ટ મેળવો’ દબાવો. નવી નોકરીઓ આવશે ત્યારે જણાવીશું.",
  findJobs: "નોકરી શોધો",
};
