import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("te");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 రోజుల తర్వాత",
  way: (jobTitle) => `మీ దరఖాస్తు దశలు: ${jobTitle}`,
  wrote: (company) => `${company} రాసింది:`,
  showSteps: (jobTitle) => `దశలు చూపించండి: ${jobTitle}`,
  stillAhead: "(ఇంకా రాలేదు)",
  applied: (at) => `అప్లై చేశారు: ${format.date(at)}`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} నుంచి`,
  actionsOf: (jobTitle, company) => `చేయగలిగినవి: ${jobTitle}, ${company}`,
  applications: "నా దరఖాస్తులు",
  recentApplications: "ఇటీవలి దరఖాస్తులు",
  viewAll: (total) => `అన్నీ చూడండి (${format.count(total)})`,
  noApplications: "ఇంకా దరఖాస్తులు లేవు",
  noApplicationsHint: "మీ దరఖాస్తులు ఇక్కడ కనిపిస్తాయి.",
  findJobs: "ఉద్యోగాలు వెతకండి",
  news: "కొత్త విషయాలు",
  offer: "ఆఫర్",
  interview: "ఇంటర్వ్యూ",
  offered: (company) => `${company} మీకు ఈ ఉద్యోగం ఆఫర్ చేస్తోంది`,
  asked: (company) => `${company} మిమ్మల్ని ఇంటర్వ్యూ చేయాలనుకుంటోంది`,
  seeApplication: "దరఖాస్తు చూడండి",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} మిమ్మల్ని షార్ట్‌లిస్ట్ చేసింది: ${jobTitle}`;
      case "HIRED":
        return `${company} మిమ్మల్ని ఉద్యోగంలోకి తీసుకుంది: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} మరొకరిని ఎంచుకుంది: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} మీ దరఖాస్తును తెరిచింది: ${jobTitle}`;
    }
  },
  groups: "స్థితి వారీగా దరఖాస్తులు",
  group: { ALL: "అన్నీ", ACTIVE: "నడుస్తున్నవి", INTERVIEWS: "ఇంటర్వ్యూలు", ENDED: "ముగిసినవి" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "నడుస్తున్న దరఖాస్తులు లేవు",
    INTERVIEWS: "ఇంకా ఇంటర్వ్యూలు లేవు",
    ENDED: "ముగిసిన దరఖాస్తులు లేవు",
  },
};
