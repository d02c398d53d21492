import { withoutLetterSpacing } from "./resume-lines";
import { isHeading } from "./section-headings";
import type { Segment } from "./page-order";

/** Letters that a PDF draws at once. */
export interface Piece {
  text: string;
  x: number;
  /** The baseline's, from the page's upper edge. */
  y: number;
  width: number;
  size: number;
  font: string;
}

/** In heights of the letters: so much apart are two words, and so much two parts of a line. */
const WORD_GAP = 0.17;
const PART_GAP = 0.95;
const LEAST_STRETCHED = 4;
const EVEN = 0.1;
/** The cells of a narrow table stand no further apart than this; their columns tell. */
const COLUMN_GAP = 0.4;
/** In points, up and down. */
const COLUMN_REACH = 70;
/** Letters that stand apart still make a word; their gaps are alike. */
const LETTERS_APART = 0.6;

/** Puts pieces on one baseline together, as far as no wide blank parts them. */
export function segmentsOf(pieces: readonly Piece[], usualFont: string): Segment[] {
  const lines = linesOf(pieces);
  // Typewritten blanks are as wide as letters, and stand below each other wherever they are.
  const stops = isTypewritten(pieces) ? [] : lines.flatMap(stopsOf);
  return lines.flatMap((line) => segmentsOfLine(line, stops, usualFont));
}

/** Of the letters' height. */
const TYPEWRITTEN_WIDTH = 0.6;

/** Whether all letters are as wide as each other. */
function isTypewritten(pieces: readonly Piece[]): boolean {
  const words = pieces.filter(({ text }) => /^[a-z]{4,}$/i.test(text));
  const even = words.filter(
    ({ text, width, size }) => Math.abs(width / text.length / size - TYPEWRITTEN_WIDTH) < 0.02,
  );
  return words.length >= 5 && even.length > words.length * 0.9;
}

/** A narrow blank parts cells of a table, and no columns of the page: nothing is to be cut there. */
function segmentsOfLine(line: readonly Piece[], stops: readonly Stop[], usualFont: string): Segment[] {
  const segments = partsOf(line, stops).map((part) => segmentOf(part, usualFont));
  return segments.map((segment, at) => {
    const next = segments[at + 1];
    const isNarrow = next && next.x - segment.right <= PART_GAP * Math.max(next.size, segment.size);
    return isNarrow ? { ...segment, right: next.x } : segment;
  });
}

/** Where something begins behind a blank: in a table, such places stand below each other. */
interface Stop {
  x: number;
  y: number;
}

const stopsOf = (line: readonly Piece[]): Stop[] =>
  line.flatMap((piece, at) => {
    const before = line[at - 1];
    return before && gapBetween(before, piece) >= COLUMN_GAP ? [{ x: piece.x, y: piece.y }] : [];
  });

const gapBetween = (before: Piece, piece: Piece): number =>
  (piece.x - before.x - before.width) / Math.max(piece.size, before.size);

/** Whether two other lines nearby have a column that begins in the blank before a piece. */
function isAtColumn(before: Piece, piece: Piece, stops: readonly Stop[]): boolean {
  if (!/[\p{L}\p{N}]/u.test(before.text) || !/[\p{L}\p{N}]/u.test(piece.text)) return false;
  const near = stops.filter(
    ({ x, y }) =>
      x >= before.x + before.width - 0.5 && x <= piece.x + 1.5 && Math.abs(y - piece.y) <= COLUMN_REACH,
  );
  return near.some(
    ({ x }) =>
      new Set(
        near.filter((one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - piece.y) > 2).map(({ y }) => y),
      ).size >= 2,
  );
}

