import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["answers"] = {
  asks: (count) =>
    count === 1 ? "அவர்கள் ஒரு கேள்வி கேட்கிறார்கள்" : `அவர்கள் ${format.count(count)} கேள்விகள் கேட்கிறார்கள்`,
  loadFailed: "நிறுவனத்தின் கேள்விகளை ஏற்ற முடியவில்லை.",
  needs: (answer) => `அவர்கள் கேட்பது: ${answer}. வேறு பதிலுடனும் விண்ணப்பிக்கலாம்.`,
  notRupees: "ஒரே ஒரு தொகையை எழுதுங்கள், எடுத்துக்காட்டாக 18000 அல்லது 18k",
  differs: "அவர்கள் கேட்டது இது அல்ல. ஒரு மனிதர்தான் முடிவு செய்வார்.",
  kept: (at) => `${format.shortDay(at)} அன்று அனுப்பிய விண்ணப்பத்திலிருந்து`,
  named: (text, isRequired) => (isRequired ? text : `${text} (விருப்பம்)`),
  chooseAll: "பொருந்தும் அனைத்தையும் தேர்ந்தெடுங்கள்",
  choose: "ஒன்றைத் தேர்ந்தெடுங்கள்",
  changed: "நிறுவனம் தன் கேள்விகளை மாற்றியுள்ளது. பொருந்தும் பதில்கள் அப்படியே உள்ளன. மீண்டும் ஒரு முறை பாருங்கள்.",
  problems: {
    REQUIRED: "இந்தக் கேள்விக்குப் பதில் சொல்லுங்கள்",
    NOT_OFFERED: "கொடுத்துள்ள பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்",
    ONE_ONLY: "ஒரு பதிலைத் தேர்ந்தெடுங்கள்",
    NOT_A_NUMBER: "2 அல்லது 2.5 போன்ற எண்ணை உள்ளிடுங்கள்",
    NOT_A_DATE: "ஒரு தேதியை உள்ளிடுங்கள்",
    PAST_DAY: "இன்றைய அல்லது அதற்குப் பிந்தைய தேதியைத் தேர்ந்தெடுங்கள்",
    TOO_LONG: "500 எழுத்துகளுக்குள் எழுதுங்கள்",
    UNPRINTABLE: "காட்ட முடியாத ஓர் எழுத்து உள்ளது. மீண்டும் எழுதுங்கள்",
  },

  title: "பதில்கள்",
  outcomes: {
    AS_WANTED: "நீங்கள் கேட்டபடி",
    DIFFERS: "வேறுபடுகிறது",
    ANSWERED: "பதில் உள்ளது",
    NOT_ANSWERED: "பதில் இல்லை",
  },
  notAnswered: "பதில் இல்லை",
  youAsked: (answer) => `நீங்கள் கேட்டது: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `கேட்ட ${format.count(asked)}-இல் ${format.count(met)}`,
  given: (given, asked) => `${format.count(asked)} இல் ${format.count(given)}`,
  none: "கேள்விகள் இல்லை",
  filter: {
    question: "கேள்வி",
    anyQuestion: "எந்தக் கேள்வியும்",
    answer: "பதில்",
    anyAnswer: "எந்தப் பதிலும்",
  },
};
