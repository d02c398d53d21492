import { indianDay } from "../../../time/indian-calendar";
import { ApplicationStatus } from "../application/application-pipeline";
import { figuresOf, type StatedPay } from "../../career-profiles/career-parts";
import { headlineOf } from "../../jobs/reading/pay-headline";
import type { Candidate } from "./candidate";
import { AnswerOutcome } from "../answers/answers.inputs";
import { answerInWords } from "../answers/frozen-answers";

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

type Column = readonly [header: string, cellOf: (candidate: Candidate) => string];

/**
 * A file's columns: what the candidate's own page shows, which keeps e-mail and phone back until they are shortlisted.
 */
const COLUMNS: readonly Column[] = [
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
  ["employer", ({ employer }) => employer ?? ""],
  ["expected pay", ({ career }) => payCell(career?.expectedPay)],
  ["notice period in days", ({ career }) => numberCell(career?.noticePeriodDays)],
  ["education", ({ education }) => education ?? ""],
];

/** Left out of a file of jobs that ask nothing. */
const ANSWER_COLUMNS: readonly Column[] = [
  [
    "answers",
    ({ answers }) => answers.map((answer) => `${answer.text} ${answerInWords(answer)}`).join(" | "),
  ],
  [
    "answers that differ",
    ({ answers }) =>
      answers.flatMap(({ outcome, text }) => (outcome === AnswerOutcome.DIFFERS ? [text] : [])).join(" | "),
  ],
];

const ALL_COLUMNS = [...COLUMNS, ...ANSWER_COLUMNS];

export const candidateRow = (candidate: Candidate): string[] =>
  ALL_COLUMNS.map(([, cellOf]) => cellOf(candidate));

/** A file's rows under their header. */
export function candidateTable(rows: readonly string[][]): string[][] {
  const isAnswered = rows.some((row) => row[COLUMNS.length] !== "");
  const width = isAnswered ? ALL_COLUMNS.length : COLUMNS.length;
  return [ALL_COLUMNS.map(([header]) => header), ...rows].map((row) => row.slice(0, width));
}

const payCell = (pay: StatedPay | null | undefined): string =>
  pay ? headlineOf(figuresOf(pay), null).headline : "";

const numberCell = (value: number | null | undefined): string => (value == null ? "" : String(value));
