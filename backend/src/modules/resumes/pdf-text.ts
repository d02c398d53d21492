import { PdfObjects } from "./pdf-objects";

/**
 * Rewrites how a PDF of Typst's says which letters its shapes stand for. Typst gives each shape of a font one text, and
 * where Indian scripts use it for another - a vowel sign moved, a conjunct - it puts the true text beside it as ActualText.
 * Some readers know that (Poppler), some lose spaces over it (PDFium, in Chrome), some ignore it and read nonsense
 * (pdf.js, in Firefox, and most of what screens applicants). Here each use gets a code of its own for the same shape,
 * whose text every reader finds in the font. Nothing moves on the page.
 */
export function spellOutText(file: Buffer): Buffer {
  const objects = PdfObjects.read(file);
  const fonts = new Map<number, FontCodes | null>();
  for (const [, page] of objects.entries().filter(([, body]) => body.includes("/Type /Page\n"))) {
    const contents = Number(/\/Contents (\d+) 0 R/.exec(page)?.[1]);
    const fontIds = new Map(
      [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = "", id]) => [name, Number(id)]),
    );
    const fontOf = (name: string) => {
      const id = fontIds.get(name) ?? 0;
      if (!fonts.has(id)) fonts.set(id, FontCodes.of(objects, id));
      return fonts.get(id) ?? null;
    };
    objects.setStream(contents, spelledOut(objects.stream(contents), fontOf));
  }
  for (const font of fonts.values()) font?.write(objects);
  return objects.write();
}

/** What the shapes up to `EMC` stand for, in UTF-16. */
const SPAN = /\/Span <<\s*\/ActualText <FEFF([\dA-F]+)>\s*>> BDC\n/;
/** Where a run of shapes is placed: how it is drawn, in which font. */
const PLACE = /\d Tr\n\/(f\d+) [^\n]+ Tf\n[^\n]+ Tm\n/;
const START = new RegExp(`${SPAN.source}|${PLACE.source}`, "g");
const NEXT_PLACE = new RegExp(`\\n?${PLACE.source}`, "y");

interface Run extends Shown {
  place: string;
  font: FontCodes | null;
}

function spelledOut(content: string, fontOf: (name: string) => FontCodes | null): string {
  const clusters = readClusters(content, fontOf);
  dealTexts(clusters);
  let result = "";
  let done = 0;
  for (const cluster of clusters) {
    result +=
      content.slice(done, cluster.start) + (spellRuns(cluster) ?? content.slice(cluster.start, cluster.end));
    done = cluster.end;
  }
  return result + content.slice(done);
}

/** Runs that stand for a text of their own; else each alone, with the font's texts. */
interface Cluster {
  start: number;
  end: number;
  runs: Run[];
  font: FontCodes | null;
  hasText: boolean;
  codes: number[];
  /** The text that is said of each code, and then its part of that. */
  pieces: string[];
  isChanged: boolean;
}

function readClusters(content: string, fontOf: (name: string) => FontCodes | null): Cluster[] {
  const clusters: Cluster[] = [];
  let end = 0;
  for (const { 0: start, 1: hex, index } of content.matchAll(START)) {
    if (index < end) continue;
    const hasText = hex !== undefined;
    const found = readRuns(content, hasText ? index + start.length : index, fontOf);
    const runs = hasText ? found : found.slice(0, 1);
    end = runs.at(-1)?.end ?? index;
    const codes = runs.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === "string" ? [] : part)),
    );
    const font = runs[0]?.font && runs.every((run) => run.font === runs[0]?.font) ? runs[0].font : null;
    const pieces = codes.map((code) => (hex === undefined ? (font?.textOf(code) ?? "") : textOfHex(hex)));
    const isChanged = hasText || pieces.some((piece, at) => font?.isWide(codes[at] ?? 0) && MARK.test(piece));
    clusters.push({ start: index, end, runs, font, hasText, codes, pieces, isChanged });
  }
  return clusters;
}

/**
 * Deals the letters of each text out to its shapes. Where those of a cluster stand at several heights, Typst says the whole
 * text of each, and it would be read as often: neighbours of one text share it, but the same shape again begins anew.
 */
function dealTexts(clusters: Cluster[]): void {
  const all = clusters.flatMap((cluster) => cluster.codes.map((code, at) => ({ cluster, code, at })));
  for (let from = 0; from < all.length;) {
    const text = all[from]?.cluster.pieces[all[from]?.at ?? 0] ?? "";
    let to = from + 1;
    for (let next = all[to]; text.length > 1 && next?.cluster.pieces[next.at] === text; next = all[++to]) {
      const { cluster, code } = next;
      const isElsewhere = ({ cluster: other }: { cluster: Cluster }) => other !== cluster;
      if (!(cluster.hasText && all[to - 1]?.cluster === cluster))
        if (all.slice(from, to).some((one) => one.code === code && (isElsewhere(one) || !cluster.hasText)))
          break;
    }
    const same = all.slice(from, to);
    const pieces = textPieces(
      text,
      same.map(({ cluster, code }) => cluster.font?.isWide(code) ?? false),
    );
    if (same.length > 1)
      same.forEach(({ cluster, at }, index) => {
        cluster.pieces[at] = pieces[index] ?? "";
        cluster.isChanged = true;
      });
    from = to;
  }
}

