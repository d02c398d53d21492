import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["design-system"] = {
  showPassword: "पासवर्ड दाखवा",
  hidePassword: "पासवर्ड लपवा",
  remove: (label) => `काढा: ${label}`,
  pagination: "पेज",
  previous: "मागील",
  next: "पुढील",
  page: (page) => `पेज ${page}`,
  pageOf: (page, pages) => `${pages} पैकी पेज ${page}`,
  optional: "(ऐच्छिक)",
  close: "बंद करा",
  secondsLeft: (count) => `, ${format.count(count)} सेकंद`,
  leaveQuestion: "सेव्ह न करता बाहेर पडायचे?",
  typedLost: "येथे लिहिलेले पुसले जाईल.",
  keepEditing: "लिहीत राहा",
  leave: "बाहेर पडा",
  loading: "लोड होत आहे",
  loadFailed: "हे लोड झाले नाही.",
  checkConnection: "इंटरनेट तपासून पुन्हा प्रयत्न करा.",
  retry: "पुन्हा प्रयत्न करा",
  search: "शोधा",
  clear: (label) => `रिकामे करा: ${label}`,
  open: (label) => `उघडा: ${label}`,
  searching: "शोधत आहोत...",
  nothingFound: "काही सापडले नाही",
  notifications: "सूचना",
  filters: "फिल्टर",
  filtersChosen: (count) => (count > 0 ? `फिल्टर (${format.count(count)})` : "फिल्टर"),
  clearFilters: "फिल्टर काढा",
  theme: { title: "थीम", light: "लाइट", dark: "डार्क", device: "डिव्हाइस" },
};
