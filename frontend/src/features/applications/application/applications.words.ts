import { ADULT_YEARS } from "@job-portal/protocol/consents";
import type { ApplicationRemark, ApplicationStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

const applications = (count: number) =>
  `${format.count(count)} ${count === 1 ? "application" : "applications"}`;

export const applicationsWords = defineWords("applications", {
  en: {
    applyElsewhere: "Apply on the company's site",
    applyNow: "Apply Now",
    notSentYet: "Not sent yet",
    applying: (title: string | null) =>
      title === null
        ? "You’re applying for a job. After this you go on right there."
        : `You’re applying: ${title}. After this you go on right there.`,
    applied: (time: string) => `Applied ${format.date(time)}`,
    withdrawn: (time: string) => `Withdrawn ${format.date(time)}`,
    statuses: {
      SUBMITTED: "Submitted",
      VIEWED: "Under Review",
      SHORTLISTED: "Shortlisted",
      INTERVIEW: "Interview",
      OFFERED: "Offered",
      HIRED: "Hired",
      NOT_SELECTED: "Not selected",
      WITHDRAWN: "Withdrawn",
    } satisfies Record<ApplicationStatus, string>,
    remarks: {
      NO_REPLY: "No reply",
      JOB_CLOSED: "Job closed",
    } satisfies Record<ApplicationRemark, string>,

    apply: {
      title: (job: string) => `Apply to ${job}`,
      copy: "They’ll see this copy. Later edits don’t change it.",
      what: "What to send",
      resumesFailed: "We couldn’t load your resumes.",
      profile: "My profile",
      resumeOf: (title: string, updatedAt: string) => `${title} (updated ${format.date(updatedAt)})`,
      resumeSent: (title: string, template: string) => `${title}, in the template ${template}`,
      seePdf: "Download it as PDF",
      pdfFailed: "We couldn’t make the PDF. Please try again.",
      editResume: "Edit this resume",
      fields: {
        linkedin: "LinkedIn",
        bio: "Bio",
      },
      profileSent: "They’ll get your profile:",
      contactSent: "Only once they shortlist you:",
      editProfile: "Edit your profile",
      letter: {
        choose: "Begin with a cover letter",
        none: "No letter",
        bringBack: "Bring back what I had written",
        write: "Write a cover letter to use again",
      },
      note: "Note to the company",
      noteHint: (length: number, most: number) =>
        `${format.count(length)} of ${format.count(most)} characters`,
      noteTooLong: (excess: number) =>
        `Take out ${format.count(excess)} ${excess === 1 ? "character" : "characters"}.`,
      left: (remaining: number, limit: number, resetsAt: string) =>
        `${format.count(remaining)} of ${applications(limit)} left in ${monthBefore(resetsAt)}`,
      unlimited: "Your plan has no limit on applications",
      limitReached: (limit: number, resetsAt: string) =>
        `You have used all ${applications(limit)} of ${monthBefore(resetsAt)}. You’ll get new ones on ${format.day(resetsAt)}, or now with a larger plan.`,
      upgrade: "Upgrade Plan",
      cancel: "Cancel",
      send: "Send Application",
      sending: "Sending...",
      sent: "Your application is sent.",
      errors: {
        jobClosed: "This job is no longer open.",
        similarJobs: "Find jobs like it",
        ownJob: "This job is your own company’s.",
        alreadyApplied: "You have already applied to this job.",
        unverified: "Verify your e-mail address first: open the link in the email we sent you.",
        underAge: `You said that you’re under ${ADULT_YEARS}, so you can’t apply here. Was that wrong? Change it in the settings.`,
        settings: "Settings",
        resumeGone: "This resume was deleted. Choose another, or your profile.",
        templateLimit: "Your plan doesn’t include this resume’s template. Choose another resume.",
        checkFields: "Check the marked fields, then send it again.",
        unreached:
          "Your application could not be sent. The service could not be reached. Check your connection and try again.",
        failed: "Your application could not be sent. Please try again.",
      },
    },

    own: {
      title: "Your application",
      status: "Status",
      sent: "Download what you sent",
      dashboard: "See it on your dashboard",
      withdraw: "Withdraw",
      onlyOnce: "You can apply to a job only once.",
      undoUntil: (time: string) => `You can undo this until ${format.time(time)}.`,
      undo: "Undo Withdrawal",
    },

    withdraw: {
      title: "Withdraw your application?",
      warning: (company: string) =>
        `${company} will no longer consider it. You can undo this for 15 minutes. After that, you can’t apply to this job again.`,
      givesBack: "They haven’t opened it yet, so it won’t count against this month’s limit.",
      stillCounts: "They have opened it, so it still counts against this month’s limit.",
      keep: "Keep It",
      confirm: "Withdraw",
      withdrawing: "Withdrawing...",
      done: "Application withdrawn.",
      undo: "Undo",
      failed: "We couldn’t withdraw your application. Please try again.",
      undone: "Your application is back.",
      notUndone: {
        UNDO_EXPIRED: "The 15 minutes are over, so you can’t undo this any more.",
        APPLICATION_LIMIT_REACHED: "You’ve used all your applications this month, so you can’t undo this.",
      },
      undoFailed: "We couldn’t undo this. Please try again.",
    },
  },
});