/** Runs one after the other. */
function readRuns(content: string, from: number, fontOf: (name: string) => FontCodes | null): Run[] {
  const runs: Run[] = [];
  NEXT_PLACE.lastIndex = from;
  for (let found = NEXT_PLACE.exec(content); found; found = NEXT_PLACE.exec(content)) {
    const [place, name = ""] = found;
    const shown = readShown(content, NEXT_PLACE.lastIndex);
    runs.push({ ...shown, place: place.trimStart(), font: fontOf(name) });
    NEXT_PLACE.lastIndex = shown.end;
  }
  return runs;
}

/** @returns null for what is right as it is */
function spellRuns({ runs, font, hasText, pieces, isChanged }: Cluster): string | null {
  if (!font || !isChanged) return null;
  const left = [...pieces];
  const spelled = runs.map(({ place, parts }) => place + respelled(parts, left, font)).join("\n");
  const span = `/Span <<\n  /ActualText <FEFF${hexOf(pieces.join("").replaceAll(BLANK, ""))}>\n>> BDC\n${spelled}`;
  return hasText ? span : `${span}\nEMC`;
}

/** The same shapes and moves, with the first of `pieces` taken from it for each. Letters from a mark on go to a code of no width, which is not drawn. */
function respelled(parts: Shown["parts"], pieces: string[], font: FontCodes): string {
  let left = parts.reduce((sum, part) => sum + (typeof part === "string" ? 0 : part.length), 0);
  const spell = (shape: number): string => {
    left -= 1;
    const piece = pieces.shift() ?? "";
    const mark = font.isWide(shape) ? piece.search(MARK) : -1;
    const whole = `<${hex4(font.codeFor(shape, mark > 0 ? piece.slice(0, mark) : piece))}>`;
    if (mark <= 0) return whole;
    const width = font.widthOf(shape);
    const tail = piece.slice(mark);
    // At the end of a run the second one has the width, for those who measure a run by its last shape.
    if (left === 0) return `${whole} ${width} <${hex4(font.codeFor(shape, tail))}>`;
    return `${whole} ${width} <${hex4(font.codeFor(shape, tail, "0"))}> -${width} `;
  };
  return `[${parts.map((part) => (typeof part === "string" ? ` ${part} ` : part.map(spell).join(""))).join("")}] TJ`;
}

interface AddedCode {
  code: number;
  shape: number;
  text: string;
  /** In thousandths of the size. */
  width: string;
}

/** Every code of a font's own, and those added for a second text of the same shape. */
class FontCodes {
  private readonly added = new Map<string, AddedCode>();

  private constructor(
    private readonly descendantId: number,
    private readonly textsId: number,
    private readonly widths: ReadonlyMap<number, string>,
    private readonly texts: ReadonlyMap<number, string>,
    private next: number,
  ) {}

  /** Null for fonts whose codes can't be mapped to shapes: of another format, in which there is Latin alone. */
  static of(objects: PdfObjects, id: number): FontCodes | null {
    const font = objects.get(id);
    const descendantId = Number(/\/DescendantFonts \[(\d+) 0 R\]/.exec(font)?.[1]);
    const textsId = Number(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]);
    const descendant = objects.get(descendantId);
    if (!descendant.includes("/CIDToGIDMap /Identity")) return null;
    const widths = new Map<number, string>();
    const [, table = ""] = /\/W \[([^\]]*)\]/.exec(descendant) ?? [];
    for (const [, first, last, width = "0"] of table.matchAll(/(\d+) (\d+) (-?[\d.]+)/g))
      for (let code = Number(first); code <= Number(last); code += 1) widths.set(code, width);
    const texts = new Map(
      [...objects.stream(textsId).matchAll(/^<([\dA-F]{4})> <([\dA-F]+)>/gm)].map(
        ([, code = "0", hex = ""]) => [parseInt(code, 16), textOfHex(hex)],
      ),
    );
    return new FontCodes(
      descendantId,
      textsId,
      widths,
      texts,
      Math.max(0, ...widths.keys(), ...texts.keys()) + 1,
    );
  }

  isWide(code: number): boolean {
    return Number(this.widths.get(code) ?? 0) > 0;
  }

  widthOf(code: number): string {
    return this.widths.get(code) ?? "0";
  }

  /** What the font itself says. */
  textOf(code: number): string {
    return this.texts.get(code) ?? "";
  }

  codeFor(shape: number, text: string, width = this.widths.get(shape) ?? "0"): number {
    const key = `${shape} ${width} ${text}`;
    const known = this.added.get(key);
    if (known) return known.code;
    const code = this.next++;
    this.added.set(key, { code, shape, text, width });
    return code;
  }

  write(objects: PdfObjects): void {
    if (this.added.size === 0) return;
    const added = [...this.added.values()];
    const shapes = Buffer.alloc(this.next * 2);
    for (let code = 0; code < this.next; code += 1) shapes.writeUInt16BE(code, code * 2);
    for (const { code, shape } of added) shapes.writeUInt16BE(shape, code * 2);
    const map = objects.addStream(shapes.toString("latin1"));
    const widths = added.map(({ code, width }) => `${code} ${code} ${width}`).join(" ");
    objects.set(
      this.descendantId,
      objects
        .get(this.descendantId)
        .replace("/CIDToGIDMap /Identity", `/CIDToGIDMap ${map} 0 R`)
        .replace(/\/W \[([^\]]*)\]/, `/W [$1 ${widths}]`),
    );
    const texts = added.map(({ code, text }) => `<${hex4(code)}> <${hexOf(text)}>\n`);
    objects.setStream(
      this.textsId,
      objects.stream(this.textsId).replace("endcmap", `${blocksOf(texts)}endcmap`),
    );
  }
}

