import { CsvError, type InfoField, type Options, parse } from "csv-parse/sync";
import { type PackedSheet, SheetBuilder, SheetError, type SheetLimits } from "./sheet";

/** What stands between cells, as programs and boards write it. */
const DELIMITERS = [",", ";", "\t", "|"] as const;
type Delimiter = (typeof DELIMITERS)[number];

/** So much of a file tells its delimiter. */
const LOOKED_AT = 64 * 1024;
const RECORDS_LOOKED_AT = 20;
/** Excel's own first line of a file whose delimiter isn't the computer's. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The text of bytes in UTF-8, UTF-16 or, where they are neither, the Windows code page of western Europe. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes);
  const wide = wideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decodeBroken(bytes);
  }
}

const decodeAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);

/** UTF-16 without its mark: of western letters and digits, every other byte is 0. */
function wideEncoding(bytes: Uint8Array): string | null {
  const length = Math.min(bytes.length, 1_000) & ~1;
  let [even, odd] = [0, 0];
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  if (odd > length / 8 && even === 0) return "utf-16le";
  return even > length / 8 && odd === 0 ? "utf-16be" : null;
}

/** UTF-8 with a slip stays UTF-8, and the rows with lost signs are told of. */
function decodeBroken(bytes: Uint8Array): string {
  const text = decodeAs("utf-8", bytes);
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  const right = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  return right > lost ? text : decodeWindows(bytes);
}

/** Node's own decoder takes these 32 for control characters. */
const WINDOWS_SIGNS = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const decodeWindows = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .replace(/[\x80-\x9f]/g, (sign) => WINDOWS_SIGNS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Reads text with cells between commas, semicolons, tabs or bars. @throws SheetError */
export function readTextSheet(bytes: Uint8Array, limits: SheetLimits): PackedSheet {
  const whole = decodeText(bytes);
  if (whole.includes("\0")) throw new SheetError("format");
  const separator = SEPARATOR_LINE.exec(whole);
  const text = separator ? whole.slice(separator[0].length) : whole;
  assertFewBlank(text);
  const delimiter = separator?.[1] ?? delimiterOf(text);
  const builder = readRecords(text, delimiter, limits);
  if (builder.isEmpty) throw new SheetError("empty");
  return builder.pack(null, []);
}

function readRecords(text: string, delimiter: string, limits: SheetLimits): SheetBuilder {
  try {
    return parseRecords(text, { delimiter, quote: '"' }, limits);
  } catch (error) {
    // What is pasted out of a page with tabs has quotes that quote nothing.
    const isPlain = delimiter === "\t" || delimiter === "|";
    if (isPlain && error instanceof SheetError && error.obstacle === "malformed")
      return parseRecords(text, { delimiter, quote: null }, limits);
    throw error;
  }
}

/** Blank rows are passed over, and spreadsheets end files with thousands; a file with more is none. */
const MOST_BLANK = 10_000;
const MOST_BLANK_CELLS = 1_000;

/** Before all else, because a parser takes its time for each row. @throws SheetError at too many in a row */
function assertFewBlank(text: string): void {
  let [line, blank, isBlank] = [1, 0, true];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === LINE_FEED || (sign === RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) {
      blank = isBlank ? blank + 1 : 0;
      if (blank > MOST_BLANK) throw new SheetError("too-many-rows", line);
      line += 1;
      isBlank = true;
    } else if (isBlank) isBlank = BLANK_SIGNS.has(sign);
  }
}

const [LINE_FEED, RETURN] = [0x0a, 0x0d];
/** Blanks, delimiters and quotes. */
const BLANK_SIGNS = new Set(Buffer.from(' \t\r,;|"'));

/** A record with line breaks in its cells is one row of the spreadsheet; a blank line is one as well. */
function parseRecords(text: string, options: Options, limits: SheetLimits): SheetBuilder {
  const builder = new SheetBuilder(limits);
  let row = 0;
  try {
    parse(text, {
      ...options,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      // Blank ones may end a row, so that a little more is let in than may have something in it.
      cast: (cell: string, { index }: InfoField) => {
        if (index >= limits.columns + MOST_BLANK_CELLS) throw new SheetError("too-many-columns", row + 1);
        return cell;
      },
      on_record: (record: string[]) => {
        row += 1;
        if (row > limits.rows + MOST_BLANK) throw new SheetError("too-many-rows", row);
        builder.add(row, record);
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError("malformed", row + 1);
    throw error;
  }
  return builder;
}

/** The delimiter that divides most lines into the same number of cells. */
function delimiterOf(text: string): Delimiter {
  const records = recordsAtStart(text);
  const scored = DELIMITERS.map((delimiter) => [delimiter, scoreOf(delimiter, records)] as const);
  const [best] = scored.toSorted(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? best[0] : ",";
}

function scoreOf(delimiter: Delimiter, records: readonly string[]): number {
  const counts = new Map<number, number>();
  for (const record of records) {
    const count = record.split(delimiter).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...counts].map(([count, lines]) => count * lines));
}

/** The first lines, without what stands in quotes. */
function recordsAtStart(text: string): string[] {
  const unquoted = text.slice(0, LOOKED_AT).replace(/"(?:[^"]|"")*"/g, "");
  return unquoted.split(/\r\n|\n|\r/, RECORDS_LOOKED_AT).filter((line) => line.trim() !== "");
}
