import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["design-system"] = {
  showPassword: "పాస్‌వర్డ్ చూపించండి",
  hidePassword: "పాస్‌వర్డ్ దాచండి",
  remove: (label) => `తొలగించండి: ${label}`,
  pagination: "పేజీలు",
  previous: "మునుపటిది",
  next: "తర్వాతది",
  page: (page) => `పేజీ ${page}`,
  pageOf: (page, pages) => `పేజీ ${page} / ${pages}`,
  optional: "(తప్పనిసరి కాదు)",
  close: "మూసేయండి",
  secondsLeft: (count) => `, ${format.count(count)} సె.`,
  leaveQuestion: "సేవ్ చేయకుండా వెళ్లిపోతారా?",
  typedLost: "ఇక్కడ మీరు రాసినది పోతుంది.",
  keepEditing: "ఎడిటింగ్ కొనసాగించండి",
  leave: "వెళ్లిపోండి",
  loading: "లోడ్ అవుతోంది",
  loadFailed: "దీన్ని లోడ్ చేయలేకపోయాం.",
  checkConnection: "మీ ఇంటర్నెట్ కనెక్షన్ చూసి, మళ్లీ ప్రయత్నించండి.",
  retry: "మళ్లీ ప్రయత్నించండి",
  search: "వెతకండి",
  clear: (label) => `తీసేయండి: ${label}`,
  open: (label) => `తెరవండి: ${label}`,
  searching: "వెతుకుతోంది...",
  nothingFound: "ఏమీ దొరకలేదు",
  notifications: "నోటిఫికేషన్లు",
  filters: "ఫిల్టర్లు",
  filtersChosen: (count) => (count > 0 ? `ఫిల్టర్లు (${format.count(count)})` : "ఫిల్టర్లు"),
  clearFilters: "ఫిల్టర్లు తీసేయండి",
  theme: { title: "థీమ్", light: "లైట్", dark: "డార్క్", device: "పరికరం" },
};
