import type { AlertFrequency } from "../../shared/schema.generated";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { alertsWords } from "./alerts.words";

const format = formatsIn("hi");

const rhythm: Record<AlertFrequency, string> = {
  INSTANT: "तुरंत",
  DAILY: "रोज़",
  WEEKLY: "हर हफ़्ते",
};

export const words: Translated<typeof alertsWords> = {
  title: "आपके अलर्ट",
  back: "डैशबोर्ड पर वापस",
  rhythm,
  rhythmHint: {
    INSTANT: "कुछ मिनट में, रात में नहीं",
    DAILY: "सुबह 8 बजे",
    WEEKLY: "सोमवार को 8 बजे",
  },
  howOften: "कितनी बार",

  alertMe: "अलर्ट लगाएँ",
  dialogMeaning: "सही नौकरी आने पर हम आपको बताएँगे। हर नौकरी एक बार।",
  allJobs: "सभी नौकरियाँ",
  expected: (jobs, count) =>
    count === 0
      ? "पिछले हफ़्ते ऐसी कोई नौकरी नहीं आई।"
      : `हफ़्ते में करीब ${jobs} ऐसी ${count === 1 ? "नौकरी आती है" : "नौकरियाँ आती हैं"}।`,
  email: "आपका ईमेल",
  emailHint: "खाता ज़रूरी नहीं। पहले हम पुष्टि के लिए एक ईमेल भेजेंगे।",
  emailNeeded: "अपना ईमेल लिखें।",
  emailWrong: "ईमेल इस तरह लिखें: name@example.com।",
  set: "अलर्ट लगाएँ",
  setting: "लग रहा है...",
  cancel: "रद्द करें",
  oneTap: "हर ईमेल में इसे रोकने या बंद करने का लिंक होता है।",
  isSet: (title) => `अलर्ट लग गया: ${title}`,
  seeAlerts: "आपके अलर्ट",
  alertIsSet: "अलर्ट लगा है",
  toldOnPage: "आपके खाते में ईमेल नहीं है। हम यहीं बताएँगे: घंटी में और आपके अलर्ट में।",
  addEmail: "ईमेल जोड़ें",
  notSet: "अलर्ट नहीं लग सका। इंटरनेट देखकर फिर कोशिश करें।",
  mailSent: (email) => `हमने ${email} पर ईमेल भेजा है। अलर्ट चालू करने के लिए उसका लिंक खोलें।`,
  done: "हो गया",
  failures: {
    ALERT_LIMIT: "आप 20 तक अलर्ट रख सकते हैं। पहले कोई एक बंद करें।",
    RATE_LIMITED: "पुष्टि के काफ़ी ईमेल भेजे जा चुके हैं। थोड़ी देर बाद कोशिश करें।",
    UNAVAILABLE: "अभी ईमेल नहीं भेजे जा सकते। अलर्ट लगाने के लिए साइन इन करें।",
    PLACE_REQUIRED: "पहले कोई जगह चुनें, ताकि वहाँ से दूरी नापी जा सके।",
  },

  newJobs: (count) => (count === 0 ? "इस हफ़्ते कोई नई नहीं" : `इस हफ़्ते ${format.count(count)} नई`),
  noneSince: (setAt) => `${format.shortDay(setAt)} को लगाया। तब से कोई नई नहीं।`,
  paused: (at) => `${format.shortDay(at)} से रुका है। नई नौकरियाँ नहीं बताई जाएँगी।`,
  pause: "रोकें",
  pauseOf: (title) => `रोकें: ${title}`,
  start: "फिर चालू करें",
  startOf: (title) => `फिर चालू करें: ${title}`,
  end: (title) => `यह अलर्ट बंद करें: ${title}`,
  ended: "अलर्ट बंद हो गया",
  seeJobs: "नौकरियाँ देखें",
  byMail: "ईमेल से भी",
  fits: (reasons) => `आपकी खोज से मेल: ${reasons.join(", ")}`,
  notChanged: "यह अलर्ट बदला नहीं जा सका। फिर कोशिश करें।",
  loadFailed: "आपके अलर्ट खुल नहीं सके।",
  none: "अभी कोई अलर्ट नहीं",
  noneHint: "नौकरी खोजें, फिर ‘अलर्ट लगाएँ’ दबाएँ। नई नौकरियाँ हम बताएँगे।",
  findJobs: "नौकरी खोजें",
};
