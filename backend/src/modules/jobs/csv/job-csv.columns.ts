import { z } from "zod";
import { DAY_MS } from "../../../time/clock";
import type { FieldProblem } from "../../../errors/errors";
import { indianDay } from "../../../time/indian-calendar";
import type { TypedJob } from "../job/job-content";
import type { Job } from "../job/job.entity";
import { JobType, WorkMode } from "../job/job.enums";
import { brokenJobRules, DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS } from "../job/job.rules";

/** The columns of a file of jobs, both ways: the header's word, and whether a file has to have it. */
export const COLUMNS = {
  reference: { header: "reference", isRequired: false },
  title: { header: "title", isRequired: true },
  type: { header: "type", isRequired: true },
  workMode: { header: "work mode", isRequired: false },
  location: { header: "location", isRequired: true },
  pay: { header: "salary", isRequired: true },
  experience: { header: "experience", isRequired: true },
  skills: { header: "skills", isRequired: false },
  description: { header: "description", isRequired: true },
  requirements: { header: "requirements", isRequired: true },
  benefits: { header: "benefits", isRequired: false },
  openings: { header: "openings", isRequired: false },
  openUntil: { header: "open until", isRequired: false },
} as const;

export type CsvField = keyof typeof COLUMNS;
export const CSV_FIELDS = Object.keys(COLUMNS) as CsvField[];

export const headerOf = (field: string): string => COLUMNS[field as CsvField].header;

/** A row's cells by their fields; one whose column the file does not have is empty. */
export type CsvCells = Readonly<Record<CsvField, string>>;

/** What a row says, once its cells are read; `type` and `openUntil` null where the cell is no such thing. */
export interface CsvJob extends Omit<TypedJob, "type"> {
  reference: string | null;
  type: JobType | null;
  /** When the row names no day, the usual time from now. */
  openUntil: Date;
}

/** What a spreadsheet takes for a formula, in the first place of a cell. */
const FORMULA_START = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Entries stand between semicolons, or on lines of their own where one of them has a semicolon in it. */
const listOf = (cell: string): string[] =>
  cell
    .split(cell.includes("\n") ? "\n" : ";")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const cellOf = (entries: readonly string[]): string =>
  entries.some((entry) => entry.includes(";")) ? `${entries.join("\n")}\n` : entries.join("; ");

const wordOf = (cell: string) =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
const valueIn = <Value extends string>(values: readonly Value[], cell: string): Value | null =>
  values.find((value) => value === wordOf(cell)) ?? null;

/** The end of the day in India that a cell names; null where it names none. */
const endOfDay = (cell: string): Date | null =>
  z.iso.date().safeParse(cell).success ? new Date(`${cell}T23:59:59.999+05:30`) : null;

/** Reads a row. A cell that our export protected with an apostrophe comes back as it was. */
export function readCsvJob(cells: CsvCells, now: Date): { job: CsvJob; problems: FieldProblem[] } {
  const text = (field: CsvField) => {
    const cell = cells[field].trim();
    return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
  };
  const openUntil = text("openUntil");
  const job: CsvJob = {
    reference: text("reference") || null,
    title: text("title"),
    type: valueIn(Object.values(JobType), cells.type),
    workMode: valueIn(Object.values(WorkMode), cells.workMode),
    location: text("location"),
    pay: text("pay"),
    experience: text("experience"),
    skills: listOf(text("skills")),
    description: text("description"),
    requirements: text("requirements"),
    benefits: listOf(text("benefits")),
    openings: cells.openings.trim() === "" ? 1 : Number(cells.openings),
    openUntil: endOfDay(openUntil) ?? new Date(now.getTime() + DEFAULT_OPEN_DAYS * DAY_MS),
  };
  const rules = brokenJobRules({ ...job, openForDays: 1 });
  return { job, problems: [...rules, ...problemsOfCells(cells, job, now)] };
}

/** What the rules of a job don't know of: what a cell alone can get wrong. */
function problemsOfCells(cells: CsvCells, { reference, type, workMode, openUntil }: CsvJob, now: Date) {
  const problems: FieldProblem[] = CSV_FIELDS.filter((field) => cells[field].trimStart().startsWith("=")).map(
    (field) => ({ field, message: "must not begin with '=': a spreadsheet would take it for a formula" }),
  );
  const say = (field: CsvField, message: string) => problems.push({ field, message });
  if (!type) say("type", `must be one of ${Object.values(JobType).join(", ")}`);
  if (!workMode && cells.workMode.trim() !== "")
    say("workMode", `must be one of ${Object.values(WorkMode).join(", ")}`);
  if (reference !== null && reference.length > 80) say("reference", "must have at most 80 characters");
  const day = cells.openUntil.trim();
  if (day !== "" && !endOfDay(day)) say("openUntil", "must be a day, YYYY-MM-DD");
  else if (openUntil <= now) say("openUntil", "must lie ahead");
  else if (openUntil.getTime() > now.getTime() + (MAX_OPEN_DAYS + 1) * DAY_MS)
    say("openUntil", `must lie at most ${MAX_OPEN_DAYS} days ahead`);
  return problems;
}

/** A job as a row of a file; of one whose time is over the day is left out, so that it can be brought in anew. */
export const csvRowOf = (job: Job, now: Date): string[] => {
  const cells: CsvCells = {
    reference: job.reference ?? "",
    title: job.title,
    type: job.type,
    workMode: job.workMode,
    location: job.location,
    pay: job.payText,
    experience: job.experience,
    skills: cellOf(job.skills),
    description: job.description,
    requirements: job.requirements,
    benefits: cellOf(job.benefits),
    openings: String(job.openings),
    openUntil: job.openUntil > now ? indianDay(job.openUntil) : "",
  };
  return CSV_FIELDS.map((field) => cells[field]);
};
