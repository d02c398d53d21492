import type { Translated } from "../../shared/words";
import type { placeholderWords } from "./placeholder.words";

export const words: Translated<typeof placeholderWords> = {
  title: "जल्द आ रहा है",
  backToHome: "होम पेज पर वापस",
  stillBuilt: "यह पेज अभी बन रहा है।",
  search: "काम ढूँढ रहे हैं? खुली नौकरियाँ खोजें।",
  savedJobs: {
    name: "सेव की हुई नौकरियाँ",
    hint: "आपकी सेव की हुई नौकरियाँ आपके डैशबोर्ड पर हैं।",
    action: "डैशबोर्ड पर जाएँ",
  },
  appliedJobs: {
    name: "आवेदन की हुई नौकरियाँ",
    hint: "आपके आवेदन आपके डैशबोर्ड पर हैं।",
    action: "डैशबोर्ड पर जाएँ",
  },
  pricing: {
    name: "कीमत",
    hint: "प्लान का अपना पेज है।",
    action: "प्लान देखें",
  },
  resumeBuilder: {
    name: "रिज़्यूमे बनाएँ",
    hint: "आप अपना रिज़्यूमे अभी बना सकते हैं।",
    action: "रिज़्यूमे बनाएँ",
  },
  postJob: {
    name: "नौकरी पोस्ट करें",
    hint: "आप अपनी नौकरी अभी पोस्ट कर सकते हैं।",
    action: "नौकरी पोस्ट करें",
  },
  jobAlerts: {
    name: "नौकरी के अलर्ट",
    hint: "आपके अलर्ट का अपना पेज है।",
    action: "आपके अलर्ट",
  },
  employer: {
    name: "कंपनियों के लिए",
    hint: "आपकी नौकरियाँ और उम्मीदवार आपके डैशबोर्ड पर हैं।",
    action: "डैशबोर्ड पर जाएँ",
  },
  resources: "काम की चीज़ें",
  solutions: "सेवाएँ",
  about: "हमारे बारे में",
  contact: "संपर्क",
  privacy: {
    name: "प्राइवेसी",
    hint: "हम आपके डेटा का क्या करते हैं, इसका अपना पेज है।",
    action: "प्राइवेसी नोटिस",
  },
  terms: {
    name: "शर्तें",
    hint: "आपके और हमारे लिए क्या लागू है, इसका अपना पेज है।",
    action: "इस्तेमाल की शर्तें",
  },
};
