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
/** Letters that stand apart still make a word; their gaps are alike. */
const LETTERS_APART = 0.6;

/** Puts pieces on one baseline together, as far as no wide blank parts them. */
export function segmentsOf(pieces: readonly Piece[], usualFont: string): Segment[] {
  return linesOf(pieces).flatMap((line) => partsOf(line).map((part) => segmentOf(part, usualFont)));
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

function partsOf(line: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of line) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part && before && isTwice(piece, before)) continue;
    const gap = before ? piece.x - (before.x + before.width) : Infinity;
    if (part && gap <= PART_GAP * Math.max(piece.size, before?.size ?? 0)) part.push(piece);
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
