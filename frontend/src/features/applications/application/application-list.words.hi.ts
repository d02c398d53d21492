import { words as applicationsWords } from "./applications.words.hi";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { applicationListWords } from "./application-list.words";

const format = formatsIn("hi");

export const words: Translated<typeof applicationListWords> = {
  steps: { ...applicationsWords.statuses, ...applicationsWords.remarks },
  afterPatience: "14 दिन बाद",
  way: (jobTitle) => `आपके आवेदन के कदम: ${jobTitle}`,
  wrote: (company) => `${company} ने लिखा:`,
  showSteps: (jobTitle) => `कदम देखें: ${jobTitle}`,
  stillAhead: "(अभी बाकी)",
  applied: (at) => `${format.date(at)} को आवेदन किया`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} से`,
  actionsOf: (jobTitle, company) => `${company} में ${jobTitle} के लिए काम`,
  applications: "मेरे आवेदन",
  recentApplications: "हाल के आवेदन",
  viewAll: (total) => `सभी ${format.count(total)} देखें`,
  noApplications: "अभी कोई आवेदन नहीं",
  noApplicationsHint: "आपके आवेदन यहाँ दिखेंगे।",
  findJobs: "नौकरी खोजें",
  news: "नया क्या है",
  offer: "ऑफ़र",
  interview: "इंटरव्यू",
  offered: (company) => `${company} ने आपको नौकरी का ऑफ़र दिया`,
  asked: (company) => `${company} ने आपको इंटरव्यू के लिए बुलाया`,
  seeApplication: "आवेदन देखें",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} ने आपको ${jobTitle} के लिए शॉर्टलिस्ट किया`;
      case "HIRED":
        return `${company} ने आपको ${jobTitle} की नौकरी दी`;
      case "NOT_SELECTED":
        return `${company} ने ${jobTitle} के लिए किसी और को चुना`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} ने ${jobTitle} के लिए आपका आवेदन खोला`;
    }
  },
  groups: "आवेदन, स्थिति के हिसाब से",
  group: {
    ALL: "सभी",
    ACTIVE: "चल रहे",
    INTERVIEWS: "इंटरव्यू",
    ENDED: "पूरे हुए",
  },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "कोई आवेदन चालू नहीं है",
    INTERVIEWS: "अभी कोई इंटरव्यू नहीं",
    ENDED: "कोई आवेदन पूरा नहीं हुआ",
  },
};
