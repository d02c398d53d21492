import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

export const words: SeekerWords["design-system"] = {
  showPassword: "கடவுச்சொல்லைக் காட்டு",
  hidePassword: "கடவுச்சொல்லை மறை",
  remove: (label) => `நீக்கு: ${label}`,
  pagination: "பக்கங்கள்",
  previous: "முந்தையது",
  next: "அடுத்தது",
  page: (page) => `பக்கம் ${page}`,
  pageOf: (page, pages) => `பக்கம் ${page} / ${pages}`,
  optional: "(விருப்பம்)",
  close: "மூடு",
  secondsLeft: (count) => `, ${format.count(count)} நொடி`,
  leaveQuestion: "சேமிக்காமல் வெளியேறவா?",
  typedLost: "இங்கே எழுதியது அழிந்துவிடும்.",
  keepEditing: "தொடர்ந்து திருத்து",
  leave: "வெளியேறு",
  loading: "ஏற்றப்படுகிறது",
  loadFailed: "இதை ஏற்ற முடியவில்லை.",
  checkConnection: "இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
  retry: "மீண்டும் முயல்க",
  search: "தேடு",
  clear: (label) => `அழி: ${label}`,
  open: (label) => `திற: ${label}`,
  searching: "தேடுகிறது...",
  nothingFound: "எதுவும் கிடைக்கவில்லை",
  notifications: "அறிவிப்புகள்",
  filters: "ஃபில்டர்கள்",
  filtersChosen: (count) => (count > 0 ? `ஃபில்டர்கள் (${format.count(count)})` : "ஃபில்டர்கள்"),
  clearFilters: "ஃபில்டர்களை நீக்கு",
  theme: { title: "தோற்றம்", light: "ஒளிர்", dark: "இருள்", device: "சாதனம்" },
};
