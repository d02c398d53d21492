import { formatsIn } from "../../shared/language/formats";
import type { AlertFrequency } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

const rhythm: Record<AlertFrequency, string> = {
  INSTANT: "At once",
  DAILY: "Daily",
  WEEKLY: "Weekly",
};

export const alertsWords = defineWords("alerts", {
  en: {
    title: "Your Alerts",
    back: "Back to Dashboard",
    rhythm,
    rhythmHint: {
      INSTANT: "Within minutes, not at night",
      DAILY: "At 8 in the morning",
      WEEKLY: "On Monday at 8",
    } satisfies Record<AlertFrequency, string>,
    howOften: "How often",

    alertMe: "Alert Me",
    dialogMeaning: "We tell you when a job fits. Each job once.",
    allJobs: "All jobs",
    expected: (jobs: string, count: number) =>
      count === 0
        ? "No such job came in the last week."
        : `About ${jobs} ${count === 1 ? "job" : "jobs"} a week ${count === 1 ? "fits" : "fit"} this.`,
    email: "Your email",
    emailHint: "No account needed. We send one mail to confirm first.",
    emailNeeded: "Enter your email address.",
    emailWrong: "Enter an email address such as name@example.com.",
    set: "Set Alert",
    setting: "Setting...",
    cancel: "Cancel",
    oneTap: "Each mail has a link to pause or end it.",
    isSet: (title: string) => `Alert set: ${title}`,
    seeAlerts: "Your alerts",
    alertIsSet: "Alert Set",
    toldOnPage: "Your account has no email. We tell you here: under the bell and in your alerts.",
    addEmail: "Add an email",
    notSet: "We couldn’t set this alert. Check your connection and try again.",
    mailSent: (email: string) => `We sent a mail to ${email}. Open its link to turn the alert on.`,
    done: "Done",
    failures: {
      ALERT_LIMIT: "You can have up to 20 alerts. End one first.",
      RATE_LIMITED: "We’ve sent enough mails to confirm for now. Try again later.",
      UNAVAILABLE: "We can’t send mails right now. Sign in to set this alert.",
      PLACE_REQUIRED: "Choose a place first, so that we can measure from it.",
    },

    newJobs: (count: number) => (count === 0 ? "None new this week" : `${format.count(count)} new this week`),
    noneSince: (setAt: string) => `Set on ${format.shortDay(setAt)}. None new since.`,
    paused: (at: string) => `Paused since ${format.shortDay(at)}. We won’t tell you of new jobs.`,
    pause: "Pause",
    pauseOf: (title: string) => `Pause: ${title}`,
    start: "Start Again",
    startOf: (title: string) => `Start again: ${title}`,
    end: (title: string) => `End this alert: ${title}`,
    ended: "Alert ended",
    seeJobs: "See the jobs",
    byMail: "By email too",
    fits: (reasons: readonly string[]) => `Fits: ${reasons.join(", ")}`,
    notChanged: "We couldn’t change this alert. Please try again.",
    loadFailed: "We couldn’t load your alerts.",
    none: "No alerts yet",
    noneHint: "Search for jobs, then press Alert Me. We’ll tell you of new ones.",
    findJobs: "Find Jobs",
  },
});
