import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["layout"] = {
  skipToContent: "मुख्य मजकुराकडे जा",
  offline: "नेटवर्क नाही. शेवटी जे दिसले होते तेच येथे दिसत आहे.",

  findJobs: "नोकरी शोधा",
  postJob: "नोकरी पोस्ट करा",
  forJobSeekers: "नोकरी शोधणाऱ्यांसाठी",
  forEmployers: "कंपन्यांसाठी",
  company: "कंपनी",
  resources: "उपयुक्त माहिती",
  resumeBuilder: "रेझ्युमे बनवा",
  jobAlerts: "जॉब अलर्ट",
  candidates: "उमेदवार",
  pricing: "प्लॅनचे दर",
  solutions: "सोल्यूशन्स",
  about: "आमच्याबद्दल",
  contact: "संपर्क",
  privacy: "प्रायव्हसी",
  terms: "अटी",
  copyright: (year) => `© ${year} JobPortal. सर्व हक्क राखीव.`,

  panelTitle: (city) => `${city} येथील नोकऱ्या`,
  panelSlogan: "एकच प्रोफाइल. जवळच्या नोकऱ्या, पगारासह.",
};