function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const line = lines.findLast(
      (one) => Math.abs((one[0]?.y ?? 0) - piece.y) <= 0.3 * Math.max(one[0]?.size ?? 0, piece.size),
    );
    if (line) line.push(piece);
    else lines.push([piece]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** Fonts that draw bold letters twice, a little apart, say each word twice. */
const isTwice = (piece: Piece, before: Piece): boolean =>
  piece.text === before.text && Math.abs(piece.x - before.x) < 0.2 * piece.size;

/** A justified line that a line break ends has the same wide blank behind each word. */
function isStretched(line: readonly Piece[]): boolean {
  // Labels in a row may stand apart alike as well, and are no sentence.
  if (!line.some(({ text }) => /^(?:in|of|and|the|from|to|for|with|at|a|an|&)$|\p{L},$/iu.test(text.trim())))
    return false;
  const gaps = line.slice(1).map((piece, at) => gapBetween(line[at] ?? piece, piece));
  return (
    gaps.length >= LEAST_STRETCHED &&
    Math.min(...gaps) > COLUMN_GAP &&
    Math.max(...gaps) - Math.min(...gaps) < EVEN
  );
}

function partsOf(line: readonly Piece[], stops: readonly Stop[]): Piece[][] {
  if (isStretched(line)) return [[...line]];
  const parts: Piece[][] = [];
  for (const piece of line) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && isTwice(piece, before)) continue;
    const gap = before ? gapBetween(before, piece) : Infinity;
    const isColumn = before && gap >= COLUMN_GAP && isAtColumn(before, piece, stops);
    if (part && gap <= PART_GAP && !isColumn) part.push(piece);
    else parts.push([piece]);
  }
  return parts;
}

function segmentOf(part: readonly Piece[], usualFont: string): Segment {
  const [first] = part;
  const sizes = part.map(({ size }) => size);
  const letters = part.reduce((sum, { text }) => sum + text.length, 0);
  const marked = part.reduce((sum, { font, text }) => sum + (font === usualFont ? 0 : text.length), 0);
  return {
    text: withoutLetterSpacing(joined(part.some(isSpaced) ? part.map(unspaced) : part, usualFont))
      .replace(/\s+/g, " ")
      .trim(),
    x: first?.x ?? 0,
    right: Math.max(...part.map(({ x, width }) => x + width)),
    y: first?.y ?? 0,
    size: Math.max(...sizes),
    isMarked: marked > letters / 2,
  };
}

/** Letters that stand apart come as a word with a blank between each two. */
const isSpaced = ({ text }: Piece): boolean =>
  /^\s*(?:[^\s\p{M}]\p{M}*\s){2,}[^\s\p{M}]\p{M}*\s*$/u.test(text);
const unspaced = (piece: Piece): Piece =>
  isSpaced(piece) || /^(?:\S\s)?\S$/u.test(piece.text.trim())
    ? { ...piece, text: piece.text.replace(/\s/g, "") }
    : piece;

function joined(part: readonly Piece[], usualFont: string): string {
  const apart = lettersApart(part);
  let text = "";
  part.forEach((piece, index) => {
    const before = part[index - 1];
    const gap = before ? (piece.x - before.x - before.width) / piece.size : 0;
    const isWord = apart === null ? gap > WORD_GAP : gap > apart;
    // "Technical Tally, Excel": bold letters before the others are a label.
    const isLabel = before && before.font !== usualFont && piece.font === usualFont && isHeading(text);
    if (isLabel && !text.endsWith(":")) text += ":";
    const isParted = /\s$/.test(text) || /^\s/.test(piece.text);
    text +=
      (isWord && !isParted ? (apart === null ? " " : "  ") : apart !== null && index > 0 ? " " : "") +
      piece.text;
  });
  return text;
}

/** For a line of single letters that stand apart: a gap that only words have. Null for any other line. */
function lettersApart(part: readonly Piece[]): number | null {
  const single = part.filter(({ text }) => text.trim().length === 1).length;
  if (part.length < 4 || single < part.length * 0.8) return null;
  const gaps = part
    .slice(1)
    .map((piece, index) => (piece.x - (part[index]?.x ?? 0) - (part[index]?.width ?? 0)) / piece.size)
    .sort((a, b) => a - b);
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0;
  return usual < LETTERS_APART && usual > 0 ? Math.max(usual * 1.8, usual + 0.12) : null;
}
