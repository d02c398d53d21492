import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { queryByName } from "../../../database/named-query";
import { int64, readCursor, rowId, writeCursor } from "../../../lists/cursor";
import type { Clock } from "../../../time/clock";
import { indianDay } from "../../../time/indian-calendar";
import type { JobVocabulary } from "../../search-words/spelling/spelling.service";
import type { Counted } from "../../search-words/spelling/spelling-dictionary";
import { JobSort } from "../search/job-sort.enums";
import {
  FILTER_COUNTS,
  JOB_FIGURES,
  JOBS_WITH_WORDS,
  MEANT_WORDS,
  PLACE_COUNTS,
  POPULAR_LOCATIONS,
  TITLES_LIKE,
  VOCABULARY,
} from "./posting-blocks.sql";
import { type JobPageStatement, JobPageStatements } from "./job-page-statements";
import { choicesOf, type FacetTerm, ringsOf, termsOf } from "./posting-terms";
import { PostingBlocksUpkeep } from "./posting-blocks-upkeep";
import {
  COUNT_CAP,
  FARTHEST_KM,
  type FilterChoice,
  type FoundJobs,
  type JobCount,
  type JobFigures,
  type JobPlaces,
  type JobQuery,
  type JobSuggestions,
  type ListPart,
  type MeantWord,
  MOST_SUGGESTIONS,
  type PlaceCount,
  type SearchIndex,
} from "../search/search-index";

const placeFrom = (first: number, last: number) => z.tuple([z.int().min(first).max(last), int64, rowId]);

/** READ-08: those of a search for four skills or more. Most have seven. */
const MOST_TIERS = 16;
/** A cursor's place behind a page's last job: its tier (WORD-03: as `job_search_read` has it), its sort key, its id. */
const PLACE = placeFrom(1, MOST_TIERS);
/** In the order by distance the tier is whole kilometres, `FARTHEST_KM` for the rest. */
const NEAREST_PLACE = placeFrom(0, FARTHEST_KM);

type Row = Record<string, unknown> & {
  total: number;
  tier: number;
  key: string;
  /** Null in the one row of a search that finds nothing. */
  job_id: string | null;
};

const JUST_COUNTED: ListPart = { sort: JobSort.NEWEST, skip: 0, take: 0, after: null };

