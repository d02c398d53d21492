import { type DataSource, type EntityManager, In, type QueryRunner } from "typeorm";
import { SearchWord } from "./search-word.entity";
import type {
  FoundSearchWord,
  SearchTrial,
  TriedJob,
  TriedWordInput,
  TrySearchArgs,
} from "./search-word.inputs";
import { assertFits, findWord, insertWord, takeWords, termsFrom, updateWord } from "./search-word-change";

/** What the search of jobs finds by a text. */
export interface FoundByText {
  total: number;
  isTotalCapped: boolean;
  jobs: TriedJob[];
}

/** The portal's own search. @param runner within this transaction, in place of on its own */
export type SearchByText = (text: string, most: number, runner?: QueryRunner) => Promise<FoundByText>;

const MOST_SHOWN = 5;
/** So many jobs are read for each form, and for a trial in all: for a moment nobody else can change them. */
const JOBS_A_FORM = 50;
const MOST_JOBS_READ = 300;

/** SEEK-04: what a text would find, with a word as it would be. */
export class SearchWordTrialService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: SearchByText,
  ) {}

  /**
   * The portal's own search, in a transaction that is rolled back. The tried word is stored in it, and jobs that it
   * concerns are read by it.
   * @throws what saving the word would throw
   */
  async try({ text, word }: TrySearchArgs): Promise<SearchTrial> {
    const { total: totalBefore } = await this.search(text, 0);
    const runner = this.dataSource.createQueryRunner();
    await runner.connect();
    await runner.startTransaction();
    try {
      const isPartial = word ? await this.store(runner, word) : false;
      const words = await wordsIn(runner.manager, text);
      const found = await this.search(text, MOST_SHOWN, runner);
      return { words, ...found, totalBefore, isPartial };
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  /** @returns whether jobs were left out */
  private async store({ manager }: QueryRunner, { code, ...input }: TriedWordInput): Promise<boolean> {
    await takeWords(manager);
    const terms = termsFrom(code, input);
    const before = await findWord(manager, code);
    await assertFits(manager, terms, before);
    const other = before ?? { forms: [], includes: [] };
    const changed = [
      ...differing(other.forms, terms.forms),
      ...(await formsOf(manager, differing(other.includes, terms.includes))),
    ];
    const { ids, isPartial } = await this.concerned(changed);
    if (before) await updateWord(manager, terms, before.version);
    else await insertWord(manager, terms);
    await manager.query(
      // Jobs that somebody is changing just now are passed over.
      `update jobs set title = title
       where id in (select id from jobs where id = any ($1) order by id for no key update skip locked)`,
      [ids],
    );
    return isPartial;
  }

  /** The first jobs that are found by some forms as things stand. */
  private async concerned(forms: readonly string[]): Promise<{ ids: string[]; isPartial: boolean }> {
    const ids = new Set<string>();
    let isPartial = false;
    for (const form of forms) {
      if (ids.size >= MOST_JOBS_READ) return { ids: [...ids], isPartial: true };
      const { jobs, total } = await this.search(form, JOBS_A_FORM);
      for (const { id } of jobs) ids.add(id);
      isPartial ||= total > jobs.length;
    }
    return { ids: [...ids], isPartial };
  }
}

/** What stands in one of two lists alone. */
const differing = (some: readonly string[], others: readonly string[]): string[] => [
  ...some.filter((entry) => !others.includes(entry)),
  ...others.filter((entry) => !some.includes(entry)),
];

async function formsOf(manager: EntityManager, codes: readonly string[]): Promise<string[]> {
  const words = await manager.query<{ form: string }[]>(
    "select forms[1] as form from search_words where code = any ($1) and forms <> '{}'",
    [codes],
  );
  return words.map(({ form }) => form);
}

interface Hit {
  code: string;
  first: number;
  length: number;
  text: string;
}

/** As `job_search_read` chooses: of forms that overlap the longest, of equally long ones the word with fewest. */
async function wordsIn(manager: EntityManager, text: string): Promise<FoundSearchWord[]> {
  const hits = await manager.query<Hit[]>(
    `select hit.code, hit.first, hit.length,
       array_to_string((search_word_tokens($1))[hit.first : hit.first + hit.length - 1], ' ') as text
     from search_words_in(search_word_tokens($1)) hit join search_words word on word.code = hit.code
     where not hit.is_covered order by hit.length desc, cardinality(word.forms), hit.code`,
    [text],
  );
  const chosen: Hit[] = [];
  for (const hit of hits)
    if (
      !chosen.some((other) => other.first < hit.first + hit.length && hit.first < other.first + other.length)
    )
      chosen.push(hit);
  const words = await manager.findBy(SearchWord, { code: In(chosen.map(({ code }) => code)) });
  const byCode = new Map(words.map((word) => [word.code, word]));
  return chosen
    .sort((one, other) => one.first - other.first)
    .flatMap(({ code, text: part }) => {
      const word = byCode.get(code);
      return word ? [{ word, text: part }] : [];
    });
}
