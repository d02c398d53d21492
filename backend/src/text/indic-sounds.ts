import Sanscript from "@indic-transliteration/sanscript";

interface Script {
  name: string;
  letters: RegExp;
}

const SCRIPTS: readonly Script[] = [
  { name: "devanagari", letters: /\p{Script=Devanagari}/u },
  { name: "bengali", letters: /\p{Script=Bengali}/u },
  { name: "gujarati", letters: /\p{Script=Gujarati}/u },
  { name: "gurmukhi", letters: /\p{Script=Gurmukhi}/u },
  { name: "tamil", letters: /\p{Script=Tamil}/u },
  { name: "telugu", letters: /\p{Script=Telugu}/u },
  { name: "kannada", letters: /\p{Script=Kannada}/u },
  { name: "malayalam", letters: /\p{Script=Malayalam}/u },
];

/** All of these stand side by side in Unicode, with Odia, which we don't read. */
const INDIC = /[\u0900-\u0d7f]/;

/** Whether it is written in one of India's own scripts. */
export const isIndic = (word: string): boolean => INDIC.test(word);

/** Letters that the transliteration doesn't know, as others: vowels of English words, and Malayalam's last letters. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ऑ: "ओ",
  "\u0949": "\u094b",
  ऍ: "ए",
  "\u0945": "\u0947",
  ॲ: "ए",
  ઑ: "ઓ",
  "\u0ac9": "\u0acb",
  ઍ: "એ",
  "\u0ac5": "\u0ac7",
  ൻ: "ന്",
  ർ: "ര്",
  ൽ: "ല്",
  ൾ: "ള്",
  ൺ: "ണ്",
};
/** Dots that part "z" from "j", and joiners. */
const DOTS = /[\u093c\u09bc\u0a3c\u0abc\u200b-\u200d\ufeff]/g;

/** The letters of SLP1, each of which stands for one sound, as the sounds of `soundFormsOf`. */
const SOUNDS: Readonly<Record<string, string>> = {
  ...{
    a: "a",
    A: "a",
    i: "i",
    I: "i",
    u: "u",
    U: "u",
    f: "ri",
    F: "ri",
    e: "e",
    E: "e",
    è: "e",
    o: "o",
    O: "o",
    ò: "o",
  },
  ...{ k: "k", K: "k", g: "g", G: "g", N: "n", c: "c", C: "c", j: "j", J: "j", Y: "n" },
  ...{ w: "t", W: "t", q: "d", Q: "d", R: "n", t: "t", T: "t", d: "d", D: "d", n: "n" },
  ...{ p: "p", P: "f", b: "b", B: "b", m: "m", M: "n", y: "y", r: "r", l: "l", L: "l", v: "v" },
  ...{ S: "s", z: "s", s: "s", h: "h", "~": "n" },
};

export interface IndicSounds {
  /** Small letters; capitals are those of `soundFormsOf`. */
  sounds: string;
  /** Whether the script has one letter for voiced and voiceless sounds, as Tamil has. */
  isVoiceless: boolean;
}

/** A word of one of India's scripts as sounds, a short "a" behind each consonant without a vowel. */
export function indicSounds(word: string): IndicSounds {
  const name = SCRIPTS.find(({ letters }) => letters.test(word))?.name;
  if (name === undefined) return { sounds: "", isVoiceless: false };
  const plain = word.normalize("NFC").replace(/./gu, (letter) => OTHER_LETTERS[letter] ?? letter);
  const letters = Sanscript.t(plain.normalize("NFD").replace(DOTS, ""), name, "slp1");
  const sounds = Array.from(letters, (letter) => SOUNDS[letter] ?? "").join("");
  if (name !== "bengali") return { sounds, isVoiceless: name === "tamil" };
  return { sounds: Array.from(letters, bengaliSound).join("").replace(/^y/, "Y"), isVoiceless: false };
}

const bengaliSound = (letter: string): string => (/[bB]/.test(letter) ? "B" : (SOUNDS[letter] ?? ""));
