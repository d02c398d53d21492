import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("mr");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 दिवसांनंतर",
  way: (jobTitle) => `तुमच्या अर्जाचे टप्पे: ${jobTitle}`,
  wrote: (company) => `${company} ने लिहिले:`,
  showSteps: (jobTitle) => `टप्पे दाखवा: ${jobTitle}`,
  stillAhead: "(अजून बाकी)",
  applied: (at) => `${format.date(at)} रोजी अर्ज केला`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} पासून`,
  actionsOf: (jobTitle, company) => `पर्याय: ${jobTitle}, ${company}`,
  applications: "माझे अर्ज",
  recentApplications: "अलीकडचे अर्ज",
  viewAll: (total) => `सर्व ${format.count(total)} पाहा`,
  noApplications: "अजून अर्ज नाहीत",
  noApplicationsHint: "तुमचे अर्ज इथे दिसतील.",
  findJobs: "नोकरी शोधा",
  news: "नवीन काय",
  offer: "ऑफर",
  interview: "इंटरव्ह्यू",
  offered: (company) => `${company} यांनी तुम्हाला नोकरीची ऑफर दिली आहे`,
  asked: (company) => `${company} यांना तुमचा इंटरव्ह्यू घ्यायचा आहे`,
  seeApplication: "अर्ज पाहा",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} यांनी तुम्हाला शॉर्टलिस्ट केले: ${jobTitle}`;
      case "HIRED":
        return `${company} यांनी तुम्हाला नोकरी दिली: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} यांनी दुसऱ्या उमेदवाराची निवड केली: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} यांनी तुमचा अर्ज उघडला: ${jobTitle}`;
    }
  },
  groups: "स्थितीनुसार अर्ज",
  group: { ALL: "सर्व", ACTIVE: "सुरू", INTERVIEWS: "इंटरव्ह्यू", ENDED: "संपलेले" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "सुरू असलेले अर्ज नाहीत",
    INTERVIEWS: "अजून इंटरव्ह्यू नाहीत",
    ENDED: "संपलेले अर्ज नाहीत",
  },
};
