import { join } from "node:path";
import { csvOf } from "../../../text/csv";
import { inWords } from "../../../text/text.rules";
import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { TaskThread } from "../../../threads/task-thread";
import {
  type CsvObstacle,
  type CsvRecord,
  MAX_CSV_COLUMNS,
  MAX_CSV_ROWS,
  type PackedRecords,
  unpackRecords,
} from "./csv-records";
import type { CsvThreadAnswer } from "./csv-records-thread";
import { COLUMNS, CSV_FIELDS, type CsvCells, type CsvField, csvRowOf, fieldNamed } from "./job-csv.columns";
import { MAX_CSV_PROBLEMS } from "./job-csv.inputs";
import type { Job } from "../job/job.entity";

/** A row of a file, with the line on which it begins, from 1. */
export interface CsvLine {
  line: number;
  cells: CsvCells;
  /** How many cells it has more than the header, or fewer (below 0). */
  excess: number;
}

/** The largest file takes a tenth of it on a busy machine. */
const TIMEOUT_MS = 10_000;
const MEMORY_MB = 64;
/** At some 100 ms each for the largest. */
const MOST_FILES = 20;
/** Of a header's names, which may be the whole file, so much is told. */
const MAX_NAME = 40;

/** Reads files in a thread of its own: the largest would hold up everybody else's requests. */
export class JobCsvReader {
  private readonly thread = new TaskThread<string, CsvThreadAnswer>(join(__dirname, "csv-records-thread"), {
    timeoutMs: TIMEOUT_MS,
    memoryMb: MEMORY_MB,
    mostTasks: MOST_FILES,
  });

  /**
   * A file's rows by its header, whatever the columns' order and case.
   * @throws BadInputError CSV_ENCODING, CSV_MALFORMED, CSV_EMPTY, CSV_HEADER, CSV_TOO_MANY_COLUMNS, CSV_TOO_MANY_ROWS
   * @throws UnavailableError when too many files wait, or reading takes too long
   */
  async read(text: string): Promise<Generator<CsvLine, undefined>> {
    assertReadable(text);
    const answer = await this.thread.do(text);
    if ("obstacle" in answer) throw refusalOf(answer);
    return linesOf(answer);
  }

  /** Ends the thread. */
  async stop(): Promise<void> {
    await this.thread.stop();
  }
}

/** Bytes that are no UTF-8 arrive as the replacement character, UTF-16 with NULs between its letters. */
function assertReadable(text: string): void {
  if (text.includes("\u0000") || text.includes("\uFFFD"))
    throw new BadInputError(
      "CSV_ENCODING",
      "The file is not UTF-8. In Excel, save it as 'CSV UTF-8 (Comma delimited)'.",
    );
}

function refusalOf({ obstacle, line }: CsvObstacle): BadInputError {
  const near = line === null ? "" : ` near line ${line}`;
  if (obstacle === "too-many-rows")
    return new BadInputError(
      "CSV_TOO_MANY_ROWS",
      `A file takes up to ${inWords(MAX_CSV_ROWS)} rows, blank ones included.`,
    );
  if (obstacle === "too-many-columns")
    return new BadInputError(
      "CSV_TOO_MANY_COLUMNS",
      `A row has up to ${MAX_CSV_COLUMNS} columns: there are more${near}. Is a quote missing?`,
    );
  return new BadInputError("CSV_MALFORMED", `The file can't be read as CSV${near}: a quote is out of place.`);
}

/** @throws BadInputError CSV_EMPTY, CSV_HEADER */
function linesOf(packed: PackedRecords): Generator<CsvLine, undefined> {
  const records = unpackRecords(packed);
  const header = records.next().value;
  if (!header) throw new BadInputError("CSV_EMPTY", "The file is empty.");
  return rowsBelow(fieldsOf(header.cells), records);
}

/** Blank rows are passed over. */
function* rowsBelow(
  fields: readonly CsvField[],
  records: Iterable<CsvRecord>,
): Generator<CsvLine, undefined> {
  for (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    const byField = CSV_FIELDS.map((field) => [field, cells[fields.indexOf(field)] ?? ""]);
    yield { line, cells: Object.fromEntries(byField) as CsvCells, excess: cells.length - fields.length };
  }
}

/** The header's fields in their order. @throws BadInputError CSV_HEADER */
function fieldsOf(header: readonly string[]): CsvField[] {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, " "),
  );
  const found = names.map(fieldNamed);
  const problems: FieldProblem[] = [
    ...names.flatMap((name, index) => {
      const field = found[index];
      if (!field)
        return [{ field: name.slice(0, MAX_NAME) || `column ${index + 1}`, message: "is no column of ours" }];
      return found.indexOf(field) < index ? [{ field: name, message: "stands there twice" }] : [];
    }),
    ...CSV_FIELDS.filter((field) => COLUMNS[field].isRequired && !found.includes(field)).map((field) => ({
      field: COLUMNS[field].header,
      message: "is missing",
    })),
  ];
  if (problems.length > 0)
    throw new BadInputError(
      "CSV_HEADER",
      `The first line must name the columns: ${CSV_FIELDS.map((field) => COLUMNS[field].header).join(", ")}.`,
      problems.slice(0, MAX_CSV_PROBLEMS),
    );
  return found.filter((field) => field !== undefined);
}

/** The jobs as the text of a file. */
export const writeCsv = (jobs: readonly Job[], now: Date): string =>
  csvOf([CSV_FIELDS.map((field) => COLUMNS[field].header), ...jobs.map((job) => csvRowOf(job, now))]);
