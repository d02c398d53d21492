import type { Translated } from "../../shared/words";
import type { shellWords } from "./shell.words";

export const words: Translated<typeof shellWords> = {
  navigation: "डैशबोर्ड",
  dashboard: "डैशबोर्ड",
  jobPostings: "पोस्ट की गई नौकरियाँ",
  candidates: "उम्मीदवार",
  interviews: "इंटरव्यू",
  people: "लोग खोजें",
  messages: "मैसेज",
  analytics: "आँकड़े",
  company: "कंपनी",
  users: "यूज़र",
  companies: "कंपनियाँ",
  jobs: "नौकरियाँ",
  verification: "कंपनियों की जाँच",
  searchWords: "खोज के शब्द",
  payments: "भुगतान",
  grievances: "शिकायतें",
  breaches: "डेटा के उल्लंघन",
  auditLog: "ऑडिट लॉग",
  collapse: "छोटा करें",
  expand: "मेन्यू बड़ा करें",
  profile: "प्रोफ़ाइल",
  settings: "सेटिंग",
  logout: "साइन आउट",
};
