import { indianDay } from "../../../time/indian-calendar";
import { ApplicationStatus } from "../application/application-pipeline";
import type { Candidate } from "./candidate";

/** The stages in the employer's words (STAT-06, STAT-07). */
const STAGES: Readonly<Record<ApplicationStatus, string>> = {
  [ApplicationStatus.SUBMITTED]: "New",
  [ApplicationStatus.VIEWED]: "Viewed",
  [ApplicationStatus.SHORTLISTED]: "Shortlisted",
  [ApplicationStatus.INTERVIEW]: "Interview",
  [ApplicationStatus.OFFERED]: "Offered",
  [ApplicationStatus.HIRED]: "Hired",
  [ApplicationStatus.NOT_SELECTED]: "Not selected",
  [ApplicationStatus.WITHDRAWN]: "Withdrawn",
};

/**
 * A file's columns: what the candidate's own page shows, which keeps e-mail and phone back until they are shortlisted.
 */
const COLUMNS: readonly (readonly [header: string, cellOf: (candidate: Candidate) => string])[] = [
  ["name", ({ name }) => name ?? ""],
  ["e-mail (once shortlisted)", ({ email }) => email ?? ""],
  ["phone (once shortlisted)", ({ phone }) => phone ?? ""],
  ["title", ({ title }) => title ?? ""],
  ["job", ({ job }) => job.title],
  ["stage", ({ status }) => STAGES[status]],
  ["applied on", ({ appliedAt }) => indianDay(appliedAt)],
  ["match in %", ({ match }) => numberCell(match?.score)],
  [
    "years of experience",
    ({ experienceMonths: months }) => numberCell(months === null ? null : Math.floor(months / 12)),
  ],
  ["city", ({ location }) => location ?? ""],
];

export const candidateHeader: readonly string[] = COLUMNS.map(([header]) => header);

export const candidateRow = (candidate: Candidate): string[] =>
  COLUMNS.map(([, cellOf]) => cellOf(candidate));

const numberCell = (value: number | null | undefined): string => (value == null ? "" : String(value));
