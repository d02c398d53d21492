import type { FieldRule } from "@job-portal/protocol/error-codes";
import { DAY_MS } from "../../../time/clock";
import { type Complaint, problemOf } from "../../../text/broken-rule";
import { inOurDigits } from "../../../text/digits";
import { markdownOf } from "../../../text/markup";
import type { FieldProblem } from "../../../errors/errors";
import { type DraftedJob, isRequired, type JobField, jobFields } from "../job/job.fields";
import { withYears } from "../reading/experience";
import { readFlag } from "../reading/job-words";
import { MAX_OPEN_DAYS, reference as referenceRule } from "../job/job.rules";
import { withoutItself } from "../posting/client";
import type { JobQuestionCode } from "../posting/job-post.inputs";
import { type JobReading, readJob } from "../posting/job-reading";
import { restOfPastWalkIn } from "../posting/walk-in";
import {
  isNothing,
  lineOf,
  listOf,
  ownListOf,
  readDay,
  sentencesOf,
  textOfCell,
  titleOf,
  typeOf,
  workModeOf,
} from "../cells/cell-values";
import type { FileCompanies, OwnCompany } from "./file-companies";
import type { FieldCells, FileField } from "../columns/file-columns";
import { educationOf } from "../cells/education";
import { countOf } from "../cells/openings";
import { type Proposal, proposalsFor } from "./file-proposals";
import { answeredType, type TypeAnswers } from "../cells/type-words";

/** What a row's cell is asked about. */
export interface CellProblem {
  field: FileField;
  /** The cell as it stands in the file. */
  found: string;
  message: string;
  /** What it breaks; nothing for a rule without a name, and in rows that were read before rules had one. */
  rule?: FieldRule;
  /** The number that the rule names. */
  bound?: number;
  /** What is asked, where nothing is wrong. */
  question?: JobQuestionCode;
  /** The likeliest first; empty where only a person can tell. */
  proposals: readonly Proposal[];
}

/** READY can be posted, PROPOSED as soon as the first proposals are taken, REFUSED needs somebody. */
export type RowStanding = "READY" | "PROPOSED" | "REFUSED";

/** What the cells of a row come to. */
export interface ReadCells {
  problems: readonly CellProblem[];
  /** The employer's own number of the job. */
  reference: string | null;
  /** The company that the row names; null: it names none, and is for the file's. */
  company: OwnCompany | null;
  /** null: as long as jobs are open where nobody says. */
  openUntil: Date | null;
  reading: JobReading;
  /** The cell of the type says none: what was answered for its word holds, or else for the file. */
  isTypeAsked: boolean;
}

/** What a row of a file comes to. */
export interface RowReading extends ReadCells {
  standing: RowStanding;
  /** What is posted of it: of a proposed row with the first proposals taken, of a refused one nothing. */
  posted: ReadCells | null;
}

/** What was answered for the whole file: a field's value where the row has none. */
export type FileAnswers = Readonly<Partial<Record<FileField, string>>>;

/** What was answered at a row: another text for a cell, or null where it is right as it stands. */
export type RowAnswers = Readonly<Partial<Record<FileField, string | null>>>;

interface RowParts {
  answers: FileAnswers;
  typeAnswers?: TypeAnswers;
  /** Companies that rows may be for; without them what rows say of companies isn't read. */
  companies?: FileCompanies;
  taken?: RowAnswers;
  now: Date;
  /** Fields with a proposal that was taken: they are asked about no more. */
  settled?: readonly FileField[];
  /** What is asked of a row beside the other jobs of its file and company. */
  beside?: (row: ReadCells) => readonly CellProblem[];
}

/** Reads a row of a file (FILE-03). A type that says nothing is asked for the whole file, and spoils no row. */
export function readRow(cells: FieldCells, parts: RowParts): RowReading {
  const row = readCells(cells, parts);
  if (row.problems.length === 0) return { ...row, standing: "READY", posted: row };
  const firsts = row.problems.map(({ field, proposals: [first] }) => [field, first] as const);
  if (firsts.some(([, first]) => first === undefined)) return { ...row, standing: "REFUSED", posted: null };
  const proposed = Object.fromEntries(firsts.map(([field, first]) => [field, first?.value ?? null]));
  const settled = row.problems.map(({ field }) => field);
  const mended = readCells(cells, { ...parts, taken: { ...parts.taken, ...proposed }, settled });
  return mended.problems.length === 0
    ? { ...row, standing: "PROPOSED", posted: mended }
    : { ...row, standing: "REFUSED", posted: null };
}

