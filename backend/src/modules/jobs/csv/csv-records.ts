import { CsvError, type InfoField, type InfoRecord, parse } from "csv-parse/sync";

/** Rows below the header, blank ones among them. */
export const MAX_CSV_ROWS = 5_000;
export const MAX_CSV_COLUMNS = 30;

/** Why a text is not read as CSV, and near which line, from 1. */
export interface CsvObstacle {
  obstacle: "malformed" | "too-many-rows" | "too-many-columns";
  line: number | null;
}

/** The records of a file in three pieces, which pass from thread to thread in a moment, for any number of cells. */
export interface PackedRecords {
  /** All cells, one behind the other. */
  text: string;
  /** The length of each cell. */
  lengths: Uint32Array;
  /** Two numbers a record: the line on which it ends, and how many cells it has. */
  records: Uint32Array;
}

/** A record of a file, with the line on which it begins, from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

class Obstacle extends Error {
  constructor(readonly reason: CsvObstacle) {
    super(reason.obstacle);
  }
}

/** Reads a text as CSV. It stops at the first thing that it can't take, however much is left. */
export function packRecords(text: string): PackedRecords | CsvObstacle {
  const cells: string[] = [];
  const records: number[] = [];
  try {
    parse(text, {
      bom: true,
      relax_column_count: true,
      cast: (cell: string, { index, lines }: InfoField) => {
        if (index >= MAX_CSV_COLUMNS) throw new Obstacle({ obstacle: "too-many-columns", line: lines });
        return cell;
      },
      on_record: (record: string[], { lines }: InfoRecord) => {
        // The header is a record as well.
        if (records.length / 2 > MAX_CSV_ROWS) throw new Obstacle({ obstacle: "too-many-rows", line: lines });
        cells.push(...record);
        records.push(lines, record.length);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof Obstacle) return error.reason;
    if (!(error instanceof CsvError)) throw error;
    return { obstacle: "malformed", line: "lines" in error ? Number(error.lines) : null };
  }
  return {
    text: cells.join(""),
    lengths: Uint32Array.from(cells, (cell) => cell.length),
    records: Uint32Array.from(records),
  };
}

/** The records one by one. */
export function* unpackRecords({ text, lengths, records }: PackedRecords): Generator<CsvRecord, undefined> {
  let line = 1;
  let cell = 0;
  let start = 0;
  for (let record = 0; record < records.length; record += 2) {
    const cells: string[] = [];
    for (const end = cell + (records[record + 1] ?? 0); cell < end; cell += 1) {
      const length = lengths[cell] ?? 0;
      cells.push(text.slice(start, start + length));
      start += length;
    }
    yield { line, cells };
    line = (records[record] ?? 0) + 1;
  }
}
