import type { Translated } from "../../shared/words";
import type { layoutWords } from "./layout.words";

export const words: Translated<typeof layoutWords> = {
  skipToContent: "सीधे मुख्य हिस्से पर जाएँ",
  offline: "नेटवर्क नहीं है। यहाँ वही दिख रहा है जो पिछली बार दिखा था।",

  findJobs: "नौकरी खोजें",
  postJob: "नौकरी पोस्ट करें",
  forJobSeekers: "नौकरी ढूँढने वालों के लिए",
  forEmployers: "कंपनियों के लिए",
  company: "कंपनी",
  resources: "काम की चीज़ें",
  resumeBuilder: "रिज़्यूमे बनाएँ",
  jobAlerts: "नौकरी के अलर्ट",
  candidates: "उम्मीदवार",
  pricing: "कीमत",
  solutions: "सेवाएँ",
  about: "हमारे बारे में",
  contact: "संपर्क",
  privacy: "प्राइवेसी",
  terms: "शर्तें",
  copyright: (year) => `© ${year} JobPortal. सर्वाधिकार सुरक्षित।`,

  panelTitle: (city) => `${city} में नौकरियाँ`,
  panelSlogan: "एक प्रोफ़ाइल। आपके पास की नौकरियाँ, वेतन साफ़ लिखा हुआ।",
};