/** The answers that taking each cell's first proposal comes to. */
export const firstProposals = (problems: readonly CellProblem[]): RowAnswers =>
  Object.fromEntries(
    problems.flatMap(({ field, proposals: [first] }) => (first ? [[field, first.value] as const] : [])),
  );

const FIELDS = new Map<string, JobField>(jobFields);

/**
 * How much of a cell is read, in characters: far more than its field may have. A cell may have megabytes, and reading
 * takes the square of some texts' length.
 */
function mostRead(name: string): number {
  const field = FIELDS.get(name);
  if (field && "isMarkdown" in field) return 30_000;
  return field?.kind === "list" ? 10_000 : 2_000;
}

function readCells(
  cells: FieldCells,
  { answers, typeAnswers = {}, companies, taken = {}, now, settled = [], beside }: RowParts,
): ReadCells {
  const textAt = (name: FileField): string => {
    const typed = (taken[name] ?? cells[name] ?? "").slice(0, mostRead(name));
    const isBlank = isNothing(typed) && !(name === "experience" && NO_YEARS_ASKED.test(typed));
    return isBlank ? (answers[name] ?? "") : typed;
  };
  const named = companies ? lineOf(textAt("company")) : "";
  const company = companies?.of(named) ?? null;
  const form = formOf(textAt, companies?.posterOf(company)?.name ?? "");
  const isTypeAsked = taken.type == null && typeOf(cells.type ?? "") === null;
  if (isTypeAsked) form.type = answeredType(cells.type ?? "", typeAnswers) ?? typeOf(answers.type ?? "");
  const reading = readJob(form, now);
  const openUntil = endOfDay(readDay(textAt("openUntil"))?.day);
  const reference = lineOf(textAt("reference")) || null;
  const { error } = referenceRule.nullable().safeParse(reference);
  const told: Told[] = [
    ...(named !== "" && !company ? [notYours(named)] : []),
    ...damages(cells, taken),
    ...unreadChoices(form, textAt),
    ...(isDay(textAt("experience")) ? [YEARS] : []),
    ...reading.problems,
    ...restOfPastWalkIn(reading.form, now),
    ...reading.questions
      .map(({ message, code }) => ({ field: "pay" as const, message, question: code }))
      .filter(({ field }) => taken[field] !== null && !settled.includes(field)),
    ...(error ? [problemOf("reference", error.issues)] : []),
    ...dayProblems(textAt("openUntil"), openUntil, now),
  ];
  const problems = onePerField(told).map(({ field, ...complaint }): CellProblem => {
    const name = field as FileField;
    const proposals = proposalsFor(name, { text: textAt(name), form, reading, now });
    return { field: name, found: cells[name] ?? "", ...complaint, proposals };
  });
  const row = { problems, reference, company, openUntil, reading, isTypeAsked };
  const others = (beside?.(row) ?? []).filter(({ field }) => taken[field] !== null);
  return { ...row, problems: [...problems, ...others] };
}

/** In the column of experience these say something. */
const NO_YEARS_ASKED = /^\s*(?:nil|none)\s*$/i;

/** The form that a row's texts fill in. */
function formOf(textAt: (name: FileField) => string, companyName: string): DraftedJob {
  const values = jobFields.map(([name, field]) => [name, valueOf(name, field, textAt(name))] as const);
  return withoutItself(Object.fromEntries(values) as DraftedJob, companyName);
}

/** What a cell is told, or asked. */
type Told = FieldProblem & Pick<CellProblem, "question">;

const notYours = (name: string): Told => ({
  field: "company",
  message: `“${name}” is none of your companies: the job stays out until you say which of yours it is for`,
  rule: "NOT_YOUR_COMPANY",
});

/** A cell is asked about once, with all that is to be said of it; its rule is the first that has a name. */
function onePerField(told: readonly Told[]): Told[] {
  const fields = new Set(told.map(({ field }) => field));
  return [...fields].map((field) => {
    const all = told.filter((one) => one.field === field);
    const { rule, bound, question } = all.find((one) => one.rule ?? one.question) ?? {};
    return {
      ...{ field, message: all.map(({ message }) => message).join("; ") },
      ...(rule && { rule }),
      ...(bound !== undefined && { bound }),
      ...(question && { question }),
    };
  });
}

/** How the fields are read whose cells are written in many ways. */
const CHOICES: Readonly<Record<string, (cell: string) => string | null>> = {
  type: typeOf,
  workMode: workModeOf,
  education: educationOf,
};

