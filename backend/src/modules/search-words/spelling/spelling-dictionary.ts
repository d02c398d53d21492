import { setImmediate } from "node:timers/promises";
import { isIndic } from "../../../text/indic-sounds";
import { type Letters, lettersOf, slipBetween, slipCost } from "./slip-cost";
import {
  type SoundForm,
  soundFormsOf,
  VOICELESS,
  voicelessKey,
  vowelsApart,
} from "../../../text/sound-forms";

/** A word or a phrase, and how many jobs have it. */
export interface Counted {
  text: string;
  jobs: number;
}

/** What the words of a board are learned from, all in small letters. */
export interface Vocabulary {
  /** Of titles and skills. */
  words: readonly Counted[];
  /** Titles and skills as a whole: they tell which words stand beside each other. */
  phrases: readonly Counted[];
  /** Of search words. They are right, though no job may have them. */
  forms: readonly string[];
  /** Right too, but nothing is a slip of them: words of companies' names, of places, around a search. */
  names: Iterable<string>;
  /** Places to which a slip may lead, with a count that tells how well known each is. */
  places: readonly Counted[];
}

export interface SpelledWord {
  /** Without spaces: "navimumbai". */
  word: string;
  /** As it is searched: "Navi Mumbai". */
  written: string;
  jobs: number;
}

export interface NearWord extends SpelledWord {
  /** As `slipCost`. */
  cost: number;
}

/** As many jobs a search word counts for if no job has it. */
const JOBS_OF_A_FORM = 3;
/** Only words that so many others are not commoner than are found by sound. */
const MOST_SOUNDED = 20_000;
/** Between pauses, so that requests don't wait. */
const WORDS_AT_ONCE = 250;
const SOUNDS_ALIKE = 0.45;
/** Two spellings of one sound in one script: "माळी" and "माली", with a dot or without. */
const SAME_SOUND = 0.1;
/** SPELL-10: the fewer consonants agree, the less the vowels between them may differ. */
const MOST_VOWELS_APART: readonly [consonants: number, most: number][] = [
  [4, 0.8],
  [3, 0.3],
  [0, 0.15],
];
const MOST_VOWELS_APART_IN_LATIN = 0.8;
const OTHER_SCRIPT = 0.5;
const SOUNDS_ALIKE_IN_LATIN = 0.3;
const SHARE_OF_LETTERS = 0.4;
const MOST_LETTERS_APART = 6;
const LATIN = /^[a-z]+$/;

/** A bit for each letter. */
const setOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
};