/** At most a hundred lines in a block, as the format has it. */
function blocksOf(lines: string[]): string {
  const blocks: string[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const block = lines.slice(from, from + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("")}endbfchar\n`);
  }
  return blocks.join("");
}

const hex4 = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
const hexOf = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase();

const textOfHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

interface Shown {
  /** Codes of shapes, and moves between them as they are written. */
  parts: (number[] | string)[];
  /** After the operator. */
  end: number;
}

const TOKEN = /\s*(?:([[\]])|(\()|(-?[\d.]+)|(T[jJ]))/y;

/** Reads `(codes) Tj` or `[(codes) move (codes)] TJ`. */
function readShown(content: string, from: number): Shown {
  const parts: Shown["parts"] = [];
  TOKEN.lastIndex = from;
  for (let token = TOKEN.exec(content); token; token = TOKEN.exec(content)) {
    const [, , opening, move, operator] = token;
    if (operator !== undefined) return { parts, end: TOKEN.lastIndex };
    if (move !== undefined) parts.push(move);
    if (opening === undefined) continue;
    const { bytes, end } = readString(content, TOKEN.lastIndex);
    parts.push(Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readUInt16BE(index * 2)));
    TOKEN.lastIndex = end;
  }
  throw new Error("Shapes without an operator in a PDF.");
}

const ESCAPES: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
const ESCAPED = /\\(?:([0-7]{1,3})|([\s\S]))|[()]|[^\\()]+/y;

/** A string from behind its first bracket; brackets in pairs stand in it as they are. */
function readString(content: string, from: number): { bytes: Buffer; end: number } {
  let text = "";
  let depth = 1;
  ESCAPED.lastIndex = from;
  for (let token = ESCAPED.exec(content); token; token = ESCAPED.exec(content)) {
    const [whole, octal, letter] = token;
    if (whole === "(") depth += 1;
    if (whole === ")") depth -= 1;
    if (depth === 0) return { bytes: Buffer.from(text, "latin1"), end: ESCAPED.lastIndex };
    if (octal !== undefined) text += String.fromCharCode(parseInt(octal, 8));
    else text += letter === undefined ? whole : (ESCAPES[letter] ?? letter);
  }
  throw new Error("A string without an end in a PDF.");
}

/**
 * Deals a cluster's letters out to its shapes in their order, at least one to each. Readers take a mark alone for
 * something without width, so a shape that has width gets none, where that can be.
 * Where there are more shapes than letters, some get a blank without width.
 */
function textPieces(text: string, isWide: boolean[]): string[] {
  const letters = Array.from(text);
  const parts = Array.from(text.normalize("NFD"));
  return deal(letters.length >= isWide.length ? letters : parts, isWide)?.pieces ?? [text];
}

const BLANK = "\u200b";
const MARK = /[\p{Mn}\p{Cf}]/u;

function deal(letters: string[], isWide: boolean[]): { pieces: string[]; cost: number } | null {
  const [isFirstWide, ...rest] = isWide;
  if (isFirstWide === undefined) return letters.length === 0 ? { pieces: [], cost: 0 } : null;
  let best: { pieces: string[]; cost: number } | null = null;
  for (let count = 0; count <= letters.length; count += 1) {
    const piece = count === 0 ? BLANK : letters.slice(0, count).join("");
    const others = deal(letters.slice(count), rest);
    if (!others) continue;
    const cost = others.cost + (count === 0 ? 3 : 0) + (isFirstWide && piece.search(MARK) === 0 ? 1 : 0);
    if (!best || cost < best.cost) best = { pieces: [piece, ...others.pieces], cost };
  }
  return best;
}
