import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { savedJobsWords } from "./saved-jobs.words";

const format = formatsIn("hi");

export const words: Translated<typeof savedJobsWords> = {
  savedJobs: "सेव की हुई नौकरियाँ",
  saved: (at) => `${format.shortDay(at)} को सेव की`,
  closed: "नौकरी बंद हो गई",
  remove: (title) => `सेव की हुई नौकरियों से हटाएँ: ${title}`,
  removed: "सेव की हुई नौकरियों से हटा दी",
  undo: "वापस लाएँ",
  restored: "सेव की हुई नौकरियों में वापस आ गई",
  notRestored: "यह नौकरी फिर से सेव नहीं हो सकी। फिर कोशिश करें।",
  notRemoved: "यह नौकरी हटाई नहीं जा सकी। फिर कोशिश करें।",
  viewAll: (total) => `सभी ${format.count(total)} देखें`,
  findJobs: "नौकरी खोजें",
  none: "अभी कोई नौकरी सेव नहीं है",
  noneHint: "आप जो नौकरियाँ सेव करेंगे, वे यहाँ दिखेंगी।",
};
