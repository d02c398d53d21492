import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "नई नौकरियाँ आते ही",
  [AlertFrequency.DAILY]: "रोज़ सुबह 8 बजे",
  [AlertFrequency.WEEKLY]: "सोमवार को सुबह 8 बजे",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const hindi: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} नई ${total === 1 ? "नौकरी" : "नौकरियाँ"}: ${title}`,
  greeting: (name) => (name ? `नमस्ते ${name}।` : "नमस्ते।"),
  askedFor: (conditions) => `आपने माँगा था: ${conditions.join(", ")}।`,
  wereOpen: (total) => `ईमेल भेजते समय ${total === 1 ? "यह नौकरी खुली थी" : "ये सभी नौकरियाँ खुली थीं"}।`,
  fits: (reasons) => `आपकी खोज से मेल: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "ऐसी सभी नौकरियाँ देखें" : `सभी ${inWords(total)} देखें`),
  because: (frequency, title) =>
    `यह ईमेल आपको ${RHYTHM[frequency]} मिलता है, क्योंकि आपने अलर्ट ‘${title}’ लगाया है।`,
  dailyInstead: "रोज़ पाएँ",
  weeklyInstead: "हर हफ़्ते पाएँ",
  pause: "रोकें",
  end: "यह अलर्ट बंद करें",
  questionSubject: (title) => `अपने नौकरी के अलर्ट की पुष्टि करें: ${title}`,
  question: (frequency, title, conditions) => {
    const rhythm = frequency === AlertFrequency.INSTANT ? "आते ही" : RHYTHM[frequency];
    return `किसी ने हमसे कहा है कि इस खोज की नई नौकरियाँ ${rhythm} इस ईमेल पर भेजें: ‘${title}’${inBrackets(conditions)}।`;
  },
  confirm: "पुष्टि करें",
  notYou: "यह आपने नहीं कहा? कुछ न करें: हम फिर नहीं लिखेंगे। लिंक 7 दिन चलेगा।",
};
