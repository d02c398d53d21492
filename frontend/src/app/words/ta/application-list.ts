import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("ta");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 நாட்களுக்குப் பிறகு",
  way: (jobTitle) => `உங்கள் விண்ணப்பத்தின் கட்டங்கள்: ${jobTitle}`,
  wrote: (company) => `${company} எழுதியது:`,
  showSteps: (jobTitle) => `கட்டங்களைக் காட்டு: ${jobTitle}`,
  stillAhead: "(இன்னும் வரவில்லை)",
  applied: (at) => `அனுப்பியது ${format.date(at)}`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} முதல்`,
  actionsOf: (jobTitle, company) => `செயல்கள்: ${jobTitle}, ${company}`,
  applications: "என் விண்ணப்பங்கள்",
  recentApplications: "சமீபத்திய விண்ணப்பங்கள்",
  viewAll: (total) => `எல்லாம் பார் (${format.count(total)})`,
  noApplications: "இன்னும் விண்ணப்பங்கள் இல்லை",
  noApplicationsHint: "உங்கள் விண்ணப்பங்கள் இங்கே வரும்.",
  findJobs: "வேலை தேடுங்கள்",
  news: "புதியவை",
  offer: "ஆஃபர்",
  interview: "இன்டர்வியூ",
  offered: (company) => `${company} உங்களுக்கு வேலை தர முன்வந்துள்ளது`,
  asked: (company) => `${company} உங்களை இன்டர்வியூ செய்ய விரும்புகிறது`,
  seeApplication: "விண்ணப்பத்தைப் பார்",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} உங்களை ஷார்ட்லிஸ்ட் செய்தது: ${jobTitle}`;
      case "HIRED":
        return `${company} உங்களை வேலைக்கு எடுத்தது: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} வேறொருவரைத் தேர்ந்தெடுத்தது: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} உங்கள் விண்ணப்பத்தைத் திறந்தது: ${jobTitle}`;
    }
  },
  groups: "நிலை வாரியாக விண்ணப்பங்கள்",
  group: { ALL: "எல்லாம்", ACTIVE: "நடப்பில்", INTERVIEWS: "இன்டர்வியூக்கள்", ENDED: "முடிந்தவை" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "நடப்பில் விண்ணப்பங்கள் இல்லை",
    INTERVIEWS: "இன்னும் இன்டர்வியூக்கள் இல்லை",
    ENDED: "முடிந்த விண்ணப்பங்கள் இல்லை",
  },
};
