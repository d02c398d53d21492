import type { DataSource } from "typeorm";
import {
  type JobPlaces,
  type JobSuggestions,
  MOST_SUGGESTIONS,
  type PlaceCount,
  type TypedWord,
} from "../../modules/jobs/search/search-index";
import type { Clock } from "../../time/clock";
import { isOpenNow, readPlainJobs, withWords, type PlainJob } from "./plain-job";
import { ANYTHING } from "./random-query";

/** How like a title or place has to be, as `data-source.ts` sets it for its connections, and words by default. */
const LIKE_ENOUGH = 0.45;
const WORD_LIKE_ENOUGH = 0.3;
const KNOWN_WORD_LIKE_ENOUGH = 0.5;
const CITY_LIKE_ENOUGH = 0.4;

interface Counted {
  value: string;
  kind: "title" | "skill" | "word" | "city" | "locality";
  /** A locality's city; "" for any other. */
  parent: string;
  jobs: number;
}

/** The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)". */
const headOf = (title: string): string => title.replace(/\s*[(,|:].*$|\s+[-–—/]\s.*$/, "");

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word.length >= 3);

/** What the open jobs are called and where they are, each value counted once for each job. */
function valuesOf({ job: { title, skills, city, locality } }: PlainJob): Omit<Counted, "jobs">[] {
  const each = (kind: Counted["kind"], values: Iterable<string>, parent = "") =>
    [...new Set(values)].map((value) => ({ kind, value, parent }));
  return [
    ...each("title", [headOf(title)]),
    ...each("skill", skills),
    ...each("word", wordsOf([title, ...skills].join(" "))),
    ...(city === null ? [] : each("city", [city])),
    ...(city === null || locality === null ? [] : each("locality", [locality], city)),
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
  protected async likeness(
    how: "similarity" | "word_similarity",
    text: string,
    values: readonly Counted[],
  ): Promise<Map<Counted, number>> {
    const rows = await this.dataSource.query<{ likeness: number }[]>(
      `select ${how}($1, lower(value)) as likeness from unnest($2::text[]) with ordinality listed (value, position)
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
    const likeness = await this.likeness("word_similarity", text, values);
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

  async words(words: readonly string[]): Promise<TypedWord[]> {
    const known = await this.counted("word");
    const jobs = await this.openJobs();
    return await Promise.all(words.map((word) => this.typedWord(word, known, jobs)));
  }

  private async typedWord(word: string, known: Counted[], jobs: readonly PlainJob[]): Promise<TypedWord> {
    const { words: stems } = await withWords(this.dataSource, { ...ANYTHING, text: word }, this.clock.now());
    const isKnown = stems.length > 0 && stems.every((stem) => jobs.some(({ words }) => words.includes(stem)));
    return { word, isKnown, nearest: await this.nearest(word, isKnown, known) };
  }

  private async nearest(word: string, isKnown: boolean, known: Counted[]): Promise<string | null> {
    const likeness = await this.likeness("similarity", word, known);
    const like = (value: Counted) => likeness.get(value) ?? 0;
    const [nearest] = known
      .toSorted(alphabetically)
      .filter(
        (value) => like(value) >= WORD_LIKE_ENOUGH && (!isKnown || like(value) > KNOWN_WORD_LIKE_ENOUGH),
      )
      .sort(byKeys(like, ({ jobs }) => jobs));
    return nearest?.value ?? null;
  }
}

/** Places as the door describes them. */
export class PlainPlaces extends Dictionary implements JobPlaces {
  async popular(limit: number): Promise<PlaceCount[]> {
    const values = (await this.counted("city", "locality")).sort(alphabetically);
    const most = byKeys<Counted>(({ jobs }) => jobs);
    const localitiesOf = (city: string) =>
      values.filter(({ kind, parent }) => kind === "locality" && parent === city).sort(most);
    return values
      .filter(({ kind }) => kind === "city")
      .sort(most)
      .slice(0, limit)
      .map(({ value: city, jobs: jobCount }) => ({
        city,
        jobCount,
        localities: localitiesOf(city)
          .slice(0, 3)
          .map(({ value: name, jobs }) => ({ name, jobCount: jobs })),
      }));
  }

  async like(typed: string, cities: readonly string[]): Promise<string[]> {
    const text = typed.toLowerCase();
    const values = await this.counted("city", "locality");
    const likeness = await this.likeness("word_similarity", text, values);
    const like = (value: Counted) => likeness.get(value) ?? 0;
    const isNamed = ({ kind, value }: Counted) => kind === "city" && cities.includes(value);
    const isCity = ({ kind }: Counted) => kind === "city";
    return values
      .filter((value) => isNamed(value) || like(value) >= LIKE_ENOUGH)
      .map((found) => ({ found, value: isCity(found) ? found.value : `${found.value}, ${found.parent}` }))
      .sort(alphabetically)
      .sort(
        byKeys(
          ({ found }) => isNamed(found),
          ({ found }) => isCity(found),
          ({ found }) => starts(found, text),
          ({ found }) => like(found),
          ({ found }) => found.jobs,
        ),
      )
      .slice(0, MOST_SUGGESTIONS)
      .map(({ value }) => value);
  }

  async beginningWith(words: string, city: string | null): Promise<string | null> {
    const values = (await this.counted("city", "locality")).filter(
      ({ kind, parent, value }) =>
        !value.includes(",") && (city === null || (kind === "locality" && parent.toLowerCase() === city)),
    );
    if (values.some(({ value }) => value.toLowerCase() === words)) return null;
    const found = values.filter((value) => starts(value, `${words} `)).sort(alphabetically);
    const jobsOf = ({ value: name }: Counted) =>
      found
        .filter(({ value }) => value.toLowerCase() === name.toLowerCase())
        .reduce((sum, { jobs }) => sum + jobs, 0);
    const byName = found.toSorted((one, other) =>
      alphabetically({ value: one.value.toLowerCase() }, { value: other.value.toLowerCase() }),
    );
    return byName.sort(byKeys(jobsOf))[0]?.value ?? null;
  }

  async nearestCity(words: readonly string[], name: string): Promise<{ word: string; city: string } | null> {
    const cities = (await this.counted("city")).sort(alphabetically);
    if (cities.some(({ value }) => value.toLowerCase() === name)) return null;
    const likenesses = await Promise.all(
      words.map(async (word) => ({ word, likeness: await this.likeness("similarity", word, cities) })),
    );
    const [nearest] = likenesses
      .flatMap(({ word, likeness }) =>
        cities.map((city) => ({ word, city, like: likeness.get(city) ?? 0, jobs: city.jobs })),
      )
      .filter(({ like }) => like >= CITY_LIKE_ENOUGH)
      .sort((one, other) => alphabetically(one.city, other.city))
      .sort(
        byKeys(
          ({ like }) => like,
          ({ jobs }) => jobs,
        ),
      );
    return nearest ? { word: nearest.word, city: nearest.city.value } : null;
  }
}
