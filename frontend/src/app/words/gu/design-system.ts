import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["design-system"] = {
  showPassword: "પાસવર્ડ બતાવો",
  hidePassword: "પાસવર્ડ છુપાવો",
  remove: (label) => `કાઢો: ${label}`,
  pagination: "પેજ",
  previous: "પાછળ",
  next: "આગળ",
  page: (page) => `પેજ ${page}`,
  pageOf: (page, pages) => `${pages}માંથી પેજ ${page}`,
  optional: "(વૈકલ્પિક)",
  close: "બંધ કરો",
  secondsLeft: (count) => `, ${format.count(count)} સેકન્ડ`,
  leaveQuestion: "સેવ કર્યા વિના જવું છે?",
  typedLost: "અહીં લખેલું ભૂંસાઈ જશે.",
  keepEditing: "ફેરફાર ચાલુ રાખો",
  leave: "જાઓ",
  loading: "લોડ થઈ રહ્યું છે",
  loadFailed: "આ લોડ થઈ શક્યું નહીં.",
  checkConnection: "ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
  retry: "ફરી પ્રયત્ન કરો",
  search: "શોધો",
  clear: (label) => `ભૂંસો: ${label}`,
  open: (label) => `ખોલો: ${label}`,
  searching: "શોધી રહ્યા છીએ...",
  nothingFound: "કંઈ મળ્યું નહીં",
  notifications: "સૂચનાઓ",
  filters: "ફિલ્ટર",
  filtersChosen: (count) => (count > 0 ? `ફિલ્ટર (${format.count(count)})` : "ફિલ્ટર"),
  clearFilters: "ફિલ્ટર કાઢો",
  theme: { title: "થીમ", light: "લાઇટ", dark: "ડાર્ક", device: "ડિવાઇસ મુજબ" },
};
