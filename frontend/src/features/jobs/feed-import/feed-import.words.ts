import { formatsIn } from "../../../shared/language/formats";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import type { FeedImportFailure, FeedImportSchedule } from "../../../shared/schema.generated";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const refusals: OwnRefusalWords = {
  FEED_IMPORT_LIMIT: "Your company has 5 feeds already. Delete one of them first.",
  FEED_IMPORT_KNOWN: "This address is read for your company already.",
  COMPANY_NOT_VERIFIED: "Feeds are read for verified companies. Please have yours verified first.",
  NOT_FOUND: "This has changed meanwhile. Please load the page again.",
};

const jobs = (count: number) => `${format.count(count)} ${count === 1 ? "job" : "jobs"}`;

/** Feeds of jobs that the portal reads for a company. */
export const feedImportWords = defineWords("feed-import", {
  en: {
    failed: "That did not work. Please try again.",
    refusals,

    title: "Job feeds",
    intro:
      "Are your jobs in a feed already? We read it by a schedule: new jobs are posted, changed ones updated, and those that leave the feed are closed.",
    loadFailed: "We could not load your feeds.",
    notVerified: "Feeds are read for verified companies alone.",
    getVerified: "Get verified",

    feeds: "Your feeds",
    none: "No feeds yet",
    noneHint: "Add the address of one. We read it at once and show you what came of it.",
    schedules: {
      HOURLY: "Every hour",
      SIX_HOURLY: "Every six hours",
      DAILY: "Every day",
    } satisfies Record<FeedImportSchedule, string>,
    nextAt: (at: string) => `next ${format.dateTime(at)}`,
    failing: (since: string) => `Has failed since ${format.date(since)}`,
    off: (at: string) => `Switched off on ${format.date(at)}, because it had failed for days`,
    readNow: "Read Now",
    switchOn: "Switch On",
    reading: "It will be read in a moment",
    delete: "Delete",
    deleteUrl: (url: string) => `Delete ${url}`,
    deleteTitle: "Delete this feed?",
    deleteText: "We stop reading it. Its jobs stay as they are, and you can close them yourself.",
    deleting: "Deleting…",
    deleted: "The feed is deleted",
    cancel: "Cancel",

    asks: (count: number) =>
      `The feed lacks ${jobs(count)}, more than half of those that are open. They stay open until you say so.`,
    close: (count: number) => `Close ${jobs(count)}`,
    closeTitle: (count: number) => `Close ${jobs(count)}?`,
    closeText: "Nobody can apply to them any more. Jobs that the feed has again by then stay open.",
    closing: "Closing…",
    closed: "They will be closed in a moment",

    runs: (count: number) => `Last readings (${format.count(count)})`,
    at: (time: string) => format.dateTime(time),
    underWay: "Being read…",
    brokenOff: "Broken off; the next reading went on with it",
    unmodified: "Nothing has changed",
    counts: {
      added: (count: number) => `${format.count(count)} new`,
      changed: (count: number) => `${format.count(count)} changed`,
      closed: (count: number) => `${format.count(count)} closed`,
      unchanged: (count: number) => `${format.count(count)} unchanged`,
      leftOut: (count: number) => `${format.count(count)} left out`,
      missing: (count: number) => `${format.count(count)} missing`,
    },
    empty: "The feed has no jobs",
    failures: {
      UNREACHABLE: "The address could not be reached.",
      FORMAT: "This is none of the forms that we read: XML, JSON Feed, CSV or a workbook.",
      MALFORMED: "The feed is broken.",
      EMPTY: "The feed is empty, without even a header.",
      TOO_LARGE: "The feed is longer than 20 MB.",
      TOO_MANY_ROWS: "The feed has more than 5,000 jobs.",
      TOO_MANY_COLUMNS: "The feed has too many columns.",
      NOT_ALLOWED:
        "Whoever added it may not post for the company any more. Read it now to post in your name.",
      NOT_VERIFIED: "The company is not verified at present.",
      UNAVAILABLE: "We had no room for it. We try again soon.",
    } satisfies Record<FeedImportFailure, string>,
    problems: (count: number) => `Why ${jobs(count)} stayed out`,
    noReference: "No reference number",
    moreProblems: (count: number) => `And ${format.count(count)} more.`,

    makeTitle: "Add a feed",
    url: "Address of the feed",
    urlHint: "An https address that everybody can reach",
    urlRequired: "Please type an address",
    urlWrong: "Please type an https address of a public host",
    schedule: "How often to read it",
    where: "Where people apply",
    here: "Here, so that you answer them here",
    elsewhere: "At the address that the feed has for each job",
    blanks: "Where a job says nothing, take this",
    pay: "Pay",
    payUsual: "Not disclosed",
    experience: "Experience",
    experienceHint: "Such as 1–3 years. Leave it empty to leave such jobs out",
    requirements: "Requirements",
    requirementsUsual: "As told in the description",
    make: "Add Feed",
    making: "Adding…",
    made: "The feed is added and will be read in a moment",
    forms:
      "We read XML as job boards take it, JSON Feed, CSV and Excel. Each job needs a reference number that stays the same.",

    linkTitle: "Jobs from a feed",
    linkText: "We can also read your jobs from an address by a schedule, and keep them up to date.",
    link: "Set Up a Feed",
  },
});
