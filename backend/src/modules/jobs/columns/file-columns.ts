import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { COLUMN_NAMES } from "./column-names";
import { secondMeaning } from "./column-guesses";
import { areTogether, joinedCells, partTold } from "./column-parts";
import { withUnit } from "./column-units";
import { isRequired, type JobField, jobFields } from "../job/job.fields";
import { MAX_LINES_ABOVE, type SheetRow } from "../sheet/sheet";

/** What a column of our own files holds. */
export type OwnColumn = keyof typeof JOB_COLUMNS;
export const OWN_COLUMNS = Object.keys(JOB_COLUMNS) as OwnColumn[];

/** The employer of a row; our own files don't have it, as each is one company's. */
const COMPANY = "company";

/**
 * What a column of a file can hold: a field of a job, its number at the company, the day up to which it is open, or the
 * company that it is of.
 */
export type FileField = OwnColumn | typeof COMPANY;
export const FILE_FIELDS: readonly FileField[] = [...OWN_COLUMNS, COMPANY];

const FIELDS = new Map<string, JobField>(jobFields);

/** Fields that each job of a file needs, out of a column or out of an answer for the whole file. */
export const NEEDED_FIELDS = FILE_FIELDS.filter((name) => {
  const field = FIELDS.get(name);
  return field !== undefined && isRequired(field);
});

/** No name is longer; a header may be the whole file, and the time to look for brackets in it grows by its square. */
const MOST_READ = 500;

/**
 * A header as its name is compared: without signs, a remark in brackets and the mark of a required one. Of a long one
 * its beginning is read (REQS-04).
 */
export function headerKey(header: string): string {
  const read = header.slice(0, MOST_READ);
  return wordsOf(read.replace(/\([^)]*\)|\[[^\]]*\]/g, " ")) || wordsOf(read);
}

const wordsOf = (text: string) =>
  text
    .normalize("NFC")
    .replace(/([\p{Ll}])([\p{Lu}])/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, " ")
    .trim();

const FIELD_BY_NAME = new Map(
  FILE_FIELDS.flatMap((field) =>
    [
      ...(field === COMPANY ? [] : [JOB_COLUMNS[field]]),
      wordsOf(field),
      ...(FIELDS.get(field)?.otherHeaders ?? []),
      ...(COLUMN_NAMES[field] ?? []),
    ].map((name) => [name.normalize("NFC"), field] as const),
  ),
);

const fieldNamed = (header: string): FileField | null =>
  FIELD_BY_NAME.get(headerKey(header)) ?? fieldOfParts(header) ?? fieldOfCore(header);

/** "वेतन / Salary" names one field twice; "Age / Experience" doesn't. */
function fieldOfParts(header: string): FileField | null {
  const parts = header
    .slice(0, MOST_READ)
    .split(/[/|\n()[\]]|\s[-–—]\s/)
    .map(wordsOf)
    .filter((part) => part !== "");
  const [field, ...others] = new Set(parts.map((part) => FIELD_BY_NAME.get(part) ?? null));
  return parts.length > 1 && others.length === 0 ? (field ?? null) : null;
}

/** Words around a name that say nothing of what the column holds. */
const AROUND =
  /^(?:the|job|required|reqd|minimum|min|maximum|max|expected|approx|offered|full|complete|detailed|proposed|exact|essential|monthly) | (?:required|reqd|needed|offered|details?|address|for (?:application|applying|submission)|to apply|of application|if any|range|text)$/;
const MOST_AROUND = 3;

/** The field of a header within such words; companies' own columns, such as 'Company details', are none. */
function fieldOfCore(header: string): FileField | null {
  let key = headerKey(header);
  for (let left = MOST_AROUND; left > 0; left -= 1) {
    const core = key.replace(AROUND, "");
    if (core === key) return null;
    key = core;
    const field = FIELD_BY_NAME.get(key);
    if (field) return field === COMPANY || field === "reference" ? null : field;
  }
  return null;
}

/** Most of a header that is told; it may be the whole file. */
const MAX_HEADER = 80;

/** A column of a file. */
export interface FileColumn {
  /** Its header as it stands there, or "Column C" where it has none. */
  header: string;
  /** Null for a column that is left out. */
  field: FileField | null;
  /** Another column is taken for the same field: which of them is meant is asked. */
  isAsked: boolean;
}

/** What stands below the header, and what its columns hold. */
export interface FoundColumns {
  /** The header's number in the spreadsheet. */
  headerRow: number;
  columns: FileColumn[];
}

/** What a company has told of a header before, by the header's key; null: left out. */
export type KnownHeaders = ReadonlyMap<string, FileField | null>;

/**
 * The header is the row, of the first ones, that names the most fields; titles may stand above it.
 * @param rows the first rows of the sheet, blank ones left out
 */
export function findColumns(rows: readonly SheetRow[], known: KnownHeaders = new Map()): FoundColumns {
  const counted = rows.slice(0, MAX_LINES_ABOVE + 1).map((row) => ({
    row,
    fields: new Set(row.cells.map(fieldNamed).filter((field) => field !== null && field !== COMPANY)).size,
  }));
  const most = Math.max(0, ...counted.map(({ fields }) => fields));
  const at = counted.findIndex(({ fields }) => fields === most);
  const { row } = counted[at] ?? {};
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => row?.cells[index]?.trim() ?? "");
  return { headerRow: row?.row ?? 0, columns: columnsOf(headers, known, rows.slice(at + 1)) };
}

