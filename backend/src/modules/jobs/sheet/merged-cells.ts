import { columnOf } from "./cell-reference";

/** Cells of several rows merged into one: what stands in the first holds for all of them (FILE-24). */
interface Merged {
  /** From 1, as references count. */
  column: number;
  first: number;
  last: number;
  text: string;
}

/** Where a workbook's XML lists them: behind all rows. */
const LIST = /<(?:\w+:)?mergeCells[\s>]/;
const REFERENCE = /\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** So much of the XML's end is looked at: more are no list of jobs. */
const LOOKED_AT = 4 * 1024 * 1024;
/** Each row looks at all of them. */
const MOST = 2_000;
/** A number may be all of theirs together, such as of openings. */
const NUMBER = /^[\d.,]+$/;

/** Fills the lower rows of cells that are merged downwards, as a reader sees them. A title across columns stays one. */
export class MergedCells {
  private readonly merged: Merged[];

  constructor(content: Buffer | null) {
    const end = content?.subarray(Math.max(0, content.length - LOOKED_AT)).toString("latin1") ?? "";
    const start = end.search(LIST);
    this.merged = start < 0 ? [] : [...end.slice(start).matchAll(REFERENCE)].flatMap(mergedOf).slice(0, MOST);
  }

  /** The cells of a row with what they are merged with; rows come in their order. */
  filled(row: number, cells: readonly string[]): readonly string[] {
    const around = this.merged.filter(({ first, last }) => first <= row && row <= last);
    if (around.length === 0 || cells.every((cell) => cell === "")) return cells;
    const filled = [...cells];
    for (const one of around) {
      const at = one.column - 1;
      if (row === one.first) one.text = NUMBER.test(cells[at] ?? "") ? "" : (cells[at] ?? "");
      else if (one.text !== "" && (filled[at] ?? "") === "") {
        while (filled.length < at) filled.push("");
        filled[at] = one.text;
      }
    }
    return filled;
  }
}

function mergedOf([, from = "", first, to = "", last]: RegExpExecArray): Merged[] {
  const one = { column: columnOf(from), first: Number(first), last: Number(last), text: "" };
  return one.last > one.first && from === to ? [one] : [];
}
