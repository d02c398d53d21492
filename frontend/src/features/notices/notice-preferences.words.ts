import type { NoticeGroup } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

interface GroupWords {
  name: string;
  hint: string;
}

const groups: Record<NoticeGroup, GroupWords> = {
  APPLICATIONS: { name: "Your applications", hint: "When a company moves one on" },
  CANDIDATES: { name: "Your candidates", hint: "When somebody applies to your job" },
  INTERVIEWS: { name: "Interviews", hint: "Times, changes and reminders" },
  OFFERS: { name: "Offers", hint: "New offers, answers and deadlines" },
  MESSAGES: { name: "Messages", hint: "What is unread after some minutes" },
  INVITATIONS: { name: "Invitations", hint: "Invitations to jobs, and answers" },
  ALERTS: { name: "Job alerts", hint: "New jobs that fit" },
  FILES: { name: "Files of jobs", hint: "When a file is posted, or asks something" },
  REVIEWS: { name: "Reviews of your jobs and companies", hint: "Decisions about what is yours" },
  PLAN: { name: "Your plan", hint: "Requests and changes" },
  DATA: {
    name: "Your account and data",
    hint: "Changes of how you sign in, and answers to what you asked us",
  },
};

const NOON = 12;

/** `hour` from 0 to 23, as "9 PM". */
const hourName = (hour: number): string => `${hour % NOON || NOON} ${hour < NOON ? "AM" : "PM"}`;

export const noticePreferencesWords = defineWords("notice-preferences", {
  en: {
    title: "Notices",
    back: "Settings",
    noEmail: "Your account has no email, so nothing comes by mail.",
    addEmail: "Add an email",
    loadFailed: "We couldn’t load your choices.",
    notSaved: "We couldn’t save this. Check your connection and try again.",
    choose: "Choose what we tell you, and where.",
    openPage: "Choose Notices",

    what: "What we tell you",
    onPage: "On the page",
    byMail: "By mail",
    byPush: "By push",
    bySms: "By SMS",
    groups,
    onPageOf: (name: string) => `${name}: on the page`,
    byMailOf: (name: string) => `${name}: by mail`,
    byPushOf: (name: string) => `${name}: by push`,
    bySmsOf: (name: string) => `${name}: by SMS`,
    smsHint:
      "An SMS comes only where waiting would cost you something: interview times, a new offer, a walk-in that is called off.",
    always: "Always",
    alwaysHint: "Some notices always come: decisions about your jobs and companies, your plan and your data.",
    ownMails: "Each alert has its own",

    when: "When mails and pushes come",
    rhythm: "Single mails or a summary",
    atOnce: "Each by itself, at once",
    daily: "One summary at 8 AM",
    dailyHint: "Interview times and offers that end soon still come at once, and so do pushes.",
    quiet: "Quiet hours",
    quietHint: "Indian time. Mails and pushes wait until they end; interview times do not wait.",
    hasQuiet: "Keep quiet hours",
    from: "From",
    until: "Until",
    hourName,
  },
});
