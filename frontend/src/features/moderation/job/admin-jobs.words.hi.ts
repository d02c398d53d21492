import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { adminJobsWords } from "./admin-jobs.words";

const format = formatsIn("hi");

export const words: Translated<typeof adminJobsWords> = {
  table: "नौकरियाँ",
  job: "नौकरी",
  reports: "शिकायतें",
  status: "स्थिति",
  posted: "पोस्ट हुई",
  actions: "काम",
  noReports: "कोई शिकायत नहीं",
  dateOf: (at) => format.date(at),
  companyLine: (name, place) => `${name} · ${place}`,
  notVerified: "अभी वेरिफ़ाइड नहीं",
  company: "कंपनी",
  client: "क्लाइंट",
  clientLooksLike: (names) => `क्लाइंट का नाम वेरिफ़ाइड कंपनी ${names} जैसा है`,
  location: "जगह",
  work: "काम",
  openings: "खाली पद",
  applyPage: "आवेदन का पेज",
  asks: "आवेदक को देना होगा",
  asked: {
    asksPhone: "फ़ोन नंबर",
    asksResume: "रिज़्यूमे",
    asksNoticePeriod: "नोटिस पीरियड",
    asksExpectedPay: "अपेक्षित वेतन",
  },
  questions: "आवेदकों से सवाल",
  wanted: (answer) => `यह जवाब चाहिए: ${answer}`,
  required: "जवाब ज़रूरी",
  reasonOf: (reason, count) => `${reason} · ${format.count(count)}`,
  reportCount: (count) => `${format.count(count)} ${count === 1 ? "शिकायत" : "शिकायतें"}`,
  comment: (comment) => `‘${comment}’`,
  blocked: "इसकी कंपनी या पोस्ट करने वाला ब्लॉक है।",
  reason: (reason) => `वजह: ${reason}`,
  answer: (answer) => `कंपनी का जवाब: ${answer}`,
  poster: (email) => `${email} ने पोस्ट की`,

  edit: (title) => `${title} को देखें`,
  delete: (title) => `${title} हटाएँ`,
  restoreOf: (title) => `${title} वापस लाएँ`,
  approve: "मंज़ूर करें",
  approveOf: (title) => `${title} मंज़ूर करें`,
  hold: "रोकें",
  remove: "हटाएँ",
  restore: "वापस लाएँ",

  reviewTitle: (title) => `‘${title}’ को देखें`,
  nothingAgainst: "किसी ने शिकायत नहीं की, और कुछ इसे रोक नहीं रहा।",
  openJob: "नौकरी खोलें",

  approveTitle: (title) => `‘${title}’ मंज़ूर करें?`,
  approveMeaning: (count) =>
    `${count === 1 ? "इसकी शिकायत ख़ारिज होगी" : `इसकी ${format.count(count)} शिकायतें ख़ारिज होंगी`} और ख़ारिज ही रहेंगी। नई शिकायतें गिनी जाएँगी, और नौकरी बाद में रोकी या हटाई जा सकती है।`,
  approveHeld: "यह तुरंत सबको दिखेगी। इसे बाद में रोका या हटाया जा सकता है।",
  approveJob: "नौकरी मंज़ूर करें",
  holdTitle: (title) => `‘${title}’ रोकें?`,
  holdMeaning: "एडमिन के मंज़ूर करने या हटाने तक यह खोज में नहीं दिखेगी।",
  removeTitle: (title) => `‘${title}’ हटाएँ?`,
  removeMeaning: "यह तुरंत खोज से हट जाएगी। इसे वापस लाया जा सकता है।",
  why: "क्यों?",
  whyHint: "कंपनी इसे पढ़ती है, और हटाने का जवाब दे सकती है।",
  holdJob: "नौकरी रोकें",
  removeJob: "नौकरी हटाएँ",

  approved: (title) => `‘${title}’ मंज़ूर हो गई।`,
  held: (title) => `‘${title}’ रोक दी गई। कंपनी को बता दिया गया है।`,
  removed: (title) => `‘${title}’ हटा दी गई। कंपनी को बता दिया गया है।`,
  restored: (title) => `‘${title}’ वापस आ गई।`,
};