const bitsOf = (letters: number): number => {
  let rest = letters - ((letters >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Whether no more than one slip is in the first two letters. It spares most words the reckoning of their cost. */
function beginAlike(one: Letters, many: Letters, place: number): boolean {
  const start = place * many.length;
  const [first, second] = [one.codes[0], one.codes[1]];
  const [otherFirst, otherSecond] = [many.codes[start], many.codes[start + 1]];
  return first === otherFirst || second === otherSecond || first === otherSecond || second === otherFirst;
}

interface Sounding {
  word: SpelledWord;
  vowels: string;
}

interface SameLength {
  words: readonly SpelledWord[];
  /** Which letters each of them has. */
  sets: Int32Array;
  letters: Letters;
}

/** The words of a board, to be asked for one that somebody misspelt. Immutable once it is made. */
export class SpellingDictionary {
  private readonly words = new Map<string, SpelledWord>();
  private readonly pairs = new Map<string, number>();
  private readonly right: Set<string>;
  private readonly byLength = new Map<number, SameLength>();
  private readonly bySound = new Map<string, Sounding[]>();
  /** Forms of several words in Indian scripts, by their sounds. */
  private readonly phrasesBySound = new Map<string, string>();

  private constructor({ words, phrases, forms, names, places }: Vocabulary) {
    this.right = new Set(names);
    for (const { text, jobs } of words) if (!/\d/.test(text) && !isIndic(text)) this.add(text, text, jobs);
    for (const { text, jobs } of phrases) this.addPhrase(text, jobs);
    for (const form of forms) this.addForm(form);
    for (const { text, jobs } of places) this.addPlace(text, jobs);
  }

  /** Takes some tenths of a second for a large board, in small steps. */
  static async of(vocabulary: Vocabulary): Promise<SpellingDictionary> {
    const dictionary = new SpellingDictionary(vocabulary);
    const words = [...dictionary.words.values()].sort((one, other) => other.jobs - one.jobs);
    dictionary.addLetters(words.filter(({ word }) => LATIN.test(word)));
    for (const [index, word] of words.entries()) {
      if (index % WORDS_AT_ONCE === 0) await setImmediate();
      if (index < MOST_SOUNDED && word.word.length > 3) dictionary.addSounds(word);
    }
    return dictionary;
  }

  /** How many jobs have a word; 0 where none has it. */
  jobsWith(word: string): number {
    return this.words.get(word)?.jobs ?? 0;
  }

  word(word: string): SpelledWord | undefined {
    return this.words.get(word);
  }

  /** Whether a word, or a form of several words, is right as it stands, however few jobs have it. */
  isRight(word: string): boolean {
    return this.right.has(word);
  }

  /** How many titles, skills and forms have two words one after the other. */
  pair(one: string, other: string): number {
    return this.pairs.get(`${one} ${other}`) ?? 0;
  }

  /** Words that somebody may have meant, at no more than a cost. */
  near(typed: string, most: number): NearWord[] {
    if (!LATIN.test(typed)) return [];
    const letters = lettersOf([typed]);
    const set = setOf(typed);
    const slips = typed.length > 5 ? 2 : 1;
    const found: NearWord[] = [];
    for (let length = typed.length - slips; length <= typed.length + slips; length += 1) {
      const same = this.byLength.get(length);
      if (!same) continue;
      for (let at = 0; at < same.sets.length; at += 1) {
        // A slip changes two letters at most.
        if (bitsOf(set ^ (same.sets[at] ?? 0)) > 2 * slips || !beginAlike(letters, same.letters, at))
          continue;
        const cost = slipBetween(letters, same.letters, at, most);
        const word = cost <= most ? same.words[at] : undefined;
        if (word) found.push({ ...word, cost });
      }
    }
    return found;
  }

  /** The form that some words of an Indian script are another spelling of. */
  phraseLike(words: readonly string[]): string | undefined {
    return words.some(isIndic) ? this.phrasesBySound.get(soundOf(words)) : undefined;
  }

  /**
   * Words that sound like one, in whatever script each is written. Where a form of its own script does, words of others
   * must sound as near.
   */
  soundingLike(typed: string): NearWord[] {
    const isLatin = LATIN.test(typed);
    const least = isLatin ? 3 : 2;
    const found = new Map<string, NearWord>();
    for (const form of soundFormsOf(typed)) {
      if (form.key.replace(VOICELESS, "").length < least) continue;
      for (const sounding of this.bySound.get(form.key) ?? []) {
        const { word } = sounding;
        // Its Latin form finds the same jobs.
        if (isLatin && isIndic(word.word) && this.isRight(word.word)) continue;
        const cost = soundCost(typed, form, sounding);
        if (word.word !== typed && cost < (found.get(word.word)?.cost ?? Infinity))
          found.set(word.word, { ...word, cost });
      }
    }
    const all = [...found.values()];
    const own = all.filter(({ word }) => isIndic(typed) && isOneScript(typed, word) && this.isRight(word));
    const nearest = Math.min(...own.map(({ cost }) => cost));
    return all.filter(({ word, cost }) => cost <= nearest || isOneScript(typed, word));
  }

  private add(word: string, written: string, jobs: number): void {
    const known = this.words.get(word);
    if (!known || jobs > known.jobs) this.words.set(word, { word, written, jobs });
  }

  /** PostgreSQL parts words of Indian scripts at signs that belong to them. A phrase has them whole. */
  private addPhrase(phrase: string, jobs: number): void {
    this.addPairs(phrase, jobs);
    if (!isIndic(phrase)) return;
    for (const word of wordsOf(phrase)) if (isIndic(word)) this.add(word, word, this.jobsWith(word) + jobs);
  }

  private addPairs(phrase: string, jobs: number): void {
    const words = wordsOf(phrase);
    for (let at = 1; at < words.length; at += 1) {
      const pair = `${words[at - 1] ?? ""} ${words[at] ?? ""}`;
      this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + jobs);
    }
  }

  /** Its words are right, and "dataentry" is written "data entry". In an Indian script it is right as a whole alone. */
  private addForm(form: string): void {
    const words = wordsOf(form);
    if (words.length > 1 && isIndic(form)) {
      this.right.add(words.join(" "));
      const sound = soundOf(words);
      if (!this.phrasesBySound.has(sound)) this.phrasesBySound.set(sound, words.join(" "));
      return;
    }
    for (const word of words) {
      this.right.add(word);
      if (word.length > 2 && !/\d/.test(word))
        this.add(word, word, Math.max(this.jobsWith(word), JOBS_OF_A_FORM));
    }
    this.addPairs(form, JOBS_OF_A_FORM);
    if (words.length === 2 && !this.words.has(words.join("")))
      this.add(
        words.join(""),
        words.join(" "),
        Math.max(this.pairs.get(words.join(" ")) ?? 0, JOBS_OF_A_FORM),
      );
  }

  private addPlace(name: string, jobs: number): void {
    const words = wordsOf(name.toLowerCase());
    for (const word of words) this.right.add(word);
    const joined = words.join("");
    if (joined.length > 3 && !/\d/.test(joined) && !this.words.has(joined)) this.add(joined, name, jobs);
  }

  private addLetters(words: readonly SpelledWord[]): void {
    for (const length of new Set(words.map(({ word }) => word.length))) {
      const same = words.filter(({ word }) => word.length === length);
      const texts = same.map(({ word }) => word);
      this.byLength.set(length, {
        words: same,
        sets: Int32Array.from(texts, setOf),
        letters: lettersOf(texts),
      });
    }
  }

  private addSounds(word: SpelledWord): void {
    for (const { key, vowels } of soundFormsOf(word.word)) {
      const keys = key.startsWith(VOICELESS) ? [key] : [key, voicelessKey(key)];
      for (const one of keys) {
        const same = this.bySound.get(one);
        if (same) same.push({ word, vowels });
        else this.bySound.set(one, [{ word, vowels }]);
      }
    }
  }
}

/** What it costs to take a word for another of the same sound; Infinity where their vowels are too far apart. */
function soundCost(typed: string, form: SoundForm, { word: { word }, vowels }: Sounding): number {
  const apart = vowelsApart(form.vowels, vowels);
  if (isIndic(typed) || isIndic(word)) {
    const consonants = form.key.replace(VOICELESS, "").length;
    const most = MOST_VOWELS_APART.find(([least]) => consonants >= least)?.[1] ?? 0;
    if (apart > most) return Infinity;
    if (apart === 0 && isOneScript(typed, word)) return SAME_SOUND;
    return SOUNDS_ALIKE + apart + acrossScripts(typed, word);
  }
  if (apart > MOST_VOWELS_APART_IN_LATIN) return Infinity;
  // Whoever spells by ear still gets most letters right.
  return SOUNDS_ALIKE_IN_LATIN + apart + SHARE_OF_LETTERS * slipCost(typed, word, MOST_LETTERS_APART);
}

/** People read Latin letters beside their own script, but no third one. */
function acrossScripts(typed: string, meant: string): number {
  if (!isIndic(meant) || isOneScript(typed, meant)) return 0;
  return isIndic(typed) ? Infinity : OTHER_SCRIPT;
}

/** Unicode has 128 places for each script of India. */
const isOneScript = (one: string, other: string): boolean =>
  one.charCodeAt(0) >> 7 === other.charCodeAt(0) >> 7;

/** What spellings of some words in one script share. */
const soundOf = (words: readonly string[]): string =>
  words
    .map((word) => {
      const [form] = isIndic(word) ? soundFormsOf(word) : [];
      return form ? `${word.charCodeAt(0) >> 7}${form.key}${form.vowels}` : word;
    })
    .join(" ");

const wordsOf = (text: string): string[] => text.match(/[\p{Letter}\p{Mark}\p{Number}+#]+/gu) ?? [];
