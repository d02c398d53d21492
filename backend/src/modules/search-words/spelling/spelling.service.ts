import { gazetteer } from "../../places/gazetteer";
import { placeSpellings } from "../../places/place-spellings";
import { correctionsOf, doubtfulWords } from "./corrections";
import { QUERY_WORDS } from "./query-words";
import { type Counted, SpellingDictionary, type Vocabulary } from "./spelling-dictionary";

/** What people may type rightly, all in small letters. */
export interface JobVocabulary {
  /** Words of titles and skills, those of most jobs first. A large board leaves the rarest out. */
  words: Counted[];
  /** Titles and skills as a whole, likewise. */
  phrases: Counted[];
  /** Every way to write a search word. */
  forms: string[];
  /** Names of companies. */
  companies: string[];
}

/** The words of listed jobs, as the search index knows them. */
export interface BoardWords {
  /** All that a speller learns from. It takes some tenths of a second on a large board. */
  vocabulary(): Promise<JobVocabulary>;
  /** How many listed jobs have each of some words in title or skills; a word that none has is left out. */
  jobsWith(words: readonly string[]): Promise<Map<string, number>>;
}

/** Learning takes no more than a thousandth of a node's time, and follows the board within ten minutes. */
const RESTS_A_LEARNING = 1_000;
const LEAST_REST_MS = 5_000;
const MOST_REST_MS = 10 * 60_000;

/** Mends what people mistype, by the words of the jobs that are listed (docs/search.md, "Spelling"). */
export class SpellingService {
  private dictionary: Promise<SpellingDictionary> | null = null;
  private dueAt = 0;
  private isLearning = false;

  /** @param said words of searches that are right though no job has them */
  constructor(
    private readonly board: BoardWords,
    private readonly said: readonly string[] = [],
  ) {}

  /** SPELL-01: the texts that may have been meant, the likeliest first, 3 at most; none where it is well spelt. */
  async corrections(text: string): Promise<string[]> {
    if (!/\p{Letter}/u.test(text)) return [];
    const dictionary = await this.current();
    if (correctionsOf(text, dictionary).length === 0) return [];
    // A job that was posted a minute ago may have the word.
    const fresh = await this.board.jobsWith(doubtfulWords(text, dictionary));
    return correctionsOf(text, dictionary, fresh);
  }

  /** Learns the board's words anew. */
  async learn(): Promise<void> {
    this.dictionary = this.learned();
    await this.dictionary;
  }

  /** The first search waits for it. Later ones go on with what is known while it is learned anew. */
  private current(): Promise<SpellingDictionary> {
    if (this.dictionary === null) {
      const first = this.learned();
      this.dictionary = first;
      // The next search tries again.
      first.catch(() => (this.dictionary = null));
      return first;
    }
    if (performance.now() > this.dueAt && !this.isLearning) void this.learnBeside();
    return this.dictionary;
  }

  private async learnBeside(): Promise<void> {
    try {
      this.dictionary = Promise.resolve(await this.learned());
    } catch {
      // The words known so far still serve, and a database out of reach shows in every search.
      this.dueAt = performance.now() + LEAST_REST_MS;
    }
  }

  private async learned(): Promise<SpellingDictionary> {
    const start = performance.now();
    this.isLearning = true;
    try {
      const dictionary = await SpellingDictionary.of(vocabularyOf(await this.board.vocabulary(), this.said));
      const rest = RESTS_A_LEARNING * (performance.now() - start);
      this.dueAt = performance.now() + Math.min(MOST_REST_MS, Math.max(LEAST_REST_MS, rest));
      return dictionary;
    } finally {
      this.isLearning = false;
    }
  }
}

const LEAST_LETTERS = 5;

function vocabularyOf(
  { words, phrases, forms, companies }: JobVocabulary,
  said: readonly string[],
): Vocabulary {
  const long = [...QUERY_WORDS].filter((word) => word.length >= LEAST_LETTERS);
  const { names, wellKnown } = placeSpellings(gazetteer());
  const right = companies.flatMap((company) => company.match(/[\p{Letter}\p{Mark}]+/gu) ?? []);
  return {
    words,
    phrases,
    forms: [...forms, ...long],
    names: [...right, ...names, ...QUERY_WORDS, ...said],
    places: wellKnown,
  };
}
