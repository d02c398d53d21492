import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["notices"] = {
  title: "ಸೂಚನೆಗಳು",
  bell: (unread) => (unread > 0 ? `ಸೂಚನೆಗಳು, ಓದದಿರುವುದು ${unread}` : "ಸೂಚನೆಗಳು"),
  badge: (unread) => (unread > 9 ? "9+" : String(unread)),
  unread: "ಓದದಿರುವುದು:",
  at: (time) => format.dateTime(time),
  markAll: "ಎಲ್ಲಾ ಓದಿದ್ದೇನೆ ಎಂದು ಗುರುತಿಸಿ",
  older: "ಹಳೆಯವನ್ನು ತೋರಿಸಿ",
  empty: "ಇನ್ನೂ ಏನೂ ಇಲ್ಲ",
  emptyHint: "ನಿಮ್ಮ ಅರ್ಜಿಗಳು, ಕೆಲಸಗಳು ಮತ್ತು ಪ್ಲಾನ್ ಬಗ್ಗೆ ಹೊಸ ವಿಷಯಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.",
  loadFailed: "ನಿಮ್ಮ ಸೂಚನೆಗಳನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  markFailed: "ಸೂಚನೆಗಳನ್ನು ಓದಿದ್ದಾಗಿ ಗುರುತಿಸಲು ಆಗಲಿಲ್ಲ.",
};
