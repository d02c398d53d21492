import { isIndic } from "../../../text/indic-sounds";
import type { NearWord, SpelledWord, SpellingDictionary } from "./spelling-dictionary";

const MOST_CANDIDATES = 4;

/** One unit of a slip's cost outweighs so much of a word's logarithm of jobs: a thousand times as many. */
const WEIGHT_OF_COST = 7;
/** A word that no job has finds nothing. Anything near is better. */
const UNKNOWN = -20;
/** What speaks against a word of few jobs that may be a slip. */
const DOUBT = 3;
const JOINED = 0.3;
/** So many jobs have a word that two right ones are taken for, if they never stand side by side. */
const JOBS_OF_JOINED = 20;
const LEAST_PART = 3;
/** A word of three letters is changed only where the word before or behind often stands beside the other. */
const SHORT = 3;
const MOST_OF_SHORT = 0.6;
const DOUBT_OF_SHORT = 1;
const MOST_OF_FORM = 5;
const FORM = 10;

/** A word that jobs have is taken for a slip if another has so many times as many. */
const TIMES_AS_MANY = 100;
/** Less is asked of a long word with a slip that happens easily. */
const TIMES_AS_MANY_OF_EASY = 20;
const LONG = 7;
const EASY = 0.65;
/** Words in an Indian script are few: their Latin spelling finds far more. */
const TIMES_AS_MANY_OF_INDIC = 10;

/** One word of the text, or what stands between quotes. */
export interface Piece {
  /** As typed. */
  text: string;
  /** In small letters. */
  word: string;
  isFixed: boolean;
  /** Whether only a space or a hyphen parts it from the piece before. */
  isNext: boolean;
}

/** One way to read a piece, or two that belong together. */
export interface Reading {
  /** Null: as typed. */
  written: string | null;
  takes: number;
  score: number;
  first: string;
  last: string;
}

/** How many jobs have a word, where that is known better than the dictionary does. */
export type FreshCounts = ReadonlyMap<string, number>;

/**
 * SPELL-12: what trades end as in the languages that say "of", "as" and "for" so: "ড্রাইভারের চাকরি", "नर्सची नोकरी".
 */
const ENDINGS = /(?:ের|দের|র|কে|ाची|ाचे|ाचा|ची|चे|चा|साठी|ની|નો|નું|માટે|க்கான|க்கு|గా|కి|కు|ಗೆ|ಆಗಿ|യുടെ|ന്റെ|ക്ക്)$/u;

/** A word in an Indian script without its ending, where that is right as it stands. */
function withoutEnding(word: string, dictionary: SpellingDictionary): string | undefined {
  const rest = word.replace(ENDINGS, "");
  const isForm = rest !== word && rest.length > LEAST_PART && dictionary.isRight(rest);
  return isForm ? rest : undefined;
}

/** How few letters a word may have, and what its slips may cost at most. */
const LIMITS: readonly [length: number, most: number][] = [
  [11, 2.4],
  [8, 1.9],
  [6, 1.4],
  [4, 1],
];
/** So much more may differ where two long words sound alike. */
const BY_EAR = 1;
/** Of a word that jobs have, little may be a slip. */
const STRICT_LIMITS: readonly [length: number, most: number][] = [
  [8, 1.2],
  [5, 0.7],
];

const limitOf = (limits: typeof LIMITS, { length }: string): number =>
  limits.find(([least]) => length >= least)?.[1] ?? 0;

/** Reads the pieces of a text, each as typed and as what may have been meant. */
export class PieceReader {
  private readonly known = new Map<string, NearWord[]>();

  constructor(
    private readonly dictionary: SpellingDictionary,
    private readonly fresh: FreshCounts,
  ) {}

  readingsAt(pieces: readonly Piece[], at: number): Reading[] {
    const piece = pieces[at];
    if (!piece) return [];
    const next = pieces[at + 1];
    const joined = next?.isNext ? this.joined(piece, next) : null;
    const form = this.formAt(pieces, at);
    return [this.asTyped(piece), ...this.meant(piece), ...(joined ? [joined] : []), ...(form ? [form] : [])];
  }

  /** A form of several words, which no correction of one of them outweighs. */
  private formAt(pieces: readonly Piece[], at: number): Reading | null {
    for (let takes = MOST_OF_FORM; takes > 1; takes -= 1) {
      const words = pieces.slice(at, at + takes).map(({ word }) => word);
      const isRight = this.dictionary.isRight(words.join(" "));
      const written = isRight ? null : (this.dictionary.phraseLike(words) ?? null);
      if (words.length < takes || (!isRight && written === null)) continue;
      return { written, takes, score: FORM * takes, first: words[0] ?? "", last: words.at(-1) ?? "" };
    }
    return null;
  }

  private asTyped(piece: Piece): Reading {
    const score = this.scoreOf(piece) - (this.isDoubtful(piece) ? DOUBT : 0);
    return { written: null, takes: 1, score, first: piece.word, last: piece.word };
  }

  private isDoubtful({ word, isFixed }: Piece): boolean {
    const jobs = this.jobsWith(word);
    return !isFixed && jobs > 0 && !this.isRight(word) && this.farCommoner(word, jobs).length > 0;
  }

  private scoreOf({ word, isFixed }: Piece): number {
    if (isFixed) return 0;
    const jobs = this.jobsWith(word);
    const known = this.dictionary.word(word);
    if (known && known.written !== word && !this.isRight(word)) return UNKNOWN;
    return this.isRight(word) || jobs > 0 ? Math.log1p(jobs) : UNKNOWN;
  }

