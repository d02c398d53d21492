import type { ApplicationStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";
import type { CandidateDetail_CandidateFragment, MoveCandidatesMutation } from "./Candidates.generated";

/** Why somebody stays where they are; who has withdrawn was moved by nobody of the company. */
export type StayReason =
  NonNullable<MoveCandidatesMutation["moveApplications"]["results"][number]["refusal"]> | "WITHDRAWN";
type Party = CandidateDetail_CandidateFragment["history"][number]["party"];

const format = formatsIn("en");
const people = (count: number) => `${format.count(count)} ${count === 1 ? "candidate" : "candidates"}`;

const daysOf = (count: number) => `${format.count(count)} ${count === 1 ? "day" : "days"}`;

const statuses: Record<ApplicationStatus, string> = {
  SUBMITTED: "New",
  VIEWED: "Viewed",
  SHORTLISTED: "Shortlisted",
  INTERVIEW: "Interview",
  OFFERED: "Offered",
  HIRED: "Hired",
  NOT_SELECTED: "Not selected",
  WITHDRAWN: "Withdrawn",
};

/** The employer's words for applications; the applicant's own stand in the application list's. */
export const candidatesWords = defineWords("candidates", {
  en: {
    title: "Candidates",
    statuses,
    /** The step that leads there, as a button says it. */
    moves: {
      SUBMITTED: "Back to New",
      VIEWED: "Back to Viewed",
      SHORTLISTED: "Shortlist",
      INTERVIEW: "Invite to interview",
      OFFERED: "Offer made",
      HIRED: "Hired",
      NOT_SELECTED: "Reject politely",
      WITHDRAWN: "Withdrawn",
    } satisfies Record<ApplicationStatus, string>,
    nameless: "Name not given",
    letterExample: (name: string) => (name ? `What ${name} reads` : "What they read"),
    noTitle: "No position given",
    place: "Place",
    expectedPay: "Expected pay",
    priority: "Priority",
    endedOffers: { DECLINED: "Declined the offer", EXPIRED: "Offer expired", WITHDRAWN: "Offer withdrawn" },
    /** Whole days at a stage. */
    wait: {
      days: (count: number) => (count === 0 ? "Today" : daysOf(count)),
      late: (count: number) => `Late: ${daysOf(count)}`,
      inFull: (count: number, status: ApplicationStatus) =>
        `${count === 0 ? "Since today" : daysOf(count)} in ${statuses[status]}`,
    },
    day: (at: string) => format.shortDay(at),
    time: (at: string) => format.dateTime(at),

    /** Instead of a match's number. */
    figureless: {
      none: "No score",
      file: "Resume file sent",
      fileHint: "No number: the profile says too little to compare. Read the file below.",
    },

    /** What numbers count, and why those of the list and the board differ. */
    measures: {
      people: (count: number, isCapped: boolean) =>
        `${format.count(count)}${isCapped ? "+" : ""} ${count === 1 && !isCapped ? "person" : "people"}`,
      applications: (count: number, isCapped: boolean) =>
        `${format.count(count)}${isCapped ? "+" : ""} ${count === 1 && !isCapped ? "application" : "applications"}`,
      inList: (people: string, applications: string) =>
        `${people} with ${applications}. Each person counts once for a company, and under each status of their applications.`,
      onBoard: (applications: string, people: string) =>
        `${applications} from ${people}. Each has its card; those not selected or withdrawn are counted apart.`,
    },

    table: "Candidates",
    columns: {
      candidate: "Candidate",
      match: "Match",
      answers: "Answers",
      status: "Status",
      applied: "Applied",
      profile: "Profile",
    },
    appliedTo: (job: string) => `for ${job}`,
    alsoAppliedTo: "Also applied to",
    also: (job: string, status: ApplicationStatus) => `Also ${job}: ${statuses[status]}`,
    alsoMore: (count: number) => `+${format.count(count)}`,
    viewProfile: "View Profile",
    viewProfileOf: (name: string) => `View Profile of ${name}`,
    select: (name: string) => `Select ${name}`,
    selectAll: "Select all shown",
    exported: {
      act: "Export CSV",
      failed: "The file could not be made. Please try again.",
      isCut: (count: number) =>
        `The file has the first ${format.count(count)} candidates. Narrow the list down for the others.`,
      /** `day` as 2026-11-21. */
      name: (day: string) => `candidates-${day}.csv`,
    },

    bulk: {
      label: "With those selected",
      selected: (count: number, isMost: boolean) =>
        `${format.count(count)} selected${isMost ? ", the most at once" : ""}`,
      selectAll: (count: number) => `Select all ${format.count(count)}`,
      selectUpTo: (most: number) => `Select all, ${format.count(most)} at most`,
      moveTo: "Move to",
      /** A target in the menu, with how many of those selected may go there where not all may. */
      target: (name: string, count: number, of: number) =>
        count === of ? name : `${name} (${format.count(count)} of ${format.count(of)})`,
      reject: "Reject politely",
      clear: "Clear selection",
    },
    moved: (count: number, to: readonly string[]) => {
      const [first, ...others] = to;
      return first && others.length === 0 ? `${people(count)} moved to ${first}.` : `${people(count)} moved.`;
    },
    rejected: (count: number) =>
      `${people(count)} not selected. They learn of it in a minute, unless you undo it.`,
    hired: (count: number) => `${people(count)} hired. They learn of it in a minute, unless you undo it.`,
    overtaken: (name: string, status: ApplicationStatus) =>
      status === "WITHDRAWN"
        ? `${name} has withdrawn their application meanwhile.`
        : `${name} was not moved: a colleague has moved them to ${statuses[status]} meanwhile.`,
    stayed: (reasons: readonly string[]) => `Not moved: ${reasons.join("; ")}.`,
    stayReasons: {
      NOT_FOUND: "no longer there",
      CONFLICT: "moved by a colleague meanwhile",
      MOVE_NOT_ALLOWED: "this step can't follow their status",
      WITHDRAWN: "withdrew their application meanwhile",
    } satisfies Record<StayReason, string>,
    refused: (count: number, reason: string) => `${people(count)} (${reason})`,
    undo: "Undo",
    undone: (count: number) => `${people(count)} moved back.`,
    undoFailed: "This can't be undone any more.",
    moveFailed: "Nobody was moved: the portal could not be reached, or refused it. Please try again.",

    rejection: {
      title: (count: number) => `Reject ${people(count)} politely?`,
      titleOne: (name: string) => `Reject ${name} politely?`,
      hint: "They read this message with the decision a minute from now. Until then you can undo it.",
      /** Of those who are rejected, who has come far. */
      advanced: (offered: number, atInterview: number) => {
        const told = [
          offered > 0 ? `${format.count(offered)} at Offered` : "",
          atInterview > 0 ? `${format.count(atInterview)} at Interview` : "",
        ].filter(Boolean);
        return told.length > 0 ? `${told.join(", ")}: open offers and interviews end with it.` : "";
      },
      stay: (count: number) =>
        count === 0 ? "" : `${format.count(count)} of those selected can’t be rejected any more and stay.`,
      message: "Message",
      messageHint:
        "Up to 2,000 characters. {first name}, {job} and {company} are filled in. Left empty, your company's usual text goes out.",
      keep: "Keep this as our usual text",
      cancel: "Cancel",
      send: "Reject politely",
      sending: "Rejecting...",
      loading: "Loading your usual text...",
      notKept: "The usual text could not be saved.",
    },

    panel: {
      makeOffer: "Make an offer",
      label: "Candidate",
      close: "Back to the candidates",
      neighbours: "Other candidates",
      previous: "Previous candidate",
      next: "Next candidate",
      withKey: (name: string, key: string) => `${name} (${key})`,
      place: (position: number, total: number, isCapped: boolean) =>
        `${format.count(position)} of ${format.count(total)}${isCapped ? "+" : ""}`,
      loadFailed: "This candidate could not be loaded.",
      notFound: "This application is not among those to your companies' jobs.",
      move: "Move to",
      final: "No further step from here.",
      hiddenUntil: (at: string) => `The applicant learns of this step at ${format.dateTime(at)}.`,
      resume: "Resume as PDF",
      resumeFailed: "The PDF could not be loaded. Please try again.",
      contact: "Contact",
      masked: "E-mail and phone are shown once you shortlist this candidate.",
      email: "E-mail",
      phone: "Phone",
      callShort: "Call",
      call: (phone: string) => `Call ${phone}`,
      whatsApp: "WhatsApp",
      notGiven: "Not given",
      cover: "Note to the company",
      message: "Your message to the applicant",
      profile: "Profile as sent",
      profileHint: "As it stood when the application was sent.",
      nothingElse: "The applicant sent nothing beyond the basics.",
      history: "History",
      undone: "taken back",
      by: (party: Party, name: string | null) =>
        name ??
        { APPLICANT: "the applicant", COMPANY: "a member of your company", PORTAL: "the portal" }[party],
      step: (status: ApplicationStatus, isFirst: boolean, stage: string | null) => {
        if (isFirst) return "Applied";
        return stage === null ? statuses[status] : `${stage} (${statuses[status]})`;
      },
    },
    profile: {
      summary: "Summary",
      work: "Experience",
      education: "Education",
      skills: "Skills",
      projects: "Projects",
      certificates: "Certificates",
      awards: "Awards",
      volunteer: "Volunteering",
      publications: "Publications",
      references: "References",
      languages: "Languages",
      profiles: "Links",
      until: (from: string, to: string) => `${from || "?"} to ${to || "today"}`,
    },
    notes: {
      title: "Notes",
      hint: "Only your company's members read these.",
      label: "Write a note for your team",
      add: "Add Note",
      adding: "Adding...",
      unsaved: "Your note is not added yet.",
      none: "No notes yet.",
      nobody: "A member of your company",
      delete: "Delete",
      deleteOf: (at: string) => `Delete the note of ${format.dateTime(at)}`,
      tooLong: "A note has up to 2,000 characters.",
      empty: "Write something first.",
      addFailed: "The note could not be added. Please try again.",
      deleteFailed: "The note could not be deleted. Please try again.",
      deleted: "Note deleted.",
    },
    empty: {
      none: "No candidates yet",
      noneHint: "Whoever applies to a job of your companies stands here.",
      noneOfJob: "Nobody has applied to this job yet",
      noneOfJobHint: "Whoever applies to it will appear here.",
      noneForRole: "No candidates for you yet",
      noneForRoleHint:
        "Owners and recruiters see all candidates, hiring managers those of jobs that are assigned to them. Ask an owner to assign you a job or to change your role.",
      noneFound: "No candidates found",
      noneFoundHint: "Nobody fits all of what you chose.",
      postings: "To Job Postings",
      showAll: "Show All Candidates",
    },
    filters: {
      stage: "Own stage",
      anyStage: "Any",
      goneStage: "A stage that is gone",
      match: "Match",
      anyMatch: "Any",
      from: (score: number) => `${score}% and more`,
      sort: "Sort",
      sorts: { priority: "Priority first", newest: "Newest", match: "Best match" },
      search: "Name, skill or resume text",
      done: "Done",
      moreFilters: (count: number) => (count > 0 ? `More filters (${count})` : "More filters"),
      show: (count: number, isCapped: boolean) => `Show ${format.count(count)}${isCapped ? "+" : ""}`,
      narrowedBy: "What the list is narrowed by",
      /** What was sent, by the address's names. */
      facts: {
        experience: "Experience",
        city: "City",
        pay: "Pay they expect",
        notice: "Notice period",
        education: "Education",
        wait: "Time at the stage",
      },
      late: "Late",
      any: "Any",
      figure: (count: number, isCapped: boolean) => `${format.count(count)}${isCapped ? "+" : ""}`,
      /** Whole years, both included; no end where `to` is null. */
      years: (from: number, to: number | null) => {
        if (to === null) return `${from} years and more`;
        if (to === 0) return "Under 1 year";
        if (from === 0) return `Up to ${to} years`;
        return from === to ? `${from} years` : `${from}–${to} years`;
      },
      /** Rupees a year. */
      upToPay: (pay: number) => `Up to ₹${format.count(pay / 100_000)} LPA`,
      within: (days: number) => (days === 0 ? "At once" : `Within ${days} days`),
      orMore: (education: string) => `${education} or more`,
      views: "View",
      list: "List",
      board: "Board",
      statuses: "Status",
      all: "All",
      count: (name: string, count: number, isCapped: boolean) =>
        `${name} ${format.count(count)}${isCapped ? "+" : ""}`,
    },
    showMore: "Show more",
    showMoreOf: (status: string) => `Show more of ${status}`,
    showingMore: "Loading...",
    moreFailed: "More candidates could not be loaded. Please try again.",
    board: {
      label: "Candidates by status",
      count: (count: number, isCapped: boolean) => `${format.count(count)}${isCapped ? "+" : ""}`,
      none: "Nobody here",
      closed: "Closed stages",
      shortcuts: "Keyboard shortcuts",
      keys: "Drag a card, or choose it by arrow keys, Home and End: Shift with left or right moves it, Enter opens it.",
      noMove: (
        name: string,
        from: ApplicationStatus,
        to: ApplicationStatus,
        next: readonly ApplicationStatus[],
      ) =>
        `${name} can’t go from ${statuses[from]} to ${statuses[to]}. ${
          next.length > 0
            ? `Possible steps: ${next.map((status) => statuses[status]).join(", ")}.`
            : "No further step from here."
        }`,
      noStep: "No step leads from here in this direction.",
      actionsOf: (name: string) => `Actions for ${name}`,
    },
  },
});
