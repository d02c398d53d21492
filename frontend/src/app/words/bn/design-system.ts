import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["design-system"] = {
  showPassword: "পাসওয়ার্ড দেখান",
  hidePassword: "পাসওয়ার্ড লুকান",
  remove: (label) => `সরান: ${label}`,
  pagination: "পেজ",
  previous: "আগের",
  next: "পরের",
  page: (page) => `পেজ ${page}`,
  pageOf: (page, pages) => `পেজ ${page} / ${pages}`,
  optional: "(না দিলেও চলবে)",
  close: "বন্ধ করুন",
  secondsLeft: (count) => `, ${format.count(count)} সেকেন্ড`,
  leaveQuestion: "সেভ না করেই চলে যাবেন?",
  typedLost: "এখানে যা লিখেছেন তা মুছে যাবে।",
  keepEditing: "এডিট চালিয়ে যান",
  leave: "চলে যান",
  loading: "লোড হচ্ছে",
  loadFailed: "এটি লোড করা যায়নি।",
  checkConnection: "ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  retry: "আবার চেষ্টা করুন",
  search: "খুঁজুন",
  clear: (label) => `মুছুন: ${label}`,
  open: (label) => `খুলুন: ${label}`,
  searching: "খোঁজা হচ্ছে...",
  nothingFound: "কিছু পাওয়া যায়নি",
  notifications: "নোটিফিকেশন",
  filters: "ফিল্টার",
  filtersChosen: (count) => (count > 0 ? `ফিল্টার (${format.count(count)})` : "ফিল্টার"),
  clearFilters: "ফিল্টার সরান",
  theme: { title: "থিম", light: "লাইট", dark: "ডার্ক", device: "ডিভাইস" },
};
