import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { Translated } from "../../../shared/words";
import type { feedImportWords } from "./feed-import.words";

const format = formatsIn("hi");

const refusals: OwnRefusalWords = {
  FEED_IMPORT_LIMIT: "आपकी कंपनी के 5 फ़ीड पहले से हैं। पहले उनमें से कोई एक मिटाएँ।",
  FEED_IMPORT_KNOWN: "यह पता आपकी कंपनी के लिए पहले से पढ़ा जाता है।",
  COMPANY_NOT_VERIFIED: "फ़ीड सिर्फ़ सत्यापित कंपनियों के लिए पढ़े जाते हैं। पहले अपनी कंपनी को सत्यापित कराएँ।",
  NOT_FOUND: "इस बीच यह बदल गया है। पेज फिर से खोलें।",
};

const jobs = (count: number) => `${format.count(count)} ${count === 1 ? "नौकरी" : "नौकरियाँ"}`;

export const words: Translated<typeof feedImportWords> = {
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  refusals,

  title: "नौकरियों के फ़ीड",
  intro:
    "क्या आपकी नौकरियाँ पहले से किसी फ़ीड में हैं? हम उसे तय समय पर पढ़ते हैं: नई नौकरियाँ पोस्ट होती हैं, बदली हुई नौकरियाँ यहाँ भी बदलती हैं, और जो फ़ीड से हट जाएँ वे बंद हो जाती हैं।",
  loadFailed: "आपके फ़ीड नहीं खुल सके।",
  notVerified: "फ़ीड सिर्फ़ सत्यापित कंपनियों के लिए पढ़े जाते हैं।",
  getVerified: "सत्यापित कराएँ",

  feeds: "आपके फ़ीड",
  none: "अभी कोई फ़ीड नहीं",
  noneHint: "किसी फ़ीड का पता जोड़ें। हम उसे तुरंत पढ़ेंगे और दिखाएँगे कि क्या हुआ।",
  schedules: { HOURLY: "हर घंटे", SIX_HOURLY: "हर छह घंटे में", DAILY: "हर दिन" },
  nextAt: (at) => `अगली बार ${format.dateTime(at)}`,
  failing: (since) => `${format.date(since)} से नहीं पढ़ा जा रहा`,
  off: (at) => `कई दिन न पढ़े जा सकने के कारण ${format.date(at)} को बंद हुआ`,
  readNow: "अभी पढ़ें",
  switchOn: "चालू करें",
  reading: "इसे कुछ ही पल में पढ़ा जाएगा",
  delete: "मिटाएँ",
  deleteUrl: (url) => `${url} मिटाएँ`,
  deleteTitle: "यह फ़ीड मिटाएँ?",
  deleteText: "हम इसे पढ़ना बंद कर देंगे। इसकी नौकरियाँ जैसी हैं वैसी रहेंगी; उन्हें आप ख़ुद बंद कर सकते हैं।",
  deleting: "मिट रहा है…",
  deleted: "फ़ीड मिटा दिया गया",
  cancel: "रद्द करें",

  asks: (count) => `फ़ीड में ${jobs(count)} नहीं हैं, यानी खुली नौकरियों में से आधी से ज़्यादा। आपके कहने तक वे खुली रहेंगी।`,
  close: (count) => `${jobs(count)} बंद करें`,
  closeTitle: (count) => `${jobs(count)} बंद करें?`,
  closeText: "फिर कोई उनके लिए आवेदन नहीं कर सकेगा। जो तब तक फ़ीड में लौट आएँ, वे खुली रहेंगी।",
  closing: "बंद हो रही हैं…",
  closed: "वे कुछ ही पल में बंद हो जाएँगी",

  runs: (count) => `पिछली बार पढ़ा गया (${format.count(count)})`,
  at: (time) => format.dateTime(time),
  underWay: "पढ़ा जा रहा है…",
  brokenOff: "बीच में रुक गया; अगली बार आगे पढ़ा गया",
  unmodified: "कुछ नहीं बदला",
  counts: {
    added: (count) => `${format.count(count)} नई`,
    changed: (count) => `${format.count(count)} बदलीं`,
    closed: (count) => `${format.count(count)} बंद हुईं`,
    unchanged: (count) => `${format.count(count)} वैसी ही`,
    leftOut: (count) => `${format.count(count)} छोड़ी गईं`,
    missing: (count) => `${format.count(count)} फ़ीड में नहीं`,
  },
  empty: "फ़ीड में कोई नौकरी नहीं है",
  failures: {
    UNREACHABLE: "इस पते तक नहीं पहुँच सके।",
    FORMAT: "हम इस तरह का फ़ीड नहीं पढ़ते: XML, JSON Feed, CSV या Excel चाहिए।",
    MALFORMED: "फ़ीड टूटा हुआ है।",
    EMPTY: "फ़ीड ख़ाली है, उसमें शीर्षक की लाइन भी नहीं है।",
    TOO_LARGE: "फ़ीड 20 MB से बड़ा है।",
    TOO_MANY_ROWS: "फ़ीड में 5,000 से ज़्यादा नौकरियाँ हैं।",
    TOO_MANY_COLUMNS: "फ़ीड में बहुत ज़्यादा कॉलम हैं।",
    NOT_ALLOWED: "जिसने इसे जोड़ा, वह अब कंपनी के लिए पोस्ट नहीं कर सकता। अपने नाम से पोस्ट करने के लिए इसे अभी पढ़ें।",
    NOT_VERIFIED: "कंपनी अभी सत्यापित नहीं है।",
    UNAVAILABLE: "अभी हमारे पास जगह नहीं थी। हम जल्द फिर कोशिश करेंगे।",
  },
  problems: (count) => `${jobs(count)} क्यों छोड़ी गईं`,
  noReference: "संदर्भ संख्या नहीं",
  moreProblems: (count) => `और ${format.count(count)}।`,

  makeTitle: "फ़ीड जोड़ें",
  url: "फ़ीड का पता",
  urlHint: "https वाला पता, जिसे कोई भी खोल सके",
  urlRequired: "पता लिखें",
  urlWrong: "किसी सार्वजनिक साइट का https वाला पता लिखें",
  schedule: "कितनी बार पढ़ें",
  where: "लोग कहाँ आवेदन करें",
  here: "यहीं, ताकि आप यहीं जवाब दें",
  elsewhere: "उस पते पर, जो फ़ीड में हर नौकरी का है",
  blanks: "जहाँ नौकरी में कुछ न लिखा हो, वहाँ यह लें",
  pay: "वेतन",
  payUsual: "Not disclosed",
  experience: "अनुभव",
  experienceHint: "जैसे 1–3 years। ऐसी नौकरियाँ छोड़नी हों, तो ख़ाली रखें",
  requirements: "ज़रूरतें",
  requirementsUsual: "As told in the description",
  make: "फ़ीड जोड़ें",
  making: "जुड़ रहा है…",
  made: "फ़ीड जुड़ गया, और कुछ ही पल में पढ़ा जाएगा",
  forms: "हम जॉब बोर्डों वाला XML, JSON Feed, CSV और Excel पढ़ते हैं। हर नौकरी की एक संदर्भ संख्या चाहिए, जो न बदले।",

  linkTitle: "फ़ीड से नौकरियाँ",
  linkText: "हम आपकी नौकरियाँ किसी पते से तय समय पर भी पढ़ सकते हैं और उन्हें ताज़ा रखते हैं।",
  link: "फ़ीड जोड़ें",
};
