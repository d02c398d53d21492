import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("kn");

export const words: SeekerWords["design-system"] = {
  showPassword: "ಪಾಸ್‌ವರ್ಡ್ ತೋರಿಸಿ",
  hidePassword: "ಪಾಸ್‌ವರ್ಡ್ ಮರೆಮಾಡಿ",
  remove: (label) => `ತೆಗೆಯಿರಿ: ${label}`,
  pagination: "ಪುಟಗಳು",
  previous: "ಹಿಂದಿನದು",
  next: "ಮುಂದಿನದು",
  page: (page) => `ಪುಟ ${page}`,
  pageOf: (page, pages) => `ಪುಟ ${page} / ${pages}`,
  optional: "(ಐಚ್ಛಿಕ)",
  close: "ಮುಚ್ಚಿ",
  secondsLeft: (count) => `, ${format.count(count)} ಸೆ.`,
  leaveQuestion: "ಸೇವ್ ಮಾಡದೆ ಹೋಗಬೇಕೇ?",
  typedLost: "ಇಲ್ಲಿ ಬರೆದದ್ದು ಅಳಿಸಿಹೋಗುತ್ತದೆ.",
  keepEditing: "ತಿದ್ದುವುದು ಮುಂದುವರಿಸಿ",
  leave: "ಹೋಗಿ",
  loading: "ಲೋಡ್ ಆಗುತ್ತಿದೆ",
  loadFailed: "ಇದನ್ನು ಲೋಡ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ.",
  checkConnection: "ಇಂಟರ್ನೆಟ್ ಸಂಪರ್ಕ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
  retry: "ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ",
  search: "ಹುಡುಕಿ",
  clear: (label) => `ಅಳಿಸಿ: ${label}`,
  open: (label) => `ತೆರೆಯಿರಿ: ${label}`,
  searching: "ಹುಡುಕಲಾಗುತ್ತಿದೆ...",
  nothingFound: "ಏನೂ ಸಿಗಲಿಲ್ಲ",
  notifications: "ಸೂಚನೆಗಳು",
  filters: "ಫಿಲ್ಟರ್‌ಗಳು",
  filtersChosen: (count) => (count > 0 ? `ಫಿಲ್ಟರ್‌ಗಳು (${format.count(count)})` : "ಫಿಲ್ಟರ್‌ಗಳು"),
  clearFilters: "ಫಿಲ್ಟರ್ ತೆಗೆಯಿರಿ",
  theme: { title: "ಥೀಮ್", light: "ಲೈಟ್", dark: "ಡಾರ್ಕ್", device: "ಸಾಧನದಂತೆ" },
};
