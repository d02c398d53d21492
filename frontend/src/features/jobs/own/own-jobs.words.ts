import type { JobBlock } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");
const plural = (count: number, one: string, many: string) =>
  `${format.count(count)} ${count === 1 ? one : many}`;

/** By the server's code. */
const failures: OwnRefusalWords = {
  JOB_HELD: "An admin has to look at this job first.",
  JOB_ACTION_NOT_ALLOWED: "The job stands differently by now. Reload the page to see how.",
  DRAFT_LIMIT: "You have 50 drafts. Post or delete one first.",
  HIGHLIGHT_LIMIT: "Your plan has no more jobs to highlight.",
  EMAIL_NOT_VERIFIED: "Please verify your e-mail address first.",
};

export const ownJobsWords = defineWords("own-jobs", {
  en: {
    choice: {
      label: "Job",
      all: "All jobs",
      hint: (location: string, sent: number, unopened: number) =>
        [
          location,
          sent > 0 ? plural(sent, "application", "applications") : "No applications",
          unopened > 0 ? `${format.count(unopened)}\u00a0new` : "",
        ]
          .filter(Boolean)
          .join(" · "),
    },
    /** Drafts are not among them. */
    all: "All posted",
    filterOf: (name: string, count: number) => `${name} ${format.count(count)}`,
    statusFilter: "Status",
    search: "Search by title or reference",
    postNew: "Post New Job",

    table: "Job postings",
    job: "Job",
    company: "Company",
    allCompanies: "All companies",
    status: "Status",
    applications: "Applications",
    /** Behind their number. */
    applicationsLabel: (count: number) => (count === 1 ? "Application" : "Applications"),
    applicationsOf: (count: number) => plural(count, "Application", "Applications"),
    toYourSite: (count: number) => `${format.count(count)} to your site`,
    views: "Views",
    viewsLabel: (count: number) => (count === 1 ? "View" : "Views"),
    closes: "Closes",
    actions: "Actions",
    actionsOf: (title: string) => `Actions for ${title}`,
    count: (count: number) => format.count(count),
    unopened: (count: number) => `${format.count(count)} new`,
    hired: (hired: number, openings: number) =>
      `${format.count(hired)}\u00a0of\u00a0${format.count(openings)} hired`,
    reports: (count: number) => plural(count, "report", "reports"),
    blocks: {
      COMPANY: "Its company is blocked.",
      POSTER: "Whoever posted it is blocked.",
    } satisfies Record<JobBlock, string>,
    reason: (reason: string) => `Reason: ${reason}`,
    daysLeft: (count: number) => (count === 0 ? "today" : `in ${plural(count, "day", "days")}`),
    closesOn: (at: string) => `on ${format.date(at)}`,
    closedOn: (at: string) => `Closed ${format.date(at)}`,
    over: "Over",
    untitledDraft: "Without a title yet",
    savedOn: (at: string) => `Saved ${format.date(at)}`,

    yourJob: "Your company's job",
    candidates: "Candidates",
    candidatesOf: (count: number) => `Candidates ${format.count(count)}`,
    howItGoes: "How it goes",
    walkInList: "Walk-in List",
    asSeekersSee: "As seekers see it",
    share: "Share",
    copyLink: "Copy link",
    edit: "Edit",
    extend: (count: number, until: Date) =>
      `Extend by ${plural(count, "day", "days")}, until ${format.date(until)}`,
    duplicate: "Duplicate",
    postAgain: "Post again",
    postAgainOf: (title: string) => `Post again: ${title}`,
    close: "Close",
    reopen: (until: Date) => `Reopen until ${format.date(until)}`,
    resubmit: "Answer and resubmit",
    lastDay: "Last day to apply",
    day: (at: string) => format.date(at),
    atOnce: "A longer time holds at once, without a save.",
    runsLongest: "It can’t be extended now: that goes up to 90 days from today. To end it sooner, close it.",
    continueDraft: "Continue",
    deleteDraft: "Delete draft",

    closeQuestion: (title: string) => `Close ‘${title}’?`,
    closeMeaning: "It leaves the search at once, and nobody can apply any more. You can reopen it.",
    closeReturns: (count: number) =>
      count === 1
        ? "The application that nobody has opened no longer counts against its sender’s limit. It stays in your list."
        : `The ${format.count(count)} applications that nobody has opened no longer count against their senders’ limits. They stay in your list.`,
    keepOpen: "Keep it open",
    closeJob: "Close job",

    filled: (hired: number, openings: number) =>
      `${plural(openings, "opening", "openings")}, ${format.count(hired)} hired. People still find the job and apply.`,
    changeOpenings: "Change the openings",

    closed: (title: string) => `‘${title}’ is closed.`,
    reopened: (title: string, until: string) => `‘${title}’ is open again until ${format.date(until)}.`,
    extended: (title: string, until: string) => `‘${title}’ now runs until ${format.date(until)}.`,
    draftDeleted: "The draft is deleted.",
    draftRestored: "The draft is back.",
    undo: "Undo",
    failed: "That did not work. Please try again.",
    failures,

    none: "No jobs posted yet",
    noneHint: "The first one takes about five minutes, and people find it at once.",
    noneAssigned: "No jobs for you to see yet",
    noneAssignedHint: "Others in your company post its jobs. Those that you may see appear here.",
    noneFound: "No job posting like that",
    noneFoundHint: "Look under another status, or search for something else.",
    showAll: "Show all job postings",
    noDrafts: "No drafts",
    noDraftsHint: "What you begin to post stays here until it is posted.",
  },
});
