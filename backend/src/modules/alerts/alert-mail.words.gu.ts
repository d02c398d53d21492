import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "નવી નોકરીઓ આવે તેમ",
  [AlertFrequency.DAILY]: "રોજ સવારે 8 વાગ્યે",
  [AlertFrequency.WEEKLY]: "દર સોમવારે સવારે 8 વાગ્યે",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const gujarati: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} નવી ${total === 1 ? "નોકરી" : "નોકરીઓ"}: ${title}`,
  greeting: (name) => (name ? `નમસ્તે ${name}.` : "નમસ્તે."),
  askedFor: (conditions) => `તમે માગ્યું હતું: ${conditions.join(", ")}.`,
  wereOpen: (total) => (total === 1 ? "અમે લખ્યું ત્યારે તે ખુલ્લી હતી." : "અમે લખ્યું ત્યારે બધી ખુલ્લી હતી."),
  fits: (reasons) => `મેળ ખાય છે: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "મેળ ખાતી બધી જુઓ" : `બધી ${inWords(total)} જુઓ`),
  because: (frequency, title) => `તમે “${title}” અલર્ટ સેટ કર્યું છે, તેથી આ ઇમેઇલ ${RHYTHM[frequency]} આવે છે.`,
  dailyInstead: "તેના બદલે રોજ",
  weeklyInstead: "તેના બદલે દર અઠવાડિયે",
  pause: "થોભાવો",
  end: "આ અલર્ટ બંધ કરો",
  questionSubject: (title) => `તમારું જોબ અલર્ટ કન્ફર્મ કરો: ${title}`,
  question: (frequency, title, conditions) =>
    `કોઈએ અમને “${title}”${inBrackets(conditions)} માટે નવી નોકરીઓ ${RHYTHM[frequency]} આ એડ્રેસ પર મોકલવા કહ્યું છે.`,
  confirm: "કન્ફર્મ કરો",
  notYou: "આ તમે નહોતા? કંઈ ન કરો: અમે ફરી લખીશું નહીં. લિંક 7 દિવસ ચાલશે.",
};
