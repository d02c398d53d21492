import { FontCodes, hex4, hexOf, textOfHex } from "./pdf-font";
import { BLANK, MARK, textPieces } from "./pdf-letters";
import { PdfObjects } from "./pdf-objects";
import { readShown, type Shown } from "./pdf-shown";

/**
 * Rewrites how a PDF of Typst's says which letters its shapes stand for. Typst gives each shape of a font one text.
 * Indian scripts also use a shape for another text, such as a moved vowel sign or a conjunct. Typst then puts the true
 * text beside it as ActualText. Some readers know that (Poppler), and some lose spaces over it (PDFium, in Chrome).
 * Some ignore it and read nonsense (pdf.js, in Firefox, and most programs that screen applicants). Here each use gets
 * a code of its own for the same shape, and every reader finds its text in the font. Nothing moves on the page.
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
 * Deals the letters of each text out to its shapes. If the shapes of a cluster stand at several heights, Typst says
 * the whole text of each, and readers would read it as often. Neighbours of one text share it, but the same shape
 * again begins anew.
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

/**
 * The same shapes and moves, with the first of `pieces` taken from it for each. Letters from a mark on go to a code of
 * no width, which is not drawn.
 */
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
