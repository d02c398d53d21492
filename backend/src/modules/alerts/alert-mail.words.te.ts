import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "కొత్త ఉద్యోగాలు వచ్చినప్పుడల్లా",
  [AlertFrequency.DAILY]: "రోజూ ఉదయం 8 గంటలకు",
  [AlertFrequency.WEEKLY]: "ప్రతి సోమవారం ఉదయం 8 గంటలకు",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const telugu: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} కొత్త ${total === 1 ? "ఉద్యోగం" : "ఉద్యోగాలు"}: ${title}`,
  greeting: (name) => (name ? `నమస్తే ${name}.` : "నమస్తే."),
  askedFor: (conditions) => `మీరు అడిగింది: ${conditions.join(", ")}.`,
  wereOpen: (total) =>
    total === 1 ? "మేము ఈమెయిల్ పంపేటప్పుడు ఈ ఉద్యోగం ఓపెన్‌గా ఉంది." : "మేము ఈమెయిల్ పంపేటప్పుడు ఈ ఉద్యోగాలన్నీ ఓపెన్‌గా ఉన్నాయి.",
  fits: (reasons) => `సరిపోయేవి: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "సరిపోయేవన్నీ చూడండి" : `అన్నీ చూడండి (${inWords(total)})`),
  because: (frequency, title) => `మీరు “${title}” అలర్ట్ పెట్టారు, అందుకే ఇది ${RHYTHM[frequency]} వస్తుంది.`,
  dailyInstead: "రోజుకోసారి చాలు",
  weeklyInstead: "వారానికోసారి చాలు",
  pause: "ఆపి ఉంచండి",
  end: "ఈ అలర్ట్‌ను ముగించండి",
  questionSubject: (title) => `మీ జాబ్ అలర్ట్‌ను నిర్ధారించండి: ${title}`,
  question: (frequency, title, conditions) =>
    `“${title}”${inBrackets(conditions)} కోసం కొత్త ఉద్యోగాలను ${RHYTHM[frequency]} ఈ అడ్రస్‌కు పంపమని ఎవరో అడిగారు.`,
  confirm: "నిర్ధారించండి",
  notYou: "అది మీరు కాదా? ఏమీ చేయకండి: మేము మళ్లీ రాయం. లింక్ 7 రోజులు పనిచేస్తుంది.",
};
