import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { z } from "zod";
import { queryByName } from "../../../database/named-query";
import { int64, readCursor, rowId, writeCursor } from "../../../lists/cursor";
import type { Clock } from "../../../time/clock";
import type { JobVocabulary } from "../../search-words/spelling/spelling.service";
import type { Counted } from "../../search-words/spelling/spelling-dictionary";
import { ListedJobReader } from "../job/listed-job";
import { JobSort } from "./job-sort.enums";
import {
  jobPageSql,
  JOBS_WITH_WORDS,
  PLACE_COUNTS,
  POPULAR_LOCATIONS,
  TITLES_LIKE,
  VOCABULARY,
} from "./posting-blocks.sql";
import { PostingBlocksUpkeep } from "./posting-blocks-upkeep";
import {
  COUNT_CAP,
  type FoundJobs,
  type JobCount,
  type JobPlaces,
  type JobQuery,
  type JobSuggestions,
  type ListPart,
  MOST_SUGGESTIONS,
  type PlaceCount,
  type SearchIndex,
  type SoughtPlace,
} from "./search-index";

/** The index knows years of work up to here; people with more find what asks for so many. */
const MOST_YEARS = 30;

/**
 * A cursor's place behind a page's last job: its tier (WORD-03: as `job_search_read` has them, 4 for the rest), its
 * sort key, its id.
 */
const PLACE = z.tuple([z.int().min(1).max(4), int64, rowId]);

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
  private readonly listed: ListedJobReader;
  private readonly pageSql: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    log?: Logger,
  ) {
    this.listed = new ListedJobReader(dataSource);
    this.pageSql = jobPageSql(this.listed.columns);
    this.suggest = suggestionsOf(dataSource);
    this.places = placesOf(dataSource, clock);
    this.changes = new PostingBlocksUpkeep(dataSource, clock, log);
  }

  async search(query: JobQuery, part: ListPart): Promise<FoundJobs> {
    const rows = await this.rowsOf(query, part);
    const found = rows.filter(({ job_id }) => job_id !== null).slice(0, part.take);
    const last = found.at(-1);
    return {
      ...countOf(rows),
      jobs: found.map((row) => this.listed.read(row)),
      hasMore: rows.length > part.take,
      endCursor: last ? writeCursor(part.sort, last.tier, last.key, last.job_id) : null,
    };
  }

  async count(query: JobQuery): Promise<JobCount> {
    return countOf(await this.rowsOf(query, JUST_COUNTED));
  }

  /** One row more than the part takes tells whether there are more. */
  private async rowsOf(query: JobQuery, { sort, skip, take, after }: ListPart): Promise<Row[]> {
    const [tier = null, key = null, jobId = null] = after ? readCursor(after, sort, PLACE) : [];
    const order = sort === JobSort.PAY ? "pay" : "newest";
    const isRanked = sort === JobSort.RELEVANCE;
    const { text, postedAfter, payMin, payMax } = query;
    return await queryByName<Row>(this.dataSource, {
      name: "job-page",
      text: this.pageSql,
      values: [
        ...[order, termsOf(query), text ?? "", isRanked, this.clock.now(), postedAfter, payMin, payMax],
        ...[tier, key, jobId, skip, take + 1, COUNT_CAP],
      ],
    });
  }
}

const countOf = ([first]: Row[]): JobCount => ({
  total: Math.min(first?.total ?? 0, COUNT_CAP),
  isTotalCapped: (first?.total ?? 0) > COUNT_CAP,
});

/** Terms that a job must have, besides its words and pay: those `job_search` makes itself. */
function termsOf(query: JobQuery): string[] {
  const { place, type, workMode, experienceYears, skills, isVerified, doesReply } = query;
  return [
    ...new Set([
      "live",
      ...placeTerms(place),
      ...(type ? [`type:${type}`] : []),
      ...(workMode ? [`mode:${workMode}`] : []),
      ...(experienceYears === null ? [] : [`years:${Math.min(experienceYears, MOST_YEARS)}`]),
      ...skills.map((skill) => `skill:${skill.toLowerCase()}`),
      ...(isVerified ? ["verified"] : []),
      ...(doesReply ? ["replies"] : []),
    ]),
  ];
}

const placeTerms = ({ isRemote, within, postedFor, called }: SoughtPlace): string[] => [
  ...(isRemote ? ["mode:remote"] : []),
  ...within.map((place) => `at:${place}`),
  ...(postedFor === null ? [] : [`for:${postedFor}`]),
  ...(called === null ? [] : [`place:${called.toLowerCase()}`]),
];

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
