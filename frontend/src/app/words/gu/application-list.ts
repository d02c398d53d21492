import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("gu");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 દિવસ પછી",
  way: (jobTitle) => `તમારી અરજીનાં પગલાં: ${jobTitle}`,
  wrote: (company) => `${company} એ લખ્યું:`,
  showSteps: (jobTitle) => `પગલાં બતાવો: ${jobTitle}`,
  stillAhead: "(હજી બાકી)",
  applied: (at) => `અરજી કરી: ${format.date(at)}`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} થી`,
  actionsOf: (jobTitle, company) => `વિકલ્પો: ${jobTitle}, ${company}`,
  applications: "મારી અરજીઓ",
  recentApplications: "તાજેતરની અરજીઓ",
  viewAll: (total) => `બધી જુઓ (${format.count(total)})`,
  noApplications: "હજી કોઈ અરજી નથી",
  noApplicationsHint: "તમારી અરજીઓ અહીં દેખાશે.",
  findJobs: "નોકરી શોધો",
  news: "નવું શું છે",
  offer: "ઑફર",
  interview: "ઇન્ટરવ્યૂ",
  offered: (company) => `${company} તમને નોકરીની ઑફર આપે છે`,
  asked: (company) => `${company} તમારો ઇન્ટરવ્યૂ લેવા માગે છે`,
  seeApplication: "અરજી જુઓ",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} તરફથી તમને શોર્ટલિસ્ટ કરાયા: ${jobTitle}`;
      case "HIRED":
        return `${company} તરફથી તમને નોકરી મળી: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} તરફથી બીજા કોઈની પસંદગી થઈ: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} તરફથી તમારી અરજી ખોલાઈ: ${jobTitle}`;
    }
  },
  groups: "સ્થિતિ મુજબ અરજીઓ",
  group: { ALL: "બધી", ACTIVE: "ચાલુ", INTERVIEWS: "ઇન્ટરવ્યૂ", ENDED: "પૂરી થયેલી" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "કોઈ ચાલુ અરજી નથી",
    INTERVIEWS: "હજી કોઈ ઇન્ટરવ્યૂ નથી",
    ENDED: "કોઈ પૂરી થયેલી અરજી નથી",
  },
};
