import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { inWords } from "../../../text/text.rules";
import { createPause } from "../../../threads/pause";
import { JobType } from "../job/job.enums";
import {
  cellsByField,
  type FileColumn,
  type OwnColumn,
  findColumns,
  NEEDED_FIELDS,
} from "../columns/file-columns";
import { FileCompanies, type OwnCompany } from "../file/file-companies";
import { readRow, type RowReading } from "../file/file-row";
import { MAX_FILE_COLUMNS, MAX_FILE_ROWS, rowsOf, SheetError, type SheetRow } from "../sheet/sheet";
import type { SheetReader } from "../sheet/sheet-reader";
import { type JobCsvProblem, MAX_CSV_PROBLEMS } from "./job-csv.inputs";

/** A row with its number in the spreadsheet, from 1. */
export interface CsvRow {
  line: number;
  reading: RowReading;
}

/** What a file comes to for clients that send it within GraphQL. */
export interface CsvJobs {
  rows: CsvRow[];
  /** The first of them. */
  problems: JobCsvProblem[];
  problemCount: number;
}

export const headerOf = (field: string): string =>
  field === "company" ? field : JOB_COLUMNS[field as OwnColumn];

/**
 * Reads the text of a file as an upload of it is read, row by row and with pauses.
 * @throws BadInputError CSV_ENCODING, CSV_MALFORMED, CSV_EMPTY, CSV_HEADER, CSV_TOO_MANY_COLUMNS, CSV_TOO_MANY_ROWS
 * @throws UnavailableError when too many files wait, or reading takes too long
 */
export async function readCsv(
  reader: SheetReader,
  csv: string,
  { company, now }: { company: OwnCompany; now: Date },
): Promise<CsvJobs> {
  const rows = await sheetOf(reader, csv);
  // Nobody is asked whose a job is: one of another company is a problem.
  const companies = new FileCompanies(company.id, [company], {});
  const { headerRow, columns } = findColumns(rows);
  assertColumns(columns);
  const below = rows.filter(({ row }) => row > headerRow);
  if (below.length === 0) throw refusals.empty(null);
  if (below.length > MAX_FILE_ROWS) throw refusals["too-many-rows"](null);
  const jobs: CsvJobs = { rows: [], problems: [], problemCount: 0 };
  const seen = new Map<string, number>();
  const pause = createPause();
  for (const { row: line, cells } of below) {
    await pause();
    // What is asked about pay is the preview's question, and no problem of the row.
    const reading = readRow(cellsByField(cells, columns), { answers: {}, companies, now, settled: ["pay"] });
    const found = [...problemsOf(reading), ...repeatedReference(reading, seen)];
    jobs.problemCount += found.length;
    const room = MAX_CSV_PROBLEMS - jobs.problems.length;
    jobs.problems.push(
      ...found.slice(0, room).map(({ field, message }) => ({ line, column: headerOf(field), message })),
    );
    if (reading.reference !== null) seen.set(reading.reference, line);
    jobs.rows.push({ line, reading });
  }
  return jobs;
}

const problemsOf = ({ problems, reading }: RowReading): FieldProblem[] =>
  reading.form.type ? [...problems] : [...problems, { field: "type", message: TYPES }];
const TYPES = `must be one of ${Object.values(JobType).join(", ")}`;

function repeatedReference({ reference }: RowReading, seen: ReadonlyMap<string, number>): FieldProblem[] {
  const earlier = reference === null ? undefined : seen.get(reference);
  return earlier === undefined ? [] : [{ field: "reference", message: `stands in line ${earlier} as well` }];
}

/** Bytes that are no UTF-8 arrive as the replacement character, UTF-16 with NULs between its letters. */
async function sheetOf(reader: SheetReader, csv: string): Promise<SheetRow[]> {
  if (csv.includes("\u0000") || csv.includes("\uFFFD"))
    throw new BadInputError(
      "CSV_ENCODING",
      "The file is not UTF-8. In Excel, save it as 'CSV UTF-8 (Comma delimited)'.",
    );
  try {
    return [...rowsOf(await reader.read({ bytes: Buffer.from(csv), sheet: null }))];
  } catch (error) {
    if (error instanceof SheetError) throw refusals[error.obstacle](error.row);
    throw error;
  }
}

const near = (row: number | null) => (row === null ? "" : ` near row ${row}`);
const malformed = (row: number | null) =>
  new BadInputError("CSV_MALFORMED", `The file can't be read as CSV${near(row)}: a quote is out of place.`);
const tooManyRows = () =>
  new BadInputError("CSV_TOO_MANY_ROWS", `A file takes up to ${inWords(MAX_FILE_ROWS)} rows.`);

const refusals: Record<SheetError["obstacle"], (row: number | null) => BadInputError> = {
  format: malformed,
  malformed,
  empty: () => new BadInputError("CSV_EMPTY", "The file has no rows below its header."),
  "too-large": tooManyRows,
  "too-many-rows": tooManyRows,
  "too-many-columns": (row) =>
    new BadInputError(
      "CSV_TOO_MANY_COLUMNS",
      `A row has up to ${MAX_FILE_COLUMNS} columns: there are more${near(row)}. Is a quote missing?`,
    ),
};

/** Nobody is there to be asked: each field that a job needs has one column. @throws BadInputError CSV_HEADER */
function assertColumns(columns: readonly FileColumn[]): void {
  const missing = NEEDED_FIELDS.filter((needed) => !columns.some(({ field }) => field === needed));
  const problems: FieldProblem[] = [
    ...columns
      .filter(
        ({ isAsked }, index) =>
          isAsked && columns.slice(0, index).some(({ field }) => field === columns[index]?.field),
      )
      .map(({ header }) => ({ field: header, message: "stands there twice" })),
    ...missing.map((field) => ({ field: headerOf(field), message: "is missing" })),
  ];
  if (problems.length > 0)
    throw new BadInputError(
      "CSV_HEADER",
      `The first line must name the columns: ${Object.values(JOB_COLUMNS).join(", ")}.`,
      problems.slice(0, MAX_CSV_PROBLEMS),
    );
}
