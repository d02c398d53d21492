import { formatsIn } from "../../../shared/language/formats";
import type { DisclosedData, DisclosureKind } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const data: Readonly<Record<DisclosedData, string>> = {
  NAME: "name",
  PHONE: "phone",
  EMAIL: "email",
  PHOTO: "photo",
  PROFILE: "profile",
  RESUME: "resume",
  RESUME_FILE: "your resume’s file",
  CAREER: "work profile",
  ANSWERS: "answers to the job’s questions",
  NOTE: "your note",
  MESSAGES: "messages",
  FILES: "files in messages",
  INTERVIEW: "your answer about an interview",
  OFFER: "your answer to an offer",
};

/** A job's title stands for jobs alone. */
const kinds: Readonly<Record<DisclosureKind, (job: string) => string>> = {
  APPLICATION: (job) => `Your application for ${job}`,
  CARD: () => "Your card among people, without your name and contact",
  CONTACT: (job) => `Your yes to an invitation for ${job}`,
  WALK_IN: (job) => `Your number for the walk-in for ${job}`,
  ACCOUNT: () => "Your account, when an admin changed it or your plan",
  GRIEVANCE: () => "What you asked or complained about your data",
  MESSAGE: () => "Messages of yours that were held or reported",
};

export const recipientsWords = defineWords("recipients", {
  en: {
    title: "Who has seen my data",
    back: "Settings",
    open: "See Who",
    link: "Which companies saw what of your data, and when.",
    lead: "Which companies saw what of your data, and when. Only you can read this page.",
    loadFailed: "We couldn’t load this list.",
    none: "Nobody has seen your data",
    noneHint: "Companies and admins will appear here once they see something of yours.",
    findJobs: "Find Jobs",
    list: "Companies and admins, the latest first",
    first: "Back to the latest",
    next: "Earlier ones",

    portal: "Admins of this portal",
    gone: "A company that is gone",
    days: (from: string, to: string) =>
      format.date(from) === format.date(to)
        ? `On ${format.date(from)}`
        : `First on ${format.date(from)}, last on ${format.date(to)}`,
    kinds,
    data: (seen: readonly DisclosedData[]) => format.list(seen.map((one) => data[one])),
    opened: (at: string) => `The company’s first step: ${format.date(at)}`,
    notOpened: "No step of the company yet",
    former: (name: string) => `Then called ${name}`,
    more: (count: number) => `and ${format.count(count)} more`,
    allApplications: "All your applications",

    limits: "What this list knows",
    limitsList: [
      "A company can open your application again for as long as it is there. We keep its steps, not each look or download.",
      "Phone and email are named once the company could see them: from the day it shortlisted you, or you said yes.",
      "Companies that search for people read the main parts of your card in a list, without your name. We keep which " +
        "company opened your card, for 90 days.",
      "Admins can open accounts to run the portal. We keep what they changed or decided, not each look.",
      "Colleagues in a company that you act for yourself are not listed.",
    ],
    services: "Services that the portal uses",
    notice: "Read the privacy notice",
  },
});
