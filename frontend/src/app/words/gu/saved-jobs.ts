import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

export const words: SeekerWords["saved-jobs"] = {
  savedJobs: "સેવ કરેલી નોકરીઓ",
  saved: (at) => `સેવ કરી: ${format.shortDay(at)}`,
  closed: "નોકરી બંધ",
  remove: (title) => `સેવ કરેલી નોકરીઓમાંથી કાઢો: ${title}`,
  removed: "સેવ કરેલી નોકરીઓમાંથી કાઢી",
  undo: "પાછી લાવો",
  restored: "સેવ કરેલી નોકરીઓમાં પાછી આવી",
  notRestored: "આ નોકરી ફરી સેવ થઈ શકી નહીં. ફરી પ્રયત્ન કરો.",
  notRemoved: "આ નોકરી કાઢી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
  viewAll: (total) => `બધી જુઓ (${format.count(total)})`,
  findJobs: "નોકરી શોધો",
  none: "હજી કોઈ સેવ કરેલી નોકરી નથી",
  noneHint: "તમે સેવ કરેલી નોકરીઓ અહીં દેખાશે.",
};
