import { ArchiveError } from "../../../text/zip-entries";
import { MAX_FILE_COLUMNS, MAX_FILE_ROWS, type PackedSheet, SheetError, type SheetLimits } from "./sheet";
import { isFeed, readFeedSheet } from "./feed-sheet";
import { readTextSheet } from "./text-sheet";
import { readWorkbookSheet } from "./workbook-sheet";

/** A file to read; of a workbook one sheet, by its name or the first. */
export interface SheetTask {
  bytes: Uint8Array;
  sheet: string | null;
}

const LIMITS: SheetLimits = { rows: MAX_FILE_ROWS, columns: MAX_FILE_COLUMNS, characters: 64 * 1024 * 1024 };

const ZIP = "504b0304";
/** Kinds of files that are neither text nor a workbook: former and locked workbooks, PDFs, pictures. */
const OTHERS = ["d0cf11e0", "25504446", "89504e47", "ffd8ff"];

/**
 * Reads a file of jobs (FILE-01). Its first bytes tell what it is, not its name. A server calls it in a thread alone:
 * a large file takes seconds.
 * @throws SheetError
 */
export function readSheet({ bytes, sheet }: SheetTask, limits: Partial<SheetLimits> = {}): PackedSheet {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.toString("hex", 0, 4);
  if (OTHERS.some((other) => start.startsWith(other))) throw new SheetError("format");
  const held = { ...LIMITS, ...limits };
  if (start === ZIP) return inSheetErrors(() => readWorkbookSheet(file, held, sheet));
  return isFeed(file) ? inSheetErrors(() => readFeedSheet(file, held)) : readTextSheet(file, held);
}

function inSheetErrors(read: () => PackedSheet): PackedSheet {
  try {
    return read();
  } catch (error) {
    throw error instanceof ArchiveError ? new SheetError(error.obstacle) : error;
  }
}
