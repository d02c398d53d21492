import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { employerDashboardWords } from "./employer-dashboard.words";

const format = formatsIn("hi");

const jobs = (count: number) => `${format.count(count)} ${count === 1 ? "नौकरी" : "नौकरियाँ"}`;

export const words: Translated<typeof employerDashboardWords> = {
  figures: "आँकड़े",
  totalJobs: "कुल नौकरियाँ",
  ofThemOpen: (count) => `${format.count(count)} चालू`,
  totalApplications: "कुल आवेदन",
  notWithdrawn: "वापस लिए गए छोड़कर",
  shortlisted: "शॉर्टलिस्ट",
  interviews: "इंटरव्यू",
  atStage: "इतने आवेदन अभी इस स्थिति में",
  hired: (count) => `इतने आवेदन अभी इस स्थिति में · ${format.count(count)} को नौकरी दी`,

  waiting: "आपका इंतज़ार है",
  nothingWaits: "सबको जवाब दे दिया। कुछ बाकी नहीं है।",
  queue: {
    late: (count) => ({
      what: `चालू नौकरियों के ${format.count(count)} ${count === 1 ? "आवेदन" : "आवेदनों"} को 5 दिन या ज़्यादा से जवाब नहीं मिला`,
      remark: "ज़्यादा से ज़्यादा 14 दिन में जवाब दें: तब तक के जवाब गिने जाते हैं।",
      act: "जवाब दें",
    }),
    removed: (count) => ({
      what: `${jobs(count)} ${count === 1 ? "हटाई गई" : "हटाई गईं"}`,
      remark: "जवाब दें, तो हम फिर देखेंगे।",
      act: "वजह देखें",
    }),
    interviewAsked: (name) => ({
      what: `${name} इंटरव्यू का दूसरा समय चाहते हैं`,
      remark: "तय समय, अगर है, तब तक रहेगा जब तक वे दूसरा न चुनें।",
      act: "समय बताएँ",
    }),
    interviewOver: (name) => ({
      what: `${name} का इंटरव्यू हो चुका`,
      remark: "लिखें कि वे आए या नहीं।",
      act: "लिखें",
    }),
    unopened: (count) => ({
      what: `चालू नौकरियों के ${format.count(count)} आवेदन अभी नहीं खोले`,
      remark: "लोगों को दिखता है कि आपने देखा।",
      act: "खोलें",
    }),
    ends: (title, days) => ({
      what: `${title} ${days === 0 ? "आज" : `${format.count(days)} दिन में`} बंद होगी`,
      remark: "इसका समय बढ़ाया जा सकता है।",
      act: "देखें",
    }),
    held: (count) => ({
      what: `${jobs(count)} हमें देखनी ${count === 1 ? "है" : "हैं"}`,
      remark: "तब तक किसी को नहीं दिखेगी।",
      act: "देखें",
    }),
    drafts: (count) => ({
      what: `${format.count(count)} ड्राफ़्ट पूरे करने हैं`,
      remark: "ड्राफ़्ट किसी को नहीं दिखता।",
      act: "पूरा करें",
    }),
  },

  first: {
    title: "पाँच कदमों में पहली भर्ती",
    progress: (done, all) => `${format.count(all)} में से ${format.count(done)} हो गए`,
    done: "हो गया",
    time: "कुल करीब दस मिनट",
    hide: "यह सूची छिपाएँ",
    steps: {
      post: {
        title: "पहली नौकरी पोस्ट करें",
        hint: "पाँच मिनट। लोगों को तुरंत दिखती है, और साथ में आपकी कंपनी बन जाती है।",
        act: "नई नौकरी पोस्ट करें",
      },
      about: {
        title: "बताएँ कि आपकी कंपनी क्या करती है",
        hint: "लोग आवेदन से पहले इसे पढ़ते हैं।",
        act: "लिखें",
      },
      logo: { title: "अपना लोगो जोड़ें", hint: "वह हर नौकरी पर दिखता है।", act: "जोड़ें" },
      share: {
        title: "नौकरी शेयर करें",
        hint: "WhatsApp, लिंक, या दुकान पर लगाने का पोस्टर।",
        act: "शेयर करें",
      },
      verified: {
        title: "‘वेरिफ़ाइड’ का निशान पाएँ",
        hint: "कुछ चरण करें; फिर हमारे यहाँ कोई फ़ैसला करेगा।",
        act: "शुरू करें",
      },
    },
  },
  activeJobs: "चालू नौकरियाँ",
  postNew: "नई नौकरी पोस्ट करें",
  allInterviews: "सभी इंटरव्यू",
  noActiveJobs: "कोई नौकरी चालू नहीं है",
  noActiveJobsHint: "नौकरी पोस्ट करें, लोगों को तुरंत दिखेगी।",
  others: (others, drafts) =>
    [others > 0 && `${format.count(others)} दूसरी स्थिति में`, drafts > 0 && `${format.count(drafts)} ड्राफ़्ट`]
      .filter(Boolean)
      .join(", "),
  recentCandidates: "नए उम्मीदवार",
  noCandidates: "अभी कोई उम्मीदवार नहीं",
  noCandidatesHint: "जो भी आपकी कंपनियों की नौकरी के लिए आवेदन करेगा, यहाँ दिखेगा।",
  unopened: (count, isCapped, ofActive) => {
    if (count === 0) return "सब खोल लिए";
    const all = `${format.count(count)}${isCapped ? "+" : ""} आवेदन अभी नहीं खोले`;
    return isCapped || count !== ofActive ? `${all}, इनमें ${format.count(ofActive)} चालू नौकरियों के` : all;
  },
  allCandidates: "सभी उम्मीदवार",
  allPostings: "पोस्ट की गई सभी नौकरियाँ",
};
