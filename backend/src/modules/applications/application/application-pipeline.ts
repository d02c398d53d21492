import { registerEnumType } from "type-graphql";
import { DAY_MS } from "../../../time/clock";

/** Where an application stands; stored as spelled here. */
export enum ApplicationStatus {
  SUBMITTED = "submitted",
  VIEWED = "viewed",
  SHORTLISTED = "shortlisted",
  INTERVIEW = "interview",
  OFFERED = "offered",
  HIRED = "hired",
  NOT_SELECTED = "not-selected",
  WITHDRAWN = "withdrawn",
}

registerEnumType(ApplicationStatus, {
  name: "ApplicationStatus",
  description: "Where an application stands.",
  valuesConfig: {
    SUBMITTED: { description: "Sent, and not opened yet: 'New' to the company (STAT-06)." },
    VIEWED: { description: "The company has opened it: 'Under Review' to the applicant (STAT-08)." },
    SHORTLISTED: { description: "Among those the company looks at more closely (STAT-07)." },
    INTERVIEW: { description: "Asked for an interview." },
    OFFERED: { description: "The company has made an offer." },
    HIRED: { description: "The offer was taken. Final." },
    NOT_SELECTED: { description: "The company has decided for others; it may still shortlist." },
    WITHDRAWN: { description: "Taken back by the applicant. Final." },
  },
});

/** Who makes a step. */
export enum ApplicationParty {
  APPLICANT = "applicant",
  COMPANY = "company",
  PORTAL = "portal",
}

registerEnumType(ApplicationParty, {
  name: "ApplicationParty",
  description: "Who made a step of an application.",
  valuesConfig: {
    APPLICANT: { description: "The person who applied." },
    COMPANY: { description: "A member of the company that offers the job." },
    PORTAL: { description: "The portal itself." },
  },
});

type Moves = Readonly<Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>>;

const { SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW, OFFERED, HIRED, NOT_SELECTED, WITHDRAWN } =
  ApplicationStatus;

/** Who may go from where to where; what is not here is refused. */
const MOVES: Readonly<Record<ApplicationParty, Moves>> = {
  [ApplicationParty.APPLICANT]: {
    [SUBMITTED]: [WITHDRAWN],
    [VIEWED]: [WITHDRAWN],
    [SHORTLISTED]: [WITHDRAWN],
    [INTERVIEW]: [WITHDRAWN],
    [OFFERED]: [WITHDRAWN],
  },
  [ApplicationParty.COMPANY]: {
    [SUBMITTED]: [VIEWED, SHORTLISTED, NOT_SELECTED],
    [VIEWED]: [SHORTLISTED, INTERVIEW, NOT_SELECTED],
    [SHORTLISTED]: [INTERVIEW, OFFERED, NOT_SELECTED],
    [INTERVIEW]: [OFFERED, NOT_SELECTED],
    [OFFERED]: [HIRED, NOT_SELECTED],
    // A company may come back to somebody.
    [NOT_SELECTED]: [SHORTLISTED],
  },
  // What time alone brings about is a remark on the status, never a step.
  [ApplicationParty.PORTAL]: {},
};

export const movesOf = (party: ApplicationParty, from: ApplicationStatus): readonly ApplicationStatus[] =>
  MOVES[party][from] ?? [];

export const mayMove = (party: ApplicationParty, from: ApplicationStatus, to: ApplicationStatus): boolean =>
  movesOf(party, from).includes(to);

/** What the time and the job add to a status when it is read; never stored. */
export enum ApplicationRemark {
  NO_REPLY = "no-reply",
  JOB_CLOSED = "job-closed",
}

/** So long a company may be silent. */
const PATIENCE_MS = 14 * DAY_MS;

registerEnumType(ApplicationRemark, {
  name: "ApplicationRemark",
  description: "What is to be said beside an application's status, derived when it is read.",
  valuesConfig: {
    NO_REPLY: { description: "'No reply': 14 days without a step of the company's." },
    JOB_CLOSED: { description: "'Job closed': the job is no longer open, and nothing was decided." },
  },
});

/** Those whose next step is the company's. */
const AWAITING: readonly ApplicationStatus[] = [SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW];

/** @param answeredAt the company's last step; null before its first */
export function remarkOn(
  { status, appliedAt, answeredAt }: { status: ApplicationStatus; appliedAt: Date; answeredAt: Date | null },
  isJobOpen: boolean,
  now: Date,
): ApplicationRemark | null {
  if (!AWAITING.includes(status)) return null;
  if (!isJobOpen) return ApplicationRemark.JOB_CLOSED;
  const silence = now.getTime() - (answeredAt ?? appliedAt).getTime();
  return silence >= PATIENCE_MS ? ApplicationRemark.NO_REPLY : null;
}
