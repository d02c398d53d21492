import { type FreshCounts, type Piece, PieceReader, type Reading } from "./piece-reader";
import type { SpellingDictionary } from "./spelling-dictionary";

/** Longer texts are searched as they stand. */
const MOST_WORDS = 12;
const MOST_CORRECTIONS = 3;
const MOST_FOR_PAIR = 4;

interface Path {
  written: (string | null)[];
  score: number;
  last: string;
}

/** SPELL-01: the texts that may have been meant, the likeliest first; empty where the text is well spelt. */
export function correctionsOf(
  text: string,
  dictionary: SpellingDictionary,
  fresh: FreshCounts = new Map(),
): string[] {
  const pieces = piecesOf(text);
  if (pieces.length === 0 || pieces.length > MOST_WORDS) return [];
  const reader = new PieceReader(dictionary, fresh);
  const paths: Path[][] = [[{ written: [], score: 0, last: "" }]];
  for (let at = 0; at < pieces.length; at += 1)
    for (const reading of reader.readingsAt(pieces, at)) {
      const on = (paths[at + reading.takes] ??= []);
      on.push(...(paths[at] ?? []).map((path) => longer(path, reading, dictionary)));
      on.sort((one, other) => other.score - one.score).splice(MOST_CORRECTIONS);
    }
  const texts = (paths[pieces.length] ?? []).map(({ written }) => rewritten(text, pieces, written));
  const asTyped = texts.indexOf(null);
  return (asTyped < 0 ? texts : texts.slice(0, asTyped)).flatMap((meant) => meant ?? []);
}

/** The words of a text that no job has as far as the dictionary knows, or few have. */
export const doubtfulWords = (text: string, dictionary: SpellingDictionary): string[] =>
  piecesOf(text).flatMap(({ word, isFixed }) => (isFixed || dictionary.isRight(word) ? [] : [word]));

const PIECE = /"[^"]*"?|“[^”]*”?|[\p{Letter}\p{Mark}\p{Number}+#.&'’@_\u200c\u200d]+/gu;
const WORD = /^[\p{Letter}\p{Mark}\u200c\u200d]+$/u;

function piecesOf(text: string): Piece[] {
  let end = 0;
  return [...text.matchAll(PIECE)].flatMap(({ 0: match, index }) => {
    const typed = match.replace(/[.'’]+$/, "");
    const between = text.slice(end, index);
    end = index + match.length;
    const piece = {
      text: typed,
      word: typed.toLowerCase(),
      isFixed: !WORD.test(typed),
      isNext: /^(?: +|-)$/.test(between),
    };
    return typed === "" ? [] : [piece];
  });
}

function longer(
  path: Path,
  { written, takes, score, first, last }: Reading,
  dictionary: SpellingDictionary,
): Path {
  const beside = Math.min(MOST_FOR_PAIR, Math.log1p(dictionary.pair(path.last, first)));
  return {
    written: [
      ...path.written,
      written,
      ...Array<string | null>(takes - 1).fill(written === null ? null : ""),
    ],
    score: path.score + score + beside,
    last,
  };
}

/** Null where nothing differs. */
function rewritten(
  text: string,
  pieces: readonly Piece[],
  written: readonly (string | null)[],
): string | null {
  if (written.every((word) => word === null)) return null;
  let rest = text;
  let made = "";
  for (const [index, { text: typed }] of pieces.entries()) {
    const word = written[index] ?? null;
    const at = rest.indexOf(typed);
    made += word === "" ? "" : rest.slice(0, at) + (word ?? typed);
    rest = rest.slice(at + typed.length);
  }
  return (made + rest).replace(/\s+/g, " ").trim();
}
