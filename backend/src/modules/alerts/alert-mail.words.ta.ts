import { inWords } from "../../text/text.rules";
import { AlertFrequency } from "./alert.enums";
import type { AlertMailWords } from "./alert-mail.words";

const RHYTHM: Readonly<Record<AlertFrequency, string>> = {
  [AlertFrequency.INSTANT]: "புதிய வேலைகள் வந்தவுடன்",
  [AlertFrequency.DAILY]: "தினமும் காலை 8 மணிக்கு",
  [AlertFrequency.WEEKLY]: "திங்கட்கிழமைகளில் காலை 8 மணிக்கு",
};

const inBrackets = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` (${conditions.join(", ")})` : "";

export const tamil: AlertMailWords = {
  subject: (total, title) => `${inWords(total)} புதிய ${total === 1 ? "வேலை" : "வேலைகள்"}: ${title}`,
  greeting: (name) => (name ? `வணக்கம் ${name}.` : "வணக்கம்."),
  askedFor: (conditions) => `நீங்கள் கேட்டது: ${conditions.join(", ")}.`,
  wereOpen: (total) =>
    total === 1 ? "நாங்கள் எழுதும்போது இது திறந்திருந்தது." : "நாங்கள் எழுதும்போது இவை அனைத்தும் திறந்திருந்தன.",
  fits: (reasons) => `பொருந்துவது: ${reasons.join(", ")}`,
  seeAll: (total) => (total === null ? "பொருந்தும் அனைத்தையும் பார்" : `எல்லாம் பார் (${inWords(total)})`),
  because: (frequency, title) => `“${title}” அலர்ட்டை நீங்கள் அமைத்ததால், இது ${RHYTHM[frequency]} வருகிறது.`,
  dailyInstead: "தினமும் போதும்",
  weeklyInstead: "வாரம் ஒரு முறை போதும்",
  pause: "நிறுத்தி வை",
  end: "இந்த அலர்ட்டை முடி",
  questionSubject: (title) => `உங்கள் வேலை அலர்ட்டை உறுதிசெய்யுங்கள்: ${title}`,
  question: (frequency, title, conditions) =>
    `“${title}”${inBrackets(conditions)} தொடர்பான புதிய வேலைகளை ${RHYTHM[frequency]} இந்த முகவரிக்கு அனுப்பும்படி ஒருவர் கேட்டுள்ளார்.`,
  confirm: "உறுதிசெய்",
  notYou: "இது நீங்கள் இல்லையா? எதுவும் செய்ய வேண்டாம்: நாங்கள் மீண்டும் எழுத மாட்டோம். லிங்க் 7 நாட்கள் வேலை செய்யும்.",
};