  /** What may be meant by a word that is not right for sure. */
  private meant({ word, isFixed, text }: Piece): Reading[] {
    if (isFixed) return [];
    if (word.length === SHORT && !isIndic(word)) return this.meantByShort(word, text);
    if (this.isRight(word)) return [];
    const known = this.dictionary.word(word);
    // "dataentry" is a word of the dictionary, and written in two.
    if (known && known.written !== known.word) return [readingOf(known, 0)];
    // Letters in capitals are an abbreviation that we don't know.
    if (word.length <= 4 && text === text.toUpperCase() && !isIndic(word)) return [];
    const form = isIndic(word) ? withoutEnding(word, this.dictionary) : undefined;
    if (form !== undefined) return [readingOf({ word: form, written: form, jobs: JOBS_OF_JOINED }, 0)];
    const jobs = this.jobsWith(word);
    const candidates = jobs > 0 ? this.farCommoner(word, jobs) : this.candidates(word);
    return [...candidates.map((near) => readingOf(near, near.cost)), ...(jobs > 0 ? [] : this.parted(word))];
  }

  /** SPELL-09: "deliveri boi". Alone, "boi" could be short for anything. */
  private meantByShort(word: string, typed: string): Reading[] {
    const { dictionary } = this;
    if (typed === typed.toUpperCase() || dictionary.isRight(word) || this.jobsWith(word) > 0) return [];
    return dictionary
      .near(word, MOST_OF_SHORT)
      .filter((near) => near.word.length >= SHORT)
      .map((near) => ({ ...readingOf(near, 0), score: -DOUBT_OF_SHORT - near.cost / 2 }));
  }

  private candidates(word: string): NearWord[] {
    const known = this.known.get(word) ?? this.likeliest(word);
    this.known.set(word, known);
    return known;
  }

  private likeliest(word: string): NearWord[] {
    const { dictionary } = this;
    const near = new Map<string, NearWord>();
    const most = limitOf(LIMITS, word);
    const mostByEar = most + (word.length >= LONG ? BY_EAR : 0);
    const sounding = dictionary
      .soundingLike(word)
      .filter((one) => one.cost <= mostByEar || isIndic(word) || isIndic(one.word));
    for (const one of [...dictionary.near(word, most), ...sounding])
      if (one.cost < (near.get(one.word)?.cost ?? Infinity)) near.set(one.word, one);
    const score = ({ jobs, cost }: NearWord) => Math.log1p(jobs) - WEIGHT_OF_COST * cost;
    return [...near.values()].sort((one, other) => score(other) - score(one)).slice(0, MOST_CANDIDATES);
  }

  private farCommoner(word: string, jobs: number): NearWord[] {
    const most = isIndic(word) ? Infinity : limitOf(STRICT_LIMITS, word);
    return this.candidates(word).filter(
      (near) =>
        near.jobs >= jobs * timesAsMany(word, near) && near.cost <= most && !isAnotherWord(word, near.word),
    );
  }

  /** A word that stands for two: "dataentry" of titles that have "data entry". */
  private parted(word: string): Reading[] {
    const readings: Reading[] = [];
    for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
      const [first, last] = [word.slice(0, at), word.slice(at)];
      const jobs = this.dictionary.pair(first, last);
      if (jobs > 0) readings.push(readingOf({ word, written: `${first} ${last}`, jobs }, JOINED));
    }
    return readings;
  }

  /** Two words that stand for one: "wel der", "data base". */
  private joined(one: Piece, other: Piece): Reading | null {
    if (one.isFixed || other.isFixed) return null;
    const { dictionary } = this;
    const word = dictionary.word(one.word + other.word);
    if (!word || dictionary.pair(one.word, other.word) > 0 || word.written !== word.word) return null;
    const areKnown = [one, other].every((piece) => this.scoreOf(piece) > UNKNOWN);
    if (areKnown && word.jobs < JOBS_OF_JOINED) return null;
    const score = areKnown ? this.scoreOf(one) + this.scoreOf(other) : 0;
    return { ...readingOf(word, JOINED), takes: 2, score: score + readingOf(word, JOINED).score };
  }

  private jobsWith(word: string): number {
    return this.fresh.get(word) ?? this.dictionary.jobsWith(word);
  }

  /** SPELL-02: right words, and others of a known one: "plumbers". */
  private isRight(word: string): boolean {
    const { dictionary } = this;
    if (word.length < 4 && !isIndic(word)) return true;
    if (dictionary.isRight(word)) return true;
    if (word.endsWith("ss")) return false;
    const one = word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/e?s$/, "");
    return [one, word.replace(/s$/, "")].some(
      (base) => base !== word && base.length > 3 && dictionary.jobsWith(base) > 2,
    );
  }
}

const timesAsMany = (word: string, { cost }: NearWord): number => {
  if (isIndic(word)) return TIMES_AS_MANY_OF_INDIC;
  return word.length >= LONG && cost <= EASY ? TIMES_AS_MANY_OF_EASY : TIMES_AS_MANY;
};

const lettersIn = (word: string): string => Array.from(word).sort().join("");

/** In a short word that jobs have, one letter for another makes another word: "taster" is no "tester". */
const isAnotherWord = (rare: string, common: string): boolean =>
  !isIndic(rare) &&
  rare.length === common.length &&
  rare.length < LONG &&
  lettersIn(rare) !== lettersIn(common);

function readingOf({ written, jobs }: SpelledWord, cost: number): Reading {
  const words = written.toLowerCase().split(" ");
  return {
    written,
    takes: 1,
    score: Math.log1p(jobs) - WEIGHT_OF_COST * cost,
    first: words[0] ?? "",
    last: words.at(-1) ?? "",
  };
}
