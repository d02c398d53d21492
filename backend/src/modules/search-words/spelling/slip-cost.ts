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

const SUBSTITUTIONS = substitutions();

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
  for (let letter = 0; letter < LETTERS; letter += 1) costs[letter * LETTERS + letter] = 0;
  return costs;
}

function indexOf(letter: string): number {
  return letter.charCodeAt(0) - A;
}

const codeAt = (word: string, at: number): number => word.charCodeAt(at) - A;

const isLatin = (code: number): boolean => code >= 0 && code < LETTERS;

function substitution(one: number, other: number): number {
  if (one === other) return 0;
  return isLatin(one) && isLatin(other) ? (SUBSTITUTIONS[one * LETTERS + other] ?? OTHER) : OTHER;
}

/** A letter that one word has and the other lacks, between two others. */
function additional(word: string, at: number): number {
  const letter = word[at] ?? "";
  if (letter === word[at - 1] || letter === word[at + 1]) return DOUBLED;
  if (at > 0 && letter === "h") return SILENT;
  return at > 0 && VOWELS.includes(letter) ? VOWEL : 1;
}

const MOST_LETTERS = 40;
const rows = [0, 1, 2].map(() => new Float64Array(MOST_LETTERS + 1));

/**
 * How unlikely it is that somebody who meant a word typed another: letters put in, left out, changed or swapped,
 * each by how easily it happens. Infinity where it is more than `most`.
 */
export function slipCost(typed: string, meant: string, most: number): number {
  if (typed.length > MOST_LETTERS || meant.length > MOST_LETTERS) return Infinity;
  let [older, row, next] = rows as [Float64Array, Float64Array, Float64Array];
  row[0] = 0;
  for (let to = 1; to <= meant.length; to += 1)
    row[to] = (row[to - 1] ?? 0) + additional(meant, to - 1) + (to === 1 ? FIRST : 0);
  let before = 0;
  for (let at = 1; at <= typed.length; at += 1) {
    let least = (next[0] = (row[0] ?? 0) + additional(typed, at - 1) + (at === 1 ? FIRST : 0));
    for (let to = 1; to <= meant.length; to += 1) {
      const cost = stepCost(typed, meant, at, to, older, row, next);
      next[to] = cost;
      if (cost < least) least = cost;
    }
    // Two letters that are swapped go on from the row before.
    if (Math.min(least, before) > most) return Infinity;
    before = least;
    [older, row, next] = [row, next, older];
  }
  const cost = row[meant.length] ?? Infinity;
  return cost <= most ? cost : Infinity;
}

/** The vowel of "doctor" and "driver" is one sound, however it is written. */
const isLastSound = (word: string, at: number): boolean =>
  at === word.length - 1 && word.endsWith("r") && VOWELS.includes(word.charAt(at - 1));

/** The cheapest way to `at` letters of the typed word and `to` of the other. */
function stepCost(
  typed: string,
  meant: string,
  at: number,
  to: number,
  older: Float64Array,
  row: Float64Array,
  next: Float64Array,
): number {
  const one = codeAt(typed, at - 1);
  const other = codeAt(meant, to - 1);
  const changed = isLastSound(typed, at) && isLastSound(meant, to) ? LAST_VOWEL : substitution(one, other);
  const first = changed > ALIKE_LETTER && at === 1 && to === 1 ? FIRST : 0;
  let cost = (row[to - 1] ?? 0) + (one === other ? 0 : changed + first);
  if (one === other) return cost;
  cost = Math.min(
    cost,
    (row[to] ?? 0) + additional(typed, at - 1),
    (next[to - 1] ?? 0) + additional(meant, to - 1),
  );
  if (at > 1 && to > 1 && one === codeAt(meant, to - 2) && other === codeAt(typed, at - 2))
    cost = Math.min(cost, (older[to - 2] ?? 0) + SWAPPED);
  return cost;
}
