import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { z } from "zod";
import { DAY_MS } from "../../../time/clock";
import type { FieldProblem } from "../../../errors/errors";
import { markdownOf } from "../../../text/markup";
import { indianDay } from "../../../time/indian-calendar";
import { typedJobOf } from "../job/job-content";
import type { Job } from "../job/job.entity";
import { isRequired, type JobField, type JobFieldName, jobFields, type TypedJob } from "../job/job.fields";
import { readFlag } from "../reading/job-words";
import { DEFAULT_OPEN_DAYS, MAX_OPEN_DAYS, reference as referenceRule } from "../job/job.rules";
import { type JobReading, readJob } from "../posting/job-reading";

interface Column {
  header: string;
  /** What else its header may be called. */
  otherNames: readonly string[];
  /** Whether a file has to have it. */
  isRequired: boolean;
}

export type CsvField = keyof typeof JOB_COLUMNS;
export const CSV_FIELDS = Object.keys(JOB_COLUMNS) as CsvField[];

const FIELDS = new Map<string, JobField>(jobFields);

/** The columns of a file of jobs, both ways. What is no field of a job may be missing. */
export const COLUMNS = Object.fromEntries(
  CSV_FIELDS.map((name): [CsvField, Column] => {
    const field = FIELDS.get(name);
    const isNeeded = field !== undefined && isRequired(field);
    return [name, { header: JOB_COLUMNS[name], otherNames: field?.otherHeaders ?? [], isRequired: isNeeded }];
  }),
) as Record<CsvField, Column>;

export const headerOf = (field: string): string => JOB_COLUMNS[field as CsvField];

/** The field of a column, by any name of its header in lower case. */
export const fieldNamed = (header: string): CsvField | undefined =>
  CSV_FIELDS.find((field) => {
    const { header: own, otherNames } = COLUMNS[field];
    return own === header || otherNames.includes(header);
  });

/** A row's cells by their fields; one whose column the file does not have is empty. */
export type CsvCells = Readonly<Record<CsvField, string>>;

/** What a row says, once its cells are read. */
export interface CsvJob {
  reference: string | null;
  /** When the row names no day, the usual time from now. */
  openUntil: Date;
  reading: JobReading;
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

/** A cell that our export protected with an apostrophe comes back as it was. */
function textOf(written: string): string {
  const cell = written.trim();
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** What a cell says of a field; null where it is empty, or names none of the choices. */
function valueOf(field: JobField, cell: string): unknown {
  if (field.kind === "choice") return valueIn(Object.values(field.values), cell) ?? field.reads?.(cell);
  if (field.kind === "flag") return readFlag(cell);
  if (field.reads) return field.reads(cell);
  // Before it is split: an entity ends with a semicolon.
  if (field.kind === "list") return listOf(markdownOf(textOf(cell)));
  if (field.kind === "count") return cell.trim() === "" ? null : Number(cell);
  return textOf(cell);
}

export function readCsvJob(cells: CsvCells, now: Date): { job: CsvJob; problems: FieldProblem[] } {
  const form = Object.fromEntries(jobFields.map(([name, field]) => [name, valueOf(field, cells[name])]));
  const reading = readJob(form);
  const job = {
    reference: textOf(cells.reference) || null,
    openUntil: endOfDay(textOf(cells.openUntil)) ?? new Date(now.getTime() + DEFAULT_OPEN_DAYS * DAY_MS),
    reading,
  };
  return { job, problems: [...reading.problems, ...problemsOfCells(cells, job, now)] };
}

/** What the rules of a job don't know of: what a cell alone can get wrong. */
function problemsOfCells(cells: CsvCells, { reference, openUntil, reading }: CsvJob, now: Date) {
  const problems: FieldProblem[] = CSV_FIELDS.filter((field) => cells[field].trimStart().startsWith("=")).map(
    (field) => ({ field, message: "must not begin with '=': a spreadsheet would take it for a formula" }),
  );
  const say = (field: CsvField, message: string) => problems.push({ field, message });
  for (const [name, field] of jobFields) {
    const isMissed = reading.form[name] === null && (isRequired(field) || cells[name].trim() !== "");
    if (field.kind === "choice" && isMissed)
      say(name, `must be one of ${Object.values(field.values).join(", ")}`);
    if (field.kind === "flag" && readFlag(cells[name]) === null) say(name, "must be yes or no");
  }
  const { error } = referenceRule.nullable().safeParse(reference);
  for (const { message } of error?.issues ?? []) say("reference", message);
  const day = cells.openUntil.trim();
  if (day !== "" && !endOfDay(day)) say("openUntil", "must be a day, YYYY-MM-DD");
  else if (openUntil <= now) say("openUntil", "must lie ahead");
  else if (openUntil.getTime() > now.getTime() + (MAX_OPEN_DAYS + 1) * DAY_MS)
    say("openUntil", `must lie at most ${MAX_OPEN_DAYS} days ahead`);
  return problems;
}

function writtenOf(value: TypedJob[JobFieldName]): string {
  if (typeof value === "boolean") return value ? "yes" : "";
  return Array.isArray(value) ? cellOf(value) : String(value ?? "");
}

/** A job as a row of a file; of one whose time is over the day is left out, so that it can be brought in anew. */
export function csvRowOf(job: Job, now: Date): string[] {
  const typed = typedJobOf(job);
  const written = jobFields.map(([name]) => [name, writtenOf(typed[name])]);
  const cells: CsvCells = {
    ...(Object.fromEntries(written) as Record<JobFieldName, string>),
    reference: job.reference ?? "",
    openUntil: job.openUntil > now ? indianDay(job.openUntil) : "",
  };
  return CSV_FIELDS.map((field) => cells[field]);
}