function columnsOf(
  headers: readonly string[],
  known: KnownHeaders,
  below: readonly SheetRow[],
): FileColumn[] {
  const named = headers.map((header) => {
    const told = known.get(headerKey(header));
    const field = fieldNamed(header);
    // Left out once says nothing of this file's companies: their jobs would be posted under another's name.
    return told === undefined || (told === null && field === COMPANY) ? field : told;
  });
  const isTold = (header: string) => known.has(headerKey(header));
  const fields = named.map((field, index) => {
    const header = headers[index] ?? "";
    const second = isTold(header) ? null : secondMeaning(headerKey(header), { index, below });
    const isFree =
      second !== null && (!named.includes(second) || isAnotherPart(second, header, headers, named));
    return isFree ? second : field;
  });
  const columns = headers.map((header, index) => ({
    header:
      header.slice(0, MOST_READ).replace(/\s+/g, " ").slice(0, MAX_HEADER) || `Column ${lettersOf(index)}`,
    field: fields[index] ?? null,
  }));
  return columns.map((column) => ({ ...column, isAsked: isFieldAsked(column.field, columns) }));
}

/** 'Area' beside 'City' tells more of the same place. */
const isAnotherPart = (
  field: FileField,
  header: string,
  headers: readonly string[],
  named: readonly (FileField | null)[],
): boolean => {
  const parts = headers.flatMap((one, index) =>
    named[index] === field && one !== header ? [partTold(field, headerKey(one))] : [],
  );
  return areTogether([...parts, partTold(field, headerKey(header))]);
};

type NamedColumn = Pick<FileColumn, "header" | "field">;

/** Whether columns of one field have to be chosen between: those that tell it together haven't (FILE-24). */
export function isFieldAsked(field: FileField | null, columns: readonly NamedColumn[]): boolean {
  const same = columns.filter((column) => column.field === field);
  if (field === null || same.length < 2) return false;
  return !areTogether(same.map(({ header }) => partTold(field, headerKey(header))));
}

/** A spreadsheet's letters of a column, by its place from 0. */
function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : `${lettersOf(Math.floor(index / 26) - 1)}${last}`;
}

/** A row's cells by their fields, with the units that headers say; a field without a column is left out. */
export type FieldCells = Readonly<Partial<Record<FileField, string>>>;

export function cellsByField(cells: readonly string[], columns: readonly FileColumn[]): FieldCells {
  const found: Partial<Record<FileField, string>> = {};
  columns.forEach(({ field, header, isAsked }, index) => {
    if (field === null || found[field] !== undefined) return;
    const others = columns.some((column, at) => at > index && column.field === field);
    found[field] =
      others && !isAsked ? joinedCell(field, cells, columns) : withUnit(field, header, cells[index] ?? "");
  });
  return found;
}

/** What the columns of a field say together; the first header that says a unit says it of all. */
function joinedCell(field: FileField, cells: readonly string[], columns: readonly FileColumn[]): string {
  const told = columns.flatMap(({ field: of, header }, index) =>
    of === field
      ? [{ header, part: partTold(field, headerKey(header)) ?? "", cell: cells[index] ?? "" }]
      : [],
  );
  const filled = told.filter(({ cell }) => cell.trim() !== "");
  const [only] = filled;
  if (filled.length === 1 && only) return withUnit(field, only.header, only.cell);
  const joined = joinedCells(
    field,
    told.map(({ part, cell }) => [part, cell] as const),
  );
  // Both ends stand in the cell: "least" is said already.
  return withUnit(field, told.map(({ header }) => header.replace(/\bmin(?:imum)?\b/i, "")).join(" "), joined);
}

const TOTAL = /^(?:grand\s+|sub[\s-]*)?total\b[\s:.-]*$/i;
/** A header that stands there again repeats so many names. */
const LEAST_REPEATED = 3;

/**
 * The rows below the header that are jobs: a heading or a note of one cell beside the columns that are read, a header
 * that is repeated and a line of totals are none (FILE-26).
 */
export function jobRowsIn(rows: readonly SheetRow[], { headerRow, columns }: FoundColumns): SheetRow[] {
  const header = rows.find(({ row }) => row === headerRow)?.cells.map((cell) => cell.trim()) ?? [];
  const read = columns.filter(({ field }) => field !== null).length;
  return rows.filter(({ row, cells }) => row > headerRow && !(read > 2 && isBeside(cells, header, columns)));
}

function isBeside(
  cells: readonly string[],
  header: readonly string[],
  columns: readonly FileColumn[],
): boolean {
  const filled = cells.flatMap((cell, index) => (cell.trim() === "" ? [] : [{ cell: cell.trim(), index }]));
  const isRepeated =
    filled.length >= LEAST_REPEATED && filled.every(({ cell, index }) => cell === header[index]);
  const isNote = filled.length === 1 && filled.every(({ index }) => (columns[index]?.field ?? null) === null);
  const isTotal = filled.some(({ cell, index }) => columns[index]?.field === "title" && TOTAL.test(cell));
  return isRepeated || isNote || isTotal;
}