/** The search index in PostgreSQL: a bit for each job and term, in blocks (docs/search.md). */
export class PostingBlocks implements SearchIndex {
  readonly suggest: JobSuggestions;
  readonly places: JobPlaces;
  readonly changes: PostingBlocksUpkeep;
  private readonly pages: JobPageStatements;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    log?: Logger,
  ) {
    this.pages = new JobPageStatements(dataSource);
    this.suggest = suggestionsOf(dataSource);
    this.places = placesOf(dataSource, clock);
    this.changes = new PostingBlocksUpkeep(dataSource, clock, log);
  }

  async search(query: JobQuery, part: ListPart): Promise<FoundJobs> {
    const page = this.pages.for(part.columns);
    const rows = await this.rowsOf(page, query, part);
    const found = rows.filter(({ job_id }) => job_id !== null).slice(0, part.take);
    const last = found.at(-1);
    return {
      ...countOf(rows),
      jobs: found.map((row) => page.jobs.read(row)),
      tiers: found.map(({ tier }) => tier),
      hasMore: rows.length > part.take,
      endCursor: last ? writeCursor(part.sort, last.tier, last.key, last.job_id) : null,
    };
  }

  async count(query: JobQuery): Promise<JobCount> {
    return countOf(await this.rowsOf(this.pages.for(), query, JUST_COUNTED));
  }

  async figures(query: JobQuery): Promise<JobFigures> {
    const part = { sort: JobSort.NEWEST, skip: 0, take: COUNT_CAP, after: null };
    const [row] = await queryByName<Omit<JobFigures, "isTotalCapped">>(this.dataSource, {
      name: "job-figures",
      text: JOB_FIGURES,
      values: this.valuesOf(query, part, part.take),
    });
    if (!row) throw new Error("A row of figures is missing.");
    const { total, ...figures } = row;
    return { ...cappedCount(total), ...figures };
  }

  async countEach(query: JobQuery, choices: readonly FilterChoice[]): Promise<JobCount[]> {
    const now = this.clock.now();
    const { text, postedAfter, payMin, payMax } = query;
    const { common, chosen, options } = choicesOf(query, choices, indianDay(now));
    const terms = options.filter((option): option is FacetTerm => !(option instanceof Date));
    const moments = options.filter((option): option is Date => option instanceof Date);
    const [row] = await queryByName<{ counts: number[] }>(this.dataSource, {
      name: "job-filter-counts",
      text: FILTER_COUNTS,
      values: [
        ...[common, text ?? "", now, postedAfter, payMin, payMax],
        ...[chosen.map(({ facet }) => facet), chosen.map(({ term }) => term)],
        ...[terms.map(({ facet }) => facet), terms.map(({ term }) => term), moments, COUNT_CAP],
      ],
    });
    const counts = new Map([...terms, ...moments].map((option, at) => [option, row?.counts[at] ?? 0]));
    return options.map((option) => cappedCount(counts.get(option) ?? 0));
  }

  /** One row more than the part takes tells whether there are more. */
  private async rowsOf({ name, text }: JobPageStatement, query: JobQuery, part: ListPart): Promise<Row[]> {
    return await queryByName<Row>(this.dataSource, {
      ...{ name, text },
      values: this.valuesOf(query, part, part.take + 1),
    });
  }

  /** The parameters of the function `job_search`. */
  private valuesOf(query: JobQuery, { sort, skip, after }: ListPart, limit: number): unknown[] {
    const isByDistance = sort === JobSort.NEAREST && query.near !== null;
    const place = isByDistance ? NEAREST_PLACE : PLACE;
    const [tier = null, key = null, jobId = null] = after ? readCursor(after, sort, place) : [];
    const order = sort === JobSort.PAY ? "pay" : "newest";
    const isRanked = sort === JobSort.RELEVANCE;
    const now = this.clock.now();
    const { text, postedAfter, payMin, payMax } = query;
    // The order by distance asks for the circle itself.
    const terms = termsOf(isByDistance ? { ...query, near: null } : query, indianDay(now));
    return [
      ...[order, terms, text ?? "", isRanked, now, postedAfter, payMin, payMax],
      ...[tier, key, jobId, skip, limit, COUNT_CAP, ...ringsOf(query, sort, tier)],
    ];
  }
}

const countOf = ([first]: Row[]): JobCount => cappedCount(first?.total ?? 0);

const cappedCount = (count: number): JobCount => ({
  total: Math.min(count, COUNT_CAP),
  isTotalCapped: count > COUNT_CAP,
});

interface Value {
  value: string;
}

const suggestionsOf = (dataSource: DataSource): JobSuggestions => ({
  async titles(text) {
    const rows = await dataSource.query<Value[]>(TITLES_LIKE, [text.toLowerCase(), MOST_SUGGESTIONS]);
    return rows.map(({ value }) => value);
  },
  async vocabulary() {
    const [vocabulary] = await dataSource.query<JobVocabulary[]>(VOCABULARY);
    return vocabulary ?? { words: [], phrases: [], forms: [], companies: [] };
  },
  async jobsWith(words) {
    const rows = await dataSource.query<Counted[]>(JOBS_WITH_WORDS, [words]);
    return new Map(rows.map(({ text, jobs }) => [text, jobs]));
  },
  meant: (words) => dataSource.query<MeantWord[]>(MEANT_WORDS, [words]),
});

const placesOf = (dataSource: DataSource, clock: Clock): JobPlaces => ({
  popular: (limit) =>
    queryByName<PlaceCount>(dataSource, {
      name: "popular-locations",
      text: POPULAR_LOCATIONS,
      values: [clock.now(), limit],
    }),
  async counts(placeIds) {
    const rows = await dataSource.query<{ id: number; jobs: number }[]>(PLACE_COUNTS, [placeIds.map(String)]);
    return new Map(rows.map(({ id, jobs }) => [id, jobs]));
  },
});
