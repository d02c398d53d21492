import { CsvError, parse } from "csv-parse/sync";
import { csvOf } from "../../../text/csv";
import { BadInputError, type FieldProblem } from "../../../errors/errors";
import { MAX_CSV_ROWS } from "./job-csv.inputs";
import { COLUMNS, CSV_FIELDS, type CsvCells, type CsvField, csvRowOf, fieldNamed } from "./job-csv.columns";
import type { Job } from "../job/job.entity";
import { inWords } from "../../../text/text.rules";

/** A row of a file, with the line on which it begins, from 1. */
export interface CsvLine {
  line: number;
  cells: CsvCells;
  /** How many cells it has more than the header, or fewer (below 0). */
  excess: number;
}

interface ParsedRecord {
  record: string[];
  info: { lines: number };
}

/**
 * Reads a file's rows by its header, whatever the columns' order and case.
 * @throws BadInputError CSV_ENCODING, CSV_MALFORMED, CSV_EMPTY, CSV_HEADER, CSV_TOO_MANY_ROWS
 */
export function readCsv(text: string): CsvLine[] {
  assertReadable(text);
  const [header, ...records] = parseRecords(text);
  if (!header) throw new BadInputError("CSV_EMPTY", "The file is empty.");
  const fields = fieldsOf(header.record);
  let line = header.info.lines + 1;
  const rows = records.flatMap(({ record, info }): CsvLine[] => {
    const begins = line;
    line = info.lines + 1;
    if (record.every((cell) => cell.trim() === "")) return [];
    const cells = Object.fromEntries(CSV_FIELDS.map((field) => [field, record[fields.indexOf(field)] ?? ""]));
    return [{ line: begins, cells: cells as CsvCells, excess: record.length - fields.length }];
  });
  if (rows.length === 0) throw new BadInputError("CSV_EMPTY", "The file has no rows below its header.");
  if (rows.length > MAX_CSV_ROWS)
    throw new BadInputError("CSV_TOO_MANY_ROWS", `A file takes up to ${inWords(MAX_CSV_ROWS)} rows.`);
  return rows;
}

/** Bytes that are no UTF-8 arrive as the replacement character, UTF-16 with NULs between its letters. */
function assertReadable(text: string): void {
  if (text.includes("\u0000") || text.includes("\uFFFD"))
    throw new BadInputError(
      "CSV_ENCODING",
      "The file is not UTF-8. In Excel, save it as 'CSV UTF-8 (Comma delimited)'.",
    );
}

function parseRecords(text: string): ParsedRecord[] {
  try {
    const records: ParsedRecord[] = [];
    parse(text, {
      bom: true,
      relax_column_count: true,
      on_record: (record: string[], info) => {
        records.push({ record, info });
        return null;
      },
    });
    return records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = "lines" in error ? ` near line ${String(error.lines)}` : "";
    throw new BadInputError(
      "CSV_MALFORMED",
      `The file can't be read as CSV${line}: a quote is out of place.`,
    );
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
      if (!field) return [{ field: name || `column ${index + 1}`, message: "is no column of ours" }];
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
      problems,
    );
  return found.filter((field) => field !== undefined);
}

/** The jobs as the text of a file. */
export const writeCsv = (jobs: readonly Job[], now: Date): string =>
  csvOf([CSV_FIELDS.map((field) => COLUMNS[field].header), ...jobs.map((job) => csvRowOf(job, now))]);
