import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["navigation"] = {
  home: "होम",
  brandHome: "JobPortal, होम",
  mainNavigation: "मुख्य",
  findJobs: "नोकरी शोधा",
  postJob: "नोकरी पोस्ट करा",
  dashboard: "डॅशबोर्ड",
  signIn: "साइन इन",
  register: "नोंदणी करा",
  logout: "साइन आउट",
  accountMenu: "खात्याचा मेनू",
  accountMenuOf: (name) => `खात्याचा मेनू: ${name}`,
  openMenu: "मेनू उघडा",
  menu: "मेनू",
  phoneBar: "शॉर्टकट",
  jobs: "नोकऱ्या",
  saved: "सेव्ह",
  applications: "अर्ज",
  profile: "प्रोफाइल",
  alerts: "जॉब अलर्ट",
  settings: "सेटिंग्ज",
};
