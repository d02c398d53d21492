import type { XmlVisitor } from "../../../text/walk-xml";
import { isOn, type Look, type Looks, sizeOf } from "./docx-looks";

export interface Paragraph {
  kind: "paragraph";
  /** With tabs and line breaks. */
  text: string;
  size: number;
  isMarked: boolean;
  isListed: boolean;
  /** From 1; 0 for what stands above every page. */
  page: number;
  above: number;
}

export interface Table {
  kind: "table";
  /** Rows of cells of blocks. */
  rows: Block[][][];
}

export type Block = Paragraph | Table;

const USUAL_SIZE = 11;
/** What Word keeps twice, for programs of another age, or shows as deleted. */
const PASSED_OVER = new Set(["Fallback", "del", "moveFrom", "instrText", "delText"]);

/** Takes a document's paragraphs and tables, in their order (ECMA-376, WordprocessingML). */
export class DocumentVisitor implements XmlVisitor {
  readonly blocks: Block[] = [];
  page = 0;

  /** Where blocks go: the document, or the innermost cell or box of text. */
  private readonly places: Block[][] = [this.blocks];
  private readonly tables: Table[] = [];
  private readonly paragraphs: ParagraphBuilder[] = [];
  private passedOver = 0;
  private isText = false;

  constructor(private readonly looks: Looks) {}

  /** From here on, what comes stands on a page. */
  startPages(): void {
    this.page = 1;
  }

  readonly open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (this.passedOver > 0 || PASSED_OVER.has(name)) {
      this.passedOver += PASSED_OVER.has(name) ? 1 : 0;
      return;
    }
    if (name === "p") this.paragraphs.push(new ParagraphBuilder(this.looks, this.page));
    else if (name === "tbl") this.tables.push({ kind: "table", rows: [] });
    else if (name === "tr") this.tables.at(-1)?.rows.push([]);
    else if (name === "tc") this.openCell();
    else if (name === "t") this.isText = true;
    else if (name === "lastRenderedPageBreak") this.page += this.page > 0 ? 1 : 0;
    else this.paragraphs.at(-1)?.open(name, attributes);
  };

  readonly text = (text: string): void => {
    if (this.isText && this.passedOver === 0) this.paragraphs.at(-1)?.add(text);
  };

  readonly close = (name: string): void => {
    if (this.passedOver > 0) {
      this.passedOver -= PASSED_OVER.has(name) ? 1 : 0;
      return;
    }
    if (name === "t") this.isText = false;
    else if (name === "p") this.closeParagraph();
    else if (name === "tc") this.places.pop();
    else if (name === "tbl") this.closeTable();
    else this.paragraphs.at(-1)?.close(name);
  };

  private openCell(): void {
    const cell: Block[] = [];
    this.tables.at(-1)?.rows.at(-1)?.push(cell);
    this.places.push(cell);
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop()?.build();
    if (paragraph) this.places.at(-1)?.push(paragraph);
  }

  private closeTable(): void {
    const table = this.tables.pop();
    if (table) this.places.at(-1)?.push(table);
  }
}

/** A paragraph with what its runs look like. A box of text in it makes paragraphs of its own, before it. */
class ParagraphBuilder {
  private text = "";
  private look: Look = { size: null, isBold: null };
  private run: Look = { size: null, isBold: null };
  private isInRun = false;
  private isListed = false;
  private above = 0;
  private size = 0;
  private boldLetters = 0;
  private letters = 0;

  constructor(
    private readonly looks: Looks,
    private readonly page: number,
  ) {
    this.look = looks.of(null);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const value = attributes["w:val"];
    if (name === "pStyle") this.look = this.looks.of(value ?? null);
    else if (name === "numPr") this.isListed = true;
    else if (name === "spacing") this.above = Number(attributes["w:before"] ?? 0) / 20 / USUAL_SIZE;
    else if (name === "r") [this.isInRun, this.run] = [true, { size: null, isBold: null }];
    else if (name === "sz" && this.isInRun) this.run.size = sizeOf(value);
    else if (name === "b" && this.isInRun) this.run.isBold = isOn(value);
    else if (name === "tab" && this.isInRun) this.text += "\t";
    else if ((name === "br" || name === "cr") && attributes["w:type"] !== "page") this.text += "\n";
    else if (name === "noBreakHyphen") this.text += "-";
    else if (name === "sym") this.text += attributes["w:char"]?.toLowerCase() === "f0b7" ? "•" : " ";
  }

  close(name: string): void {
    if (name === "r") this.isInRun = false;
  }

  add(text: string): void {
    this.text += text;
    const letters = text.replace(/\s/g, "").length;
    const isBold = this.run.isBold ?? this.look.isBold ?? false;
    this.letters += letters;
    this.boldLetters += isBold ? letters : 0;
    if (letters > 0) this.size = Math.max(this.size, this.run.size ?? this.look.size ?? USUAL_SIZE);
  }

  build(): Paragraph {
    return {
      kind: "paragraph",
      text: this.text,
      size: this.size || USUAL_SIZE,
      isMarked: this.boldLetters * 2 > this.letters,
      isListed: this.isListed,
      page: this.page,
      above: this.above,
    };
  }
}
