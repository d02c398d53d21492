/** Rows of a keyboard; a key's neighbours are beside, above and below it. */
const KEYBOARD = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const VOWELS = "aeiouy";
/** Letters that people take for each other because they sound alike. */
const ALIKE = [
  "ck",
  "cs",
  "sz",
  "iy",
  "ae",
  "ei",
  "ao",
  "ou",
  "au",
  "ai",
  "vw",
  "gj",
  "td",
  "qk",
  "jz",
  "bp",
];

/** What a slip costs: 1 is a letter that nothing explains. */
const DOUBLED = 0.45;
const SILENT = 0.5;
const VOWEL = 0.6;
const ALIKE_LETTER = 0.5;
const LAST_VOWEL = 0.35;
const SWAPPED = 0.65;
const BESIDE = 0.9;
const OTHER_VOWEL = 1.1;
const OTHER = 1.3;
/** The first letter is rarely wrong. */
const FIRST = 0.4;

const LETTERS = 26;
const A = "a".charCodeAt(0);
const R = indexOf("r");

const SUBSTITUTIONS = substitutions();
const IS_VOWEL = Array.from({ length: LETTERS }, (_, letter) =>
  VOWELS.includes(String.fromCharCode(A + letter)),
);

function substitutions(): Float64Array {
  const costs = new Float64Array(LETTERS * LETTERS).fill(OTHER);
  const set = (one: string, other: string, cost: number) => {
    for (const [from, to] of [one + other, other + one].map((pair) => Array.from(pair, indexOf)))
      if (from !== undefined && to !== undefined) costs[from * LETTERS + to] = cost;
  };
  for (const one of VOWELS) for (const other of VOWELS) set(one, other, OTHER_VOWEL);
  for (const [row, keys] of KEYBOARD.entries())
    for (const [at, key] of Array.from(keys).entries())
      for (const beside of [keys[at + 1], KEYBOARD[row + 1]?.[at], KEYBOARD[row + 1]?.[at - 1]])
        if (beside) set(key, beside, BESIDE);
  for (const [one = "", other = ""] of ALIKE) set(one, other, ALIKE_LETTER);
  return costs;
}

function indexOf(letter: string): number {
  return letter.charCodeAt(0) - A;
}

/** Words of one length, each behind the other, as numbers that are quickly compared. */
export interface Letters {
  length: number;
  /** 0 for "a". */
  codes: Uint8Array;
  /** What it costs to type such a letter too much, or to leave it out. */
  extras: Float64Array;
}

/** @param words of small Latin letters alone, all of one length */
export function lettersOf(words: readonly string[]): Letters {
  const text = words.join("");
  const length = words[0]?.length ?? 0;
  return {
    length,
    codes: Uint8Array.from(text, indexOf),
    extras: Float64Array.from(words.flatMap((word) => Array.from(word, (_, at) => extraOf(word, at)))),
  };
}

function extraOf(word: string, at: number): number {
  const letter = word.charAt(at);
  const first = at === 0 ? FIRST : 0;
  if (letter === word[at - 1] || letter === word[at + 1]) return DOUBLED + first;
  if (at > 0 && letter === "h") return SILENT;
  return at > 0 && VOWELS.includes(letter) ? VOWEL : 1 + first;
}

const MOST_LETTERS = 40;
const rows = [0, 1, 2].map(() => new Float64Array(MOST_LETTERS + 1));

/** As `slipCost`, of a word that was typed and the one of many at a place. */
export function slipBetween(typed: Letters, many: Letters, place: number, most: number): number {
  const start = place * many.length;
  if (typed.length > MOST_LETTERS || many.length > MOST_LETTERS) return Infinity;
  let [older, row, next] = rows as [Float64Array, Float64Array, Float64Array];
  row[0] = 0;
  for (let to = 1; to <= many.length; to += 1)
    row[to] = (row[to - 1] ?? 0) + (many.extras[start + to - 1] ?? 0);
  let before = 0;
  for (let at = 1; at <= typed.length; at += 1) {
    const least = fillRow(typed, many, start, at, [older, row, next]);
    // Two letters that are swapped go on from the row before.
    if (Math.min(least, before) > most) return Infinity;
    before = least;
    [older, row, next] = [row, next, older];
  }
  const cost = row[many.length] ?? Infinity;
  return cost <= most ? cost : Infinity;
}

/** The cheapest ways from `at` letters of the typed word to each beginning of the other. @returns the least of them */
function fillRow(
  typed: Letters,
  many: Letters,
  start: number,
  at: number,
  [older, row, next]: [Float64Array, Float64Array, Float64Array],
): number {
  const letter = typed.codes[at - 1] ?? 0;
  const letterBefore = at > 1 ? typed.codes[at - 2] : undefined;
  const extra = typed.extras[at - 1] ?? 0;
  const isLastSound = isBeforeLastR(typed.codes, at, typed.length);
  let least = (next[0] = (row[0] ?? 0) + extra);
  for (let to = 1; to <= many.length; to += 1) {
    const other = many.codes[start + to - 1] ?? 0;
    let cost = row[to - 1] ?? 0;
    if (letter !== other) {
      const changed =
        isLastSound && to === many.length - 1 && many.codes[start + to] === R && IS_VOWEL[other]
          ? LAST_VOWEL
          : (SUBSTITUTIONS[letter * LETTERS + other] ?? OTHER);
      cost += changed + (at === 1 && to === 1 && changed > ALIKE_LETTER ? FIRST : 0);
      cost = Math.min(cost, (row[to] ?? 0) + extra, (next[to - 1] ?? 0) + (many.extras[start + to - 1] ?? 0));
      if (other === letterBefore && to > 1 && letter === many.codes[start + to - 2])
        cost = Math.min(cost, (older[to - 2] ?? 0) + SWAPPED);
    }
    next[to] = cost;
    if (cost < least) least = cost;
  }
  return least;
}

/** The vowel of "doctor" and "driver" is one sound, however it is written. */
const isBeforeLastR = (codes: Uint8Array, at: number, length: number): boolean =>
  at === length - 1 && codes[at] === R && IS_VOWEL[codes[at - 1] ?? 0] === true;

const LATIN = /^[a-z]+$/;

/**
 * How unlikely it is that somebody who meant a word typed another: letters put in, left out, changed or swapped, each
 * by how easily it happens. Infinity where it is more than `most`, and for other letters than small Latin ones.
 */
export const slipCost = (typed: string, meant: string, most: number): number =>
  LATIN.test(typed) && LATIN.test(meant)
    ? slipBetween(lettersOf([typed]), lettersOf([meant]), 0, most)
    : Infinity;
