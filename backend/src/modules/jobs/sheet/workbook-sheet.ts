import { posix } from "node:path";
import { walkXml, type XmlVisitor } from "../../../text/walk-xml";
import { ZipEntries } from "../../../text/zip-entries";
import { columnOf } from "./cell-reference";
import { MergedCells } from "./merged-cells";
import { type CellStyles, readStyles } from "./workbook-styles";
import { type PackedSheet, SheetBuilder, SheetError, type SheetLimits } from "./sheet";

/** A workbook of 20 MB unzips to some 150 MB at most; a bomb goes on for ever. */
const MAX_UNZIPPED = 256 * 1024 * 1024;

interface Workbook {
  sheets: { name: string; path: string }[];
  /** Days count from 1904 on, as on old Macs. */
  isOf1904: boolean;
}

/**
 * Reads one sheet of an .xlsx (ECMA-376, SpreadsheetML): texts as they stand, days as YYYY-MM-DD, numbers plain.
 * @param chosen the sheet's name; null for the first with a row below its first
 * @throws SheetError
 */
export function readWorkbookSheet(bytes: Buffer, limits: SheetLimits, chosen: string | null): PackedSheet {
  const zip = new ZipEntries(bytes, MAX_UNZIPPED);
  const { sheets, isOf1904 } = readWorkbook(zip);
  const texts = readSharedTexts(zip.read("xl/sharedStrings.xml"), limits);
  const styles = readStyles((visitor) => walkXml(zip.read("xl/styles.xml"), visitor));
  const names = sheets.map(({ name }) => name);
  const candidates = chosen === null ? sheets : sheets.filter(({ name }) => name === chosen);
  for (const { name, path } of candidates) {
    const builder = new SheetBuilder(limits);
    const content = zip.read(path);
    const merged = new MergedCells(content);
    const reader = new SheetVisitor((row, cells) => builder.add(row, merged.filled(row, cells)), {
      ...{ texts, styles, isOf1904 },
    });
    walkXml(content, reader);
    if (!builder.isEmpty) return builder.pack(name, names);
  }
  throw new SheetError("empty");
}

function readWorkbook(zip: ZipEntries): Workbook {
  const content = zip.read("xl/workbook.xml");
  if (!content) throw new SheetError("format");
  const targets = new Map<string, string>();
  walkXml(zip.read("xl/_rels/workbook.xml.rels"), {
    open: (name, { Id, Target }) => {
      if (name === "Relationship" && Id && Target) targets.set(Id, Target);
    },
  });
  const book: Workbook = { sheets: [], isOf1904: false };
  walkXml(content, {
    open: (name, attributes) => {
      if (name === "workbookPr") book.isOf1904 = /^(?:1|true)$/.test(attributes.date1904 ?? "");
      const target = targets.get(attributes["r:id"] ?? "");
      const isShown = (attributes.state ?? "visible") === "visible";
      if (name === "sheet" && target !== undefined && isShown)
        book.sheets.push({ name: attributes.name ?? "", path: pathOf(target) });
    },
  });
  return book;
}

const pathOf = (target: string) =>
  target.startsWith("/") ? target.slice(1) : posix.normalize(posix.join("xl", target));

/** The texts that cells point to; how they are to be pronounced is left out. */
function readSharedTexts(content: Buffer | null, { characters }: SheetLimits): string[] {
  const texts: string[] = [];
  let [text, isText, isSpoken, total] = ["", false, false, 0];
  walkXml(content, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "rPh") isSpoken = true;
      isText = name === "t" && !isSpoken;
    },
    text: (part) => {
      if (!isText) return;
      total += part.length;
      if (total > characters) throw new SheetError("too-large");
      text += part;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isSpoken = false;
      if (name === "si") texts.push(text);
    },
  });
  return texts;
}

interface CellMeaning {
  texts: readonly string[];
  styles: CellStyles;
  isOf1904: boolean;
}

/** Takes the rows of a sheet's XML. */
class SheetVisitor implements XmlVisitor {
  private row = 0;
  private column = 0;
  private cells: string[] = [];
  private kind = "";
  private style = 0;
  private value = "";
  private isValue = false;

  constructor(
    private readonly take: (row: number, cells: readonly string[]) => void,
    private readonly meaning: CellMeaning,
  ) {}

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === "row") {
      this.row = Number(attributes.r ?? this.row + 1);
      this.cells = [];
      this.column = 0;
    } else if (name === "c") {
      this.column = attributes.r ? columnOf(attributes.r) : this.column + 1;
      this.kind = attributes.t ?? "n";
      this.style = Number(attributes.s ?? 0);
      this.value = "";
    } else this.isValue = name === "v" || name === "t";
  };

  readonly text = (text: string): void => {
    if (this.isValue) this.value += text;
  };

  readonly close = (name: string): void => {
    if (name === "v" || name === "t") this.isValue = false;
    else if (name === "c") this.put();
    else if (name === "row") this.take(this.row, this.cells);
  };

  private put(): void {
    const text = this.textOfCell();
    if (text === "") return;
    // A cell far to the right would make a row of millions.
    if (this.column > 16_384) throw new SheetError("malformed", this.row);
    while (this.cells.length < this.column - 1) this.cells.push("");
    this.cells[this.column - 1] = text;
  }

  private textOfCell(): string {
    const { texts, styles, isOf1904 } = this.meaning;
    if (this.value === "" || this.kind === "e") return "";
    if (this.kind === "s") return texts[Number(this.value)] ?? "";
    if (this.kind === "b") return this.value === "1" ? "TRUE" : "FALSE";
    if (this.kind === "d") return this.value.slice(0, "2026-12-31".length);
    if (this.kind !== "n") return this.value;
    const number = Number(this.value);
    if (!Number.isFinite(number)) return this.value;
    if (styles.isDay(this.style)) return dayOf(number, isOf1904) ?? String(number);
    return String(Number(number.toPrecision(15)));
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of a spreadsheet: it counts a 29 February 1900, which never was. */
const DAY_0 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
/** The first day of 1970 and the last of 2199: other numbers are no days of jobs. */
const [FIRST_DAY, LAST_DAY] = [25_569, 109_574];

/** The day that a spreadsheet keeps as a number, as YYYY-MM-DD; null where it is none. */
export function dayOf(number: number, isOf1904 = false): string | null {
  const days = Math.floor(number) + (isOf1904 ? DAYS_TO_1904 : 0);
  if (!(days >= FIRST_DAY && days <= LAST_DAY)) return null;
  return new Date(DAY_0 + days * DAY_MS).toISOString().slice(0, "2026-12-31".length);
}
