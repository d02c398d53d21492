/** A sheet of a file of jobs: rows below each other, with the numbers that a spreadsheet shows beside them. */

/** Rows below the header that a company may bring in at once; blank ones don't count. */
export const MAX_FILE_ROWS = 5_000;
/** Its length, in megabytes: with room for 5,000 jobs with the descriptions that boards export. */
export const MAX_JOB_FILE_MB = 20;
/** Boards export many columns that no job has. */
export const MAX_FILE_COLUMNS = 100;

/** Why a file can't be read. */
export type FileObstacle =
  "format" | "malformed" | "empty" | "too-large" | "too-many-rows" | "too-many-columns";

/** Reading stops there, however much is left. */
export class SheetError extends Error {
  /** @param row the spreadsheet's row near which it is, from 1; null where it is the whole file */
  constructor(
    readonly obstacle: FileObstacle,
    readonly row: number | null = null,
  ) {
    super(obstacle);
  }
}

export interface SheetLimits {
  rows: number;
  columns: number;
  /** Characters of all cells: a short file can name a long text many times. */
  characters: number;
}

export interface SheetRow {
  /** The number that a spreadsheet shows beside it, from 1. */
  row: number;
  cells: string[];
}

/** A sheet in three pieces, which pass from thread to thread in a moment, for any number of cells. */
export interface PackedSheet {
  /** The sheet's name; null for a file that is one sheet without a name. */
  name: string | null;
  /** Names of all sheets that can be chosen, in their order. */
  sheetNames: string[];
  /** All cells, one behind the other. */
  text: string;
  /** The length of each cell. */
  lengths: Uint32Array;
  /** Two numbers a row: the spreadsheet's, and how many cells it has. */
  rows: Uint32Array;
}

/** Lines above the header, such as a title, that a file may have. */
export const MAX_LINES_ABOVE = 10;

/** Puts a sheet together row by row, and stops at what is too much. Blank rows are passed over. */
export class SheetBuilder {
  private readonly cells: string[] = [];
  private readonly rows: number[] = [];
  private characters = 0;

  constructor(private readonly limits: SheetLimits) {}

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** @throws SheetError */
  add(row: number, cells: readonly string[]): void {
    let width = cells.length;
    while (width > 0 && cells[width - 1]?.trim() === "") width -= 1;
    if (width === 0) return;
    if (width > this.limits.columns) throw new SheetError("too-many-columns", row);
    if (this.rows.length / 2 >= this.limits.rows + 1 + MAX_LINES_ABOVE)
      throw new SheetError("too-many-rows", row);
    for (let index = 0; index < width; index += 1) {
      const cell = storable(cells[index] ?? "");
      this.characters += cell.length;
      this.cells.push(cell);
    }
    if (this.characters > this.limits.characters) throw new SheetError("too-large", row);
    this.rows.push(row, width);
  }

  pack(name: string | null, sheetNames: string[]): PackedSheet {
    return {
      name,
      sheetNames,
      text: this.cells.join(""),
      lengths: Uint32Array.from(this.cells, (cell) => cell.length),
      rows: Uint32Array.from(this.rows),
    };
  }
}

/** PostgreSQL keeps neither NUL nor half a sign. */
const storable = (cell: string) => cell.replaceAll("\0", "").replace(/\p{Cs}/gu, "\uFFFD");

/** The rows one by one. */
export function* rowsOf({ text, lengths, rows }: PackedSheet): Generator<SheetRow, undefined> {
  let cell = 0;
  let start = 0;
  for (let index = 0; index < rows.length; index += 2) {
    const cells: string[] = [];
    for (const end = cell + (rows[index + 1] ?? 0); cell < end; cell += 1) {
      const length = lengths[cell] ?? 0;
      cells.push(text.slice(start, start + length));
      start += length;
    }
    yield { row: rows[index] ?? 0, cells };
  }
}
