import type { Translated } from "../../shared/words";
import type { navigationWords } from "./navigation.words";

export const words: Translated<typeof navigationWords> = {
  home: "होम",
  brandHome: "JobPortal, होम",
  mainNavigation: "मुख्य मेन्यू",
  findJobs: "नौकरी खोजें",
  postJob: "नौकरी पोस्ट करें",
  dashboard: "डैशबोर्ड",
  signIn: "साइन इन",
  register: "खाता बनाएँ",
  logout: "साइन आउट",
  accountMenu: "खाते का मेन्यू",
  accountMenuOf: (name) => `खाते का मेन्यू: ${name}`,
  openMenu: "मेन्यू खोलें",
  menu: "मेन्यू",
  phoneBar: "शॉर्टकट",
  jobs: "नौकरियाँ",
  saved: "सेव की हुई",
  applications: "आवेदन",
  profile: "प्रोफ़ाइल",
  alerts: "नौकरी के अलर्ट",
  settings: "सेटिंग",
};
