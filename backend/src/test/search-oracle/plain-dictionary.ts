import type { DataSource } from "typeorm";
import { MEANT_WORDS } from "../../modules/jobs/blocks/posting-blocks.sql";
import {
  type JobPlaces,
  type JobSuggestions,
  type MeantWord,
  MOST_SUGGESTIONS,
  type PlaceCount,
} from "../../modules/jobs/search/search-index";
import type { JobVocabulary } from "../../modules/search-words/spelling/spelling.service";
import { placeById } from "../../modules/places/gazetteer";
import { type Place, PlaceKind } from "../../modules/places/place.entity";
import type { Clock } from "../../time/clock";
import { isOpenNow, placesAround, readPlainJobs, withWords, type PlainJob } from "./plain-job";
import { ANYTHING } from "./random-query";

/** How like a title has to be. */
const LIKE_ENOUGH = 0.45;

interface Counted {
  value: string;
  kind: "title" | "skill" | "word";
  jobs: number;
}

/** The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)". */
const headOf = (title: string): string => title.replace(/\s*[(,|:].*$|\s+[-–—/]\s.*$/, "");

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= 3);

/** What the open jobs are called, each value counted once for each job. */
function valuesOf({ job: { title, skills } }: PlainJob): Omit<Counted, "jobs">[] {
  const each = (kind: Counted["kind"], values: Iterable<string>) =>
    [...new Set(values)].map((value) => ({ kind, value }));
  return [
    ...each("title", [headOf(title)]),
    ...each("skill", skills),
    ...each("word", wordsOf([title, ...skills].join(" "))),
  ];
}

/** The dictionary of the open jobs, made anew for each question. */
class Dictionary {
  constructor(
    protected readonly dataSource: DataSource,
    protected readonly clock: Clock,
  ) {}

  protected async openJobs(): Promise<PlainJob[]> {
    const anything = await withWords(this.dataSource, ANYTHING, this.clock.now());
    return (await readPlainJobs(this.dataSource)).filter((plain) => isOpenNow(plain, anything));
  }

  protected async counted(...kinds: Counted["kind"][]): Promise<Counted[]> {
    const counts = new Map<string, Counted>();
    for (const value of (await this.openJobs()).flatMap(valuesOf)) {
      const key = JSON.stringify(value);
      counts.set(key, { ...value, jobs: (counts.get(key)?.jobs ?? 0) + 1 });
    }
    return [...counts.values()].filter(({ kind }) => kinds.includes(kind));
  }

  /** How like a text each value is, by pg_trgm. */
  protected async likeness(text: string, values: readonly Counted[]): Promise<Map<Counted, number>> {
    const rows = await this.dataSource.query<{ likeness: number }[]>(
      `select word_similarity($1, lower(value)) as likeness from unnest($2::text[]) with ordinality listed (value, position)
       order by position`,
      [text, values.map(({ value }) => value)],
    );
    return new Map(values.map((value, index) => [value, rows[index]?.likeness ?? 0]));
  }
}

/** By the first of some keys that differs: the greater first. */
const byKeys =
  <Value>(...keys: ((value: Value) => number | string | boolean)[]) =>
  (one: Value, other: Value): number => {
    for (const key of keys) {
      if (key(one) > key(other)) return -1;
      if (key(one) < key(other)) return 1;
    }
    return 0;
  };

const alphabetically = ({ value: one }: { value: string }, { value: other }: { value: string }): number =>
  one < other ? -1 : Number(one > other);

const starts = ({ value }: Counted, text: string): boolean => value.toLowerCase().startsWith(text);

/** Suggestions as the door describes them. */
export class PlainSuggestions extends Dictionary implements JobSuggestions {
  async titles(typed: string): Promise<string[]> {
    const text = typed.toLowerCase();
    const values = await this.counted("title", "skill");
    const likeness = await this.likeness(text, values);
    const like = (value: Counted) => likeness.get(value) ?? 0;
    return values
      .sort(alphabetically)
      .filter((value) => like(value) >= LIKE_ENOUGH)
      .sort(
        byKeys(
          (value) => starts(value, text),
          like,
          ({ kind }) => kind,
          ({ jobs }) => jobs,
        ),
      )
      .slice(0, MOST_SUGGESTIONS)
      .map(({ value }) => value);
  }

  async vocabulary(): Promise<JobVocabulary> {
    const phrases = new Map<string, number>();
    for (const { value, jobs } of await this.counted("title", "skill"))
      phrases.set(value.toLowerCase(), (phrases.get(value.toLowerCase()) ?? 0) + jobs);
    const of = async (sql: string): Promise<string[]> =>
      (await this.dataSource.query<{ text: string }[]>(sql)).map(({ text }) => text);
    return {
      words: (await this.counted("word")).map(({ value: text, jobs }) => ({ text, jobs })),
      phrases: [...phrases].map(([text, jobs]) => ({ text, jobs })),
      forms: await of("select distinct lower(form) as text from search_words, unnest(forms) form"),
      companies: await of("select lower(name) as text from companies"),
    };
  }

  async jobsWith(words: readonly string[]): Promise<Map<string, number>> {
    const counted = await this.counted("word");
    return new Map(
      counted.flatMap(({ value, jobs }) => (words.includes(value) ? [[value, jobs] as const] : [])),
    );
  }

  /** What a word means, `search_words_in` says, which has tests of its own. */
  meant(words: readonly string[]): Promise<MeantWord[]> {
    return this.dataSource.query<MeantWord[]>(MEANT_WORDS, [words]);
  }
}

/** Places as the door describes them. */
export class PlainPlaces extends Dictionary implements JobPlaces {
  async popular(limit: number): Promise<PlaceCount[]> {
    const counts = await this.jobsByPlace();
    const most = (one: Place, other: Place) =>
      (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0) ||
      alphabetically({ value: one.name }, { value: other.name }) ||
      one.id - other.id;
    const places = [...counts.keys()].flatMap((id) => placeById(id) ?? []).sort(most);
    const countOf = ({ id }: Place) => ({ placeId: id, jobCount: counts.get(id) ?? 0 });
    return places
      .filter(({ kind }) => kind === PlaceKind.CITY)
      .slice(0, limit)
      .map((city) => ({
        ...countOf(city),
        localities: places
          .filter(({ cityId }) => cityId === city.id)
          .slice(0, 3)
          .map(countOf),
      }));
  }

  async counts(placeIds: readonly number[]): Promise<Map<number, number>> {
    const counts = await this.jobsByPlace();
    return new Map([...counts].filter(([id]) => placeIds.includes(id)));
  }

  private async jobsByPlace(): Promise<Map<number, number>> {
    const counts = new Map<number, number>();
    for (const { job } of await this.openJobs())
      for (const id of placesAround(job)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  }
}
