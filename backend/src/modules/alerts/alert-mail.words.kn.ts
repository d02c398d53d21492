import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "ಹೊಸ ಕೆಲಸಗಳು ಬಂದ ತಕ್ಷಣ",
  [AlertFrequency.DAILY]: "ಪ್ರತಿದಿನ ಬೆಳಗ್ಗೆ 8 ಗಂಟೆಗೆ",
  [AlertFrequency.WEEKLY]: "ಪ್ರತಿ ಸೋಮವಾರ ಬೆಳಗ್ಗೆ 8 ಗಂಟೆಗೆ",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const kannada: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} ಹೊಸ ${total === 1 ? "ಕೆಲಸ" : "ಕೆಲಸಗಳು"}: ${title}`,
  greeting: (name) => (name ? `ನಮಸ್ಕಾರ ${name}.` : "ನಮಸ್ಕಾರ."),
  askedFor: (conditions) => `ನೀವು ಕೇಳಿದ್ದು: ${conditions.join(", ")}.`,
  wereOpen: (total) => (total === 1 ? "ನಾವು ಬರೆದಾಗ ಇದು ಖಾಲಿ ಇತ್ತು." : "ನಾವು ಬರೆದಾಗ ಇವೆಲ್ಲಾ ಖಾಲಿ ಇದ್ದವು."),
  fits: (reasons) => `ಹೊಂದುವುದು: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "ಹೊಂದುವ ಎಲ್ಲಾ ನೋಡಿ" : `ಎಲ್ಲಾ ನೋಡಿ (${inWords(total)})`),
  because: (frequency, title) => `“${title}” ಅಲರ್ಟ್ ಇಟ್ಟಿರುವುದರಿಂದ, ಇದು ನಿಮಗೆ ${RHYTHM[frequency]} ಬರುತ್ತದೆ.`,
  dailyInstead: "ಪ್ರತಿದಿನ ಸಾಕು",
  weeklyInstead: "ವಾರಕ್ಕೊಮ್ಮೆ ಸಾಕು",
  pause: "ತಡೆಹಿಡಿಯಿರಿ",
  end: "ಈ ಅಲರ್ಟ್ ಕೊನೆಗೊಳಿಸಿ",
  questionSubject: (title) => `ನಿಮ್ಮ ಕೆಲಸದ ಅಲರ್ಟ್ ದೃಢೀಕರಿಸಿ: ${title}`,
  question: (frequency, title, conditions) =>
    `“${title}”${inBrackets(conditions)}: ಇದಕ್ಕೆ ಹೊಂದುವ ಹೊಸ ಕೆಲಸಗಳನ್ನು ${RHYTHM[frequency]} ಈ ವಿಳಾಸಕ್ಕೆ ಕಳುಹಿಸಲು ಯಾರೋ ಕೇಳಿದ್ದಾರೆ.`,
  confirm: "ದೃಢೀಕರಿಸಿ",
  notYou: "ಅದು ನೀವಲ್ಲವೇ? ಏನೂ ಮಾಡಬೇಡಿ: ನಾವು ಮತ್ತೆ ಬರೆಯುವುದಿಲ್ಲ. ಲಿಂಕ್ 7 ದಿನ ಕೆಲಸ ಮಾಡುತ್ತದೆ.",
};
