import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminCompaniesWords } from "./admin-companies.words";

const format = formatsIn("hi");

const people = (count: number) => (count === 1 ? "1 व्यक्ति" : `${format.count(count)} लोग`);
const jobs = (count: number) => `${format.count(count)} ${count === 1 ? "नौकरी" : "नौकरियाँ"}`;

export const words: Translated<typeof adminCompaniesWords> = {
  statuses: {
    VERIFIED: "वेरिफ़ाइड",
    UNVERIFIED: "वेरिफ़ाइड नहीं",
    BLOCKED: "ब्लॉक",
  },
  table: "कंपनियाँ",
  company: "कंपनी",
  status: "स्थिति",
  jobs: "नौकरियाँ",
  people: "लोग",
  since: "कब से",
  actions: "काम",
  companyLine: (city, website) =>
    [city, website?.replace(/^https?:\/\/(www\.)?|\/$/g, "")].filter(Boolean).join(" · "),
  dateOf: (at) => format.date(at),
  jobsOf: (open, all) => `${format.count(all)} में से ${format.count(open)} खुली`,
  peopleOf: people,
  checked: (note, at) => `${at ? `${format.date(at)} को ` : ""}जाँचा: ${note}`,
  namesakes: "मिलता-जुलता नाम:",
  reason: (reason) => `वजह: ${reason}`,

  verify: "वेरिफ़ाइड करें",
  actionsOf: (name) => `${name} के लिए काम`,
  unverify: "वेरिफ़ाइड का निशान वापस लें",
  block: "ब्लॉक करें",
  unblock: "ब्लॉक हटाएँ",
  merge: "दूसरी में मिलाएँ",

  verifyTitle: (name) => `${name} को वेरिफ़ाइड करें?`,
  verifyMeaning: "इसकी नौकरियों पर वेरिफ़ाइड कंपनी का निशान दिखेगा।",
  note: "क्या जाँचा गया?",
  noteHint: "जैसे GST नंबर, या ऑफ़िस में फ़ोन।",
  verifyCompany: "कंपनी को वेरिफ़ाइड करें",
  blockTitle: (name) => `${name} को ब्लॉक करें?`,
  blockMeaning:
    "यह और इसकी नौकरियाँ किसी को नहीं दिखेंगी, और इसके लिए कोई पोस्ट नहीं कर सकेगा। इसे वापस लिया जा सकता है।",
  blockReason: "ब्लॉक क्यों?",
  blockReasonHint: "कंपनी के लोग इसे पढ़ सकते हैं।",
  blockCompany: "कंपनी ब्लॉक करें",

  verified: (name) => `${name} वेरिफ़ाइड हो गई।`,
  unverified: (name) => `${name} अब वेरिफ़ाइड नहीं है।`,
  blocked: (name) => `${name} ब्लॉक हो गई।`,
  unblocked: (name) => `${name} वापस आ गई, और उसकी नौकरियाँ भी।`,

  mergeTitle: (name) => `${name} को दूसरी कंपनी में मिलाएँ`,
  mergeMeaning: "इसके लोग, नौकरियाँ और आवेदन दूसरी कंपनी में जाएँगे, और इसका नाम उसी पर ले जाएगा।",
  mergeSearch: "जो कंपनी रहेगी उसका नाम",
  mergeInto: "जो कंपनी रहेगी",
  chooseTarget: "वह कंपनी चुनें जो रहेगी।",
  noTarget: "इस नाम की कोई और कंपनी नहीं।",
  targetFailed: "कंपनियाँ खोजी नहीं जा सकीं। फिर कोशिश करें।",
  sizeOf: (count, open) => `${people(count)}, ${jobs(open)}`,
  moreTargets: (shown) => `सिर्फ़ पहली ${format.count(shown)} दिख रही हैं। बाकी के लिए नाम और लिखें।`,
  mergeWarning: (from, into) => `${from} हमेशा के लिए ${into} का हिस्सा बन जाएगी। इसे वापस नहीं लिया जा सकता।`,
  mergeCompanies: "कंपनियाँ मिलाएँ",
  merged: (from, into) => `${from} अब ${into} का हिस्सा है।`,
};
