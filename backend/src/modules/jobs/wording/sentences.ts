/** A sentence as rules read it, with its way back to the text. */
export interface Sentence {
  /** Without characters that nobody sees, in one form of letters and digits, and with single blanks. */
  text: string;
  /** Where one of its characters stands in the whole text. */
  placeOf(index: number): number;
}

/** "Rs. 2,000" goes on. */
const ENDS = /[\n\r!?;।|]|(?<!(?<!\p{L})rs)\.(?=\s|$)/giu;
const AS_IT_STANDS = /^(?!.* {2})[ -~]*$/;
// Zero-width characters split words for a program and not for a reader.
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF\u00AD]/u;
const ZEROES = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/** One character as rules read it: digits of any script are 0 to 9. */
function plain(character: string): string {
  if (INVISIBLE.test(character)) return "";
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROES.find((first) => code >= first && code < first + 10);
  if (zero !== undefined) return String(code - zero);
  return character.normalize("NFKC").replace(/\s/g, " ");
}

function sentenceOf(raw: string, start: number): Sentence {
  if (AS_IT_STANDS.test(raw)) return { text: raw, placeOf: (index) => start + index };
  const places: number[] = [];
  // Put together at the end: to ask a growing text for its last character copies it each time (REQS-09).
  const parts: string[] = [];
  let isAfterBlank = false;
  let next = start;
  for (const character of raw) {
    const [read, place] = [plain(character), next];
    if (read !== " " || !isAfterBlank) {
      parts.push(read);
      places.push(...Array.from({ length: read.length }, () => place));
    }
    if (read !== "") isAfterBlank = read.endsWith(" ");
    next += character.length;
  }
  return { text: parts.join(""), placeOf: (index) => places[index] ?? next };
}

/** The sentences of a text. A full stop ends one before a blank alone: '3.5' and 'B.Com' have one within. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: end, index } of [...text.matchAll(ENDS), { 0: "", index: text.length }]) {
    const raw = text.slice(start, index);
    if (raw.trim() !== "") sentences.push(sentenceOf(raw, start));
    start = index + end.length;
  }
  return sentences;
}
