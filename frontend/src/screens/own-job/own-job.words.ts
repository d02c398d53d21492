import { formatsIn } from "../../shared/language/formats";
import type { JobEventKind } from "../../shared/schema.generated";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

/** What somebody did; the portal's acts stand without a name. */
const acts: Record<Exclude<JobEventKind, "ASSIGNED" | "UNASSIGNED">, string> = {
  POSTED: "posted it",
  CHANGED: "changed it",
  CLOSED: "closed it",
  REOPENED: "opened it again",
  EXTENDED: "let it run longer",
  ANSWERED: "answered the removal",
  HELD: "The portal holds it until an admin has looked at it",
  APPROVED: "An admin has looked at it: nothing is wrong",
  REMOVED: "An admin removed it",
  HIGHLIGHTED: "highlighted it",
  UNHIGHLIGHTED: "took its highlight away",
};

/** By the API's names of fields that are named in the history; others are further details. */
const fieldNames: Readonly<Record<string, string>> = {
  title: "the title",
  type: "the type",
  location: "the location",
  pay: "the salary",
  experience: "the experience",
  description: "the description",
  requirements: "the requirements",
  benefits: "the benefits",
  skills: "the skills",
};

export const ownJobWords = defineWords("own-job", {
  en: {
    title: "Job posting",
    postings: "Job Postings",
    notFoundTitle: "Job not found",
    notFound: "It is not among the job postings of your companies.",
    closes: (at: string) => `closes ${format.date(at)}`,
    candidates: (count: number) => `Candidates ${format.count(count)}`,
    answer: "Answer the removal",
    flagged: "Readers have reported this job. It stays open while we look at it.",
    reason: (reason: string, count: number) => `${reason}: ${format.count(count)}`,

    figures: "In figures",
    views: "Views",
    viewsRemark: "yours left out",
    applied: "Applied",
    appliedRemark: "withdrawn left out",
    toYourSite: "To your site",
    count: (count: number, isCapped = false) => `${format.count(count)}${isCapped ? "+" : ""}`,

    byDay: "The last 14 days",
    day: "Day",
    applications: "Applications",
    dayOf: (day: string) => format.calendarDate(day),
    shortDayOf: (day: string) => format.calendarShortDay(day),

    waiting: "Not opened yet",
    waitingHint: "best match first",
    allCandidates: "All candidates",
    noneWaiting: "All applications are opened",
    noneYet: "No applications yet",
    noneYetHint: "Share the job, and more people see it.",

    history: "History",
    timeOf: (at: string) => format.dateTime(at),
    somebody: "A member of your company",
    isByPortal: (kind: JobEventKind) => kind === "HELD" || kind === "APPROVED" || kind === "REMOVED",
    act: (kind: keyof typeof acts) => acts[kind],
    assigned: (manager: string) => `assigned it to ${manager}`,
    unassigned: (manager: string) => `took it from ${manager}`,
    someManager: "a hiring manager",
    changed: (fields: readonly string[]) => `changed ${format.list(fields)}`,
    fieldName: (field: string) => fieldNames[field] ?? "further details",
  },
});
