import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { COLUMN_NAMES } from "./column-names";
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

const fieldNamed = (header: string): FileField | null => FIELD_BY_NAME.get(headerKey(header)) ?? null;

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
  const { row } = counted.find(({ fields }) => fields === most) ?? {};
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const headers = Array.from({ length: width }, (_, index) => row?.cells[index]?.trim() ?? "");
  return { headerRow: row?.row ?? 0, columns: columnsOf(headers, known) };
}

function columnsOf(headers: readonly string[], known: KnownHeaders): FileColumn[] {
  const fields = headers.map((header) => {
    const told = known.get(headerKey(header));
    const named = fieldNamed(header);
    // Left out once says nothing of this file's companies: their jobs would be posted under another's name.
    return told === undefined || (told === null && named === COMPANY) ? named : told;
  });
  return headers.map((header, index) => {
    const field = fields[index] ?? null;
    return {
      header:
        header.slice(0, MOST_READ).replace(/\s+/g, " ").slice(0, MAX_HEADER) || `Column ${lettersOf(index)}`,
      field,
      isAsked: field !== null && fields.indexOf(field) !== fields.lastIndexOf(field),
    };
  });
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
  columns.forEach(({ field, header }, index) => {
    if (field !== null) found[field] ??= withUnit(field, header, cells[index] ?? "");
  });
  return found;
}
