import { INACTIVE_YEARS } from "./inactivity";

/**
 * What the portal uses data about persons for. The notice at /privacy-notice, docs/privacy.md and the list of tables
 * (`modules/privacy/tables/personal-tables.ts`) are made from it (PRIV-02).
 */

export const DATA_PURPOSES = [
  "account",
  "profile",
  "applying",
  "messages",
  "hiring",
  "verification",
  "finding",
  "alerts",
  "notices",
  "plans",
  "grievances",
  "nominee",
  "safety",
  "security",
  "searches",
  "figures",
] as const;

export type DataPurpose = (typeof DATA_PURPOSES)[number];

/**
 * Why the portal may use it. `asked`: the person gave it for this use (Digital Personal Data Protection Act 2023,
 * section 7(a)). `consent`: off until the person turns it on, and off again as easily (section 6). `law`: the Act asks
 * to keep the data of others safe (section 8(5)).
 */
export type DataGround = "asked" | "consent" | "law";

export const DATA_GROUNDS: Readonly<Record<DataPurpose, DataGround>> = {
  account: "asked",
  profile: "asked",
  applying: "asked",
  messages: "asked",
  hiring: "asked",
  verification: "asked",
  finding: "consent",
  alerts: "consent",
  notices: "asked",
  plans: "asked",
  grievances: "asked",
  nominee: "asked",
  safety: "law",
  security: "law",
  searches: "consent",
  figures: "asked",
};

interface PurposeText {
  name: string;
  what: string;
  why: string;
  /** For how long. It names the days of each period that ends by the clock. */
  period: string;
}

/** In plain English, for those whom the data is about. */
export const DATA_PURPOSE_TEXTS: Readonly<Record<DataPurpose, PurposeText>> = {
  account: {
    name: "Your account",
    what:
      "Your email address, the phone number you sign in with, whether they are verified, whether you look for work or " +
      "hire, when you joined, the last day on which you were here, whether you are 18 or older, and what you allowed. " +
      "The key of your authenticator app, when it was set up, and when you last gave its codes.",
    why: "To sign you in and to know that it is you.",
    period: `Until you delete your account, or don’t use it for ${INACTIVE_YEARS} years. That you changed your email address goes after 7 days, and when you gave codes after 2 days.`,
  },
  profile: {
    name: "Your profile and resumes",
    what:
      "Your name, language, photo, phone number, date of birth and links, your resumes and their files, cover letters " +
      "and career profile, and the jobs that you saved.",
    why: "To show it to you, and to fill in applications for you.",
    period:
      `Until you remove it, delete your account, or don’t use it for ${INACTIVE_YEARS} years. A resume that you deleted can be ` +
      "had back for a day.",
  },
  applying: {
    name: "Applying for jobs",
    what:
      "What you send with an application, its answers, how it fits the job, what the company notes of it, " +
      "interviews, numbers for walk-ins with your name and phone number, scorecards, and offers.",
    why: "To carry your application to the company that you chose, and to show you where it stands.",
    period:
      "Until you delete your account. The company then keeps that somebody applied, without saying who. " +
      "The log of what we told its software goes after 30 days.",
  },
  messages: {
    name: "Messages",
    what: "What you and a company write and send to each other about an application, and when it was read.",
    why: "To carry your messages.",
    period:
      "Until the applicant deletes their account. What a company’s member wrote stays with the company. Files that were not sent go after 2 days.",
  },
  hiring: {
    name: "Hiring",
    what: "The companies that you act for, the jobs, drafts and files of jobs that you made, and team invitations.",
    why: "To post jobs in your company’s name, and to let colleagues work together.",
    period:
      "Until you delete your account. The jobs stay the company’s, without your name. Files of jobs go after 30 days, " +
      "and invitations to a team after 14 days.",
  },
  verification: {
    name: "Checking companies",
    what: "A company’s papers, the work address of the person who asks, and who decided.",
    why: "To show applicants that a company is what it says.",
    period: "Papers go 30 days after the decision. The rest stays until you delete your account.",
  },
  finding: {
    name: "Being found by companies",
    what: "A card without your name, made from your career profile, who opened it, and invitations.",
    why: "To let verified companies invite you. It is off until you turn it on.",
    period: "Until you delete your account. Who opened your card goes after 90 days.",
  },
  alerts: {
    name: "Job alerts",
    what: "The searches that you keep, the address that they are mailed to, and which jobs you were told of.",
    why: "To tell you of new jobs. You make each alert, and every mail ends it with one tap.",
    period: "Until you end the alert or delete your account.",
  },
  notices: {
    name: "Notices",
    what:
      "What we told you, when you read it, which notices you want, the browsers that we push them to, and that mails to " +
      "your address came back or were marked as spam.",
    why: "To tell you when something of yours changes, and to send no mails where nobody wants or gets them.",
    period: "Until you delete your account. That mails came back goes after 2 years.",
  },
  plans: {
    name: "Plans and payments",
    what:
      "Your plan, when it changes, the reference of a payment, billing details, and invoices. We never see your card " +
      "or bank account.",
    why: "To give you what you paid for.",
    period:
      "Until you delete your account, or have no paid plan and don’t use it for " +
      `${INACTIVE_YEARS} years. The law on GST asks us to keep invoices for longer.`,
  },
  grievances: {
    name: "Questions about your data",
    what: "What you ask or complain about your data, and what we answer.",
    why: "To answer you in time, and to show later that we did.",
    period: "Until you take it back or delete your account. Answered ones go after 3 years.",
  },
  nominee: {
    name: "Your nominee",
    what: "The name of the person that you named, how they are related to you, and how to reach them.",
    why: "To know who may ask for your data, or for its deletion, if you die or can’t act.",
    period: "Until you remove them, or your account goes.",
  },
  safety: {
    name: "Safety",
    what: "What you report, blocks with their reasons, and what admins did to an account.",
    why: "To keep fraud and abuse away from people who look for work.",
    period:
      `Your words and reasons about you go with your account, which goes when nobody uses it for ${INACTIVE_YEARS} years ` +
      "unless it is blocked. The record of acts stays, and names you by a number alone.",
  },
  security: {
    name: "Security",
    what: "How often your account or network address has called us, and which calls were repeated.",
    why: "To stop attacks, and to do nothing twice.",
    period: "2 days at most.",
  },
  searches: {
    name: "Figures of searches",
    what: "What was searched for, on which day and where, and which jobs were opened of it. It never says by whom.",
    why: "To find what people look for and don’t get, and to make search better.",
    period: "90 days. Yours count only if you allow it, and you can stop that in the settings.",
  },
  figures: {
    name: "Figures of jobs",
    what: "How often a job was opened. It doesn’t say by whom.",
    why: "To tell companies how many people saw their job.",
    period: "What counts a visitor once goes after 2 days.",
  },
};
