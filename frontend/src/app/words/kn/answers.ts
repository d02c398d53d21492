import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["answers"] = {
  asks: (count) =>
    count === 1 ? "ಅವರು ಒಂದು ಪ್ರಶ್ನೆ ಕೇಳುತ್ತಾರೆ" : `ಅವರು ${format.count(count)} ಪ್ರಶ್ನೆಗಳನ್ನು ಕೇಳುತ್ತಾರೆ`,
  loadFailed: "ಕಂಪನಿಯ ಪ್ರಶ್ನೆಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  needs: (answer) => `ಅವರು ಕೇಳುವುದು: ${answer}. ಬೇರೆ ಉತ್ತರ ಕೊಟ್ಟೂ ಅರ್ಜಿ ಹಾಕಬಹುದು.`,
  notRupees: "ಒಂದೇ ಮೊತ್ತ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 18000 ಅಥವಾ 18k",
  differs: "ಅವರು ಕೇಳಿದ್ದು ಇದಲ್ಲ. ನಿರ್ಧಾರ ಮಾಡುವುದು ಒಬ್ಬ ವ್ಯಕ್ತಿ.",
  kept: (at) => `ನಿಮ್ಮ ಹಿಂದಿನ ಅರ್ಜಿಯಿಂದ (${format.shortDay(at)})`,
  named: (text, isRequired) => (isRequired ? text : `${text} (ಐಚ್ಛಿಕ)`),
  chooseAll: "ಹೊಂದುವ ಎಲ್ಲವನ್ನೂ ಆಯ್ಕೆಮಾಡಿ",
  choose: "ಒಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ",
  changed: "ಕಂಪನಿ ತನ್ನ ಪ್ರಶ್ನೆಗಳನ್ನು ಬದಲಿಸಿದೆ. ಹೊಂದುವ ಉತ್ತರಗಳು ಹಾಗೇ ಇವೆ. ಇನ್ನೊಮ್ಮೆ ನೋಡಿ.",
  problems: {
    REQUIRED: "ಈ ಪ್ರಶ್ನೆಗೆ ಉತ್ತರಿಸಿ",
    NOT_OFFERED: "ಕೊಟ್ಟಿರುವ ಉತ್ತರಗಳಲ್ಲಿ ಒಂದನ್ನು ಆಯ್ಕೆಮಾಡಿ",
    ONE_ONLY: "ಒಂದೇ ಉತ್ತರ ಆಯ್ಕೆಮಾಡಿ",
    NOT_A_NUMBER: "2 ಅಥವಾ 2.5 ರೀತಿಯ ಸಂಖ್ಯೆ ನಮೂದಿಸಿ",
    NOT_A_DATE: "ದಿನಾಂಕ ನಮೂದಿಸಿ",
    PAST_DAY: "ಇಂದಿನ ಅಥವಾ ನಂತರದ ದಿನಾಂಕ ಆರಿಸಿ",
    TOO_LONG: "500 ಅಕ್ಷರಗಳ ಒಳಗೆ ಬರೆಯಿರಿ",
    UNPRINTABLE: "ಇದರಲ್ಲಿ ತೋರಿಸಲಾಗದ ಅಕ್ಷರವಿದೆ. ಮತ್ತೆ ಬರೆಯಿರಿ",
  },

  title: "ಉತ್ತರಗಳು",
  outcomes: {
    AS_WANTED: "ನೀವು ಕೇಳಿದಂತೆ",
    DIFFERS: "ಬೇರೆ ಇದೆ",
    ANSWERED: "ಉತ್ತರಿಸಿದ್ದಾರೆ",
    NOT_ANSWERED: "ಉತ್ತರಿಸಿಲ್ಲ",
  },
  notAnswered: "ಉತ್ತರಿಸಿಲ್ಲ",
  youAsked: (answer) => `ನೀವು ಕೇಳಿದ್ದು: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `ಕೇಳಿದಂತೆ: ${format.count(asked)} ರಲ್ಲಿ ${format.count(met)}`,
  given: (given, asked) => `${format.count(asked)} ರಲ್ಲಿ ${format.count(given)}`,
  none: "ಪ್ರಶ್ನೆಗಳಿಲ್ಲ",
  filter: {
    question: "ಪ್ರಶ್ನೆ",
    anyQuestion: "ಯಾವುದೇ ಪ್ರಶ್ನೆ",
    answer: "ಉತ್ತರ",
    anyAnswer: "ಯಾವುದೇ ಉತ್ತರ",
  },
};
