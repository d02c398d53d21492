import { formatsIn } from "../shared/language/formats";
import type { Translated } from "../shared/words";
import type { designSystemWords } from "./design-system.words";

const format = formatsIn("hi");

export const words: Translated<typeof designSystemWords> = {
  showPassword: "पासवर्ड दिखाएँ",
  hidePassword: "पासवर्ड छिपाएँ",
  remove: (label) => `${label} हटाएँ`,
  pagination: "पेज",
  previous: "पिछला",
  next: "अगला",
  page: (page) => `पेज ${page}`,
  pageOf: (page, pages) => `${pages} में से पेज ${page}`,
  optional: "(ज़रूरी नहीं)",
  close: "बंद करें",
  secondsLeft: (count) => `, ${format.count(count)} सेकंड`,
  leaveQuestion: "बिना सेव किए बाहर जाएँ?",
  typedLost: "यहाँ लिखा हुआ मिट जाएगा।",
  keepEditing: "बदलते रहें",
  leave: "बाहर जाएँ",
  loading: "खुल रहा है",
  loadFailed: "यह खुल नहीं सका।",
  checkConnection: "इंटरनेट देखकर फिर कोशिश करें।",
  retry: "फिर कोशिश करें",
  search: "खोजें",
  clear: (label) => `${label} खाली करें`,
  open: (label) => `${label} खोलें`,
  searching: "खोज रहे हैं...",
  nothingFound: "कुछ नहीं मिला",
  notifications: "सूचनाएँ",
  filters: "फ़िल्टर",
  filtersChosen: (count) => (count > 0 ? `फ़िल्टर (${format.count(count)})` : "फ़िल्टर"),
  clearFilters: "फ़िल्टर हटाएँ",
  theme: { title: "थीम", light: "हल्की", dark: "गहरी", device: "फ़ोन जैसी" },
};
