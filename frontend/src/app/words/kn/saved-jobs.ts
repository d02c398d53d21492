import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳು",
  saved: (at) => `ಸೇವ್ ಮಾಡಿದ್ದು ${format.shortDay(at)}`,
  closed: "ಕೆಲಸ ಮುಚ್ಚಿದೆ",
  remove: (title) => `ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳಿಂದ ತೆಗೆಯಿರಿ: ${title}`,
  removed: "ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳಿಂದ ತೆಗೆಯಲಾಗಿದೆ",
  undo: "ಮರಳಿ ತನ್ನಿ",
  restored: "ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳಿಗೆ ಮರಳಿ ಬಂದಿದೆ",
  notRestored: "ಈ ಕೆಲಸ ಮತ್ತೆ ಸೇವ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  notRemoved: "ಈ ಕೆಲಸ ತೆಗೆಯಲು ಆಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  viewAll: (total) => `ಎಲ್ಲಾ ನೋಡಿ (${format.count(total)})`,
  findJobs: "ಕೆಲಸ ಹುಡುಕಿ",
  none: "ಸೇವ್ ಮಾಡಿದ ಕೆಲಸಗಳು ಇನ್ನೂ ಇಲ್ಲ",
  noneHint: "ನೀವು ಸೇವ್ ಮಾಡುವ ಕೆಲಸಗಳು ಇಲ್ಲಿ ಕಾಣಿಸುತ್ತವೆ.",
};