function valueOf(name: FileField, field: JobField, cell: string): unknown {
  const read = CHOICES[name] ?? field.reads;
  if (field.kind === "choice") return exactly(field.values, cell) ?? read?.(cell) ?? null;
  if (field.kind === "flag") return readFlag(cell);
  if (field.reads) return cell === "" ? null : field.reads(inOurDigits(cell));
  // Before it is split: an entity ends with a semicolon.
  if (field.kind === "list")
    return ownListOf(cell) ?? (name === "benefits" ? sentencesOf : listOf)(markdownOf(cell));
  if (field.kind === "count") return cell === "" ? null : countOf(cell);
  if (name === "walkInFrom" || name === "walkInUntil") return wholeDay(cell);
  if (name === "experience") return withYears(lineOf(cell));
  if (name === "title") return titleOf(cell);
  return "isMarkdown" in field ? textOfCell(cell) : lineOf(cell);
}

/** A day that there is; the cell as it stands where none is told. */
function wholeDay(cell: string): string {
  const read = readDay(cell);
  return read?.isExact ? read.day : lineOf(cell);
}

const exactly = (values: Readonly<Record<string, string>>, cell: string): string | null => {
  const word = cell
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  return Object.values(values).find((value) => value === word) ?? null;
};

/** What a workbook makes of "2-4". */
const isDay = (cell: string) =>
  /^(?:\d{4}-\d\d-\d\d|\d{1,2}[-/]\d{1,2}[-/](?:\d\d|\d{4}))$/.test(cell.trim());
const YEARS: Told = {
  field: "experience",
  message: "must say how many years, such as 2–4 years, or Fresher",
  rule: "NO_YEARS",
};

/** A type is asked for the whole file; another choice or number that is not understood is asked at its row. */
function unreadChoices(form: DraftedJob, textAt: (name: FileField) => string): FieldProblem[] {
  return jobFields.flatMap(([name, field]): FieldProblem[] => {
    if (
      field.kind === "choice" &&
      name !== "type" &&
      form[name] == null &&
      (isRequired(field) || textAt(name) !== "")
    )
      return [
        {
          field: name,
          message: `must be one of ${Object.values(field.values).join(", ")}`,
          rule: "NO_CHOICE",
        },
      ];
    if (field.kind === "flag" && form[name] == null)
      return [{ field: name, message: "must be yes or no", rule: "NOT_YES_OR_NO" }];
    if (field.kind === "count" && !field.reads && form[name] == null && textAt(name) !== "")
      return [{ field: name, message: "must be a number", rule: "NO_NUMBER" }];
    return [];
  });
}

const FORMULA: Complaint = {
  message: "must not begin with '=': a spreadsheet would take it for a formula",
  rule: "FORMULA",
};
const LOST_SIGNS: Complaint = {
  message: "has signs that were lost: save the file as .xlsx, or as CSV in UTF-8",
  rule: "LOST_SIGNS",
};

function damages(cells: FieldCells, taken: RowAnswers): FieldProblem[] {
  return Object.entries(cells).flatMap(([field, cell]) => {
    if (taken[field as FileField] !== undefined) return [];
    if (cell.length > mostRead(field))
      return [{ field, message: "is far too long", rule: "TOO_LONG", bound: mostRead(field) }];
    if (cell.trimStart().startsWith("=")) return [{ field, ...FORMULA }];
    return cell.includes("\uFFFD") ? [{ field, ...LOST_SIGNS }] : [];
  });
}

const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The end of a day in India. */
const endOfDay = (day: string | undefined): Date | null =>
  day === undefined ? null : new Date(`${day}T23:59:59.999+05:30`);

function dayProblems(cell: string, openUntil: Date | null, now: Date): FieldProblem[] {
  if (cell === "") return [];
  const field = "openUntil";
  const read = readDay(cell);
  if (!read || !openUntil) return [{ field, message: "must be a day, such as 31-12-2026", rule: "NO_DATE" }];
  if (!read.isExact) return [{ field, message: "is no day of its month", rule: "NO_DATE" }];
  if (openUntil <= now) return [{ field, message: "must lie ahead", rule: "PAST" }];
  const message = `must lie at most ${MAX_OPEN_DAYS} days ahead`;
  return openUntil > inDays(now, MAX_OPEN_DAYS + 1)
    ? [{ field, message, rule: "TOO_FAR", bound: MAX_OPEN_DAYS }]
    : [];
}
