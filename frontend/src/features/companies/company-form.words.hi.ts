import type { Translated } from "../../shared/words";
import type { companyFormWords } from "./company-form.words";

export const words: Translated<typeof companyFormWords> = {
  whatItSays: "नौकरी ढूँढने वाले क्या पढ़ेंगे",
  fields: {
    name: "नाम",
    about: "परिचय",
    website: "वेबसाइट",
    industry: "किस तरह का काम",
    employees: "लोग",
    headquarters: "मुख्य ऑफ़िस",
  },
  hints: {
    name: "आपकी सभी नौकरियों पर यही दिखेगा। इसे बदलने पर ‘वेरिफ़ाइड’ का निशान हट जाएगा, जब तक हम फिर जाँच न लें।",
    about: "आप क्या करते हैं और आपके साथ काम करना कैसा है, 2,000 अक्षर तक।",
    website: "जैसे kaveri.example। दूसरी साइट लिखने पर ‘वेरिफ़ाइड’ का निशान हट जाएगा, जब तक हम फिर जाँच न लें।",
    industry: "जैसे Healthcare या Textiles।",
    headquarters: "आपके मुख्य ऑफ़िस का शहर।",
  },
  notSaid: "नहीं बताया",
  problem: (field, message) => `${field}: ${message}।`,
  websiteProblem: "साइट का पूरा पता लिखें, जैसे https://kaveri.example",
  nameProblem: "2 से 120 अक्षर का नाम लिखें।",
  aboutProblem: "इसे 2,000 अक्षर तक छोटा करें।",
  save: "बदलाव सेव करें",
  saving: "सेव हो रहा है...",
  cancel: "रद्द करें",
  saved: "कंपनी का पेज सेव हो गया।",
  notSaved: "कंपनी का पेज सेव नहीं हो सका। फिर कोशिश करें।",
  gone: "आप अब इस कंपनी में नहीं हैं।",
  endsBadge: {
    title: "‘वेरिफ़ाइड’ का निशान छोड़ें?",
    lost: "दूसरा नाम या दूसरी वेबसाइट लिखते ही निशान हट जाएगा। आपका करियर पेज बंद हो जाएगा, और दूसरी साइटों पर आपकी नौकरियों की सूची ख़ाली रहेगी।",
    notBack: "पुराना नाम या पता फिर लिखने से निशान वापस नहीं आएगा: हम फिर जाँचेंगे। आपकी नौकरियाँ खुली रहेंगी।",
    save: "फिर भी सेव करें",
    keep: "बदलाव जारी रखें",
  },
  leaveWarning: "कंपनी के पेज में किए गए बदलाव अभी सेव नहीं हुए हैं।",

  logoTitle: "लोगो",
  logo: {
    photo: "लोगो",
    uploadPhoto: "लोगो अपलोड करें",
    changePhoto: "लोगो बदलें",
    removePhoto: "लोगो हटाएँ",
    photoRules: "सिर्फ़ तस्वीर: PNG, JPEG या WebP, 5 MB तक। वह चौकोर जगह में पूरी दिखेगी।",
    photoWaits: "यह लोगो अब सबको दिख रहा है।",
  },
  logoFailed: (reason) => `लोगो अपलोड नहीं हो सका। ${reason}`,
  logoNotRemoved: "लोगो हटाया नहीं जा सका। फिर कोशिश करें।",
};
