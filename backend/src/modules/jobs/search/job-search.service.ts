import { BadInputError } from "../../../errors/errors";
import type { Clock } from "../../../time/clock";
import { ancestorsOf, labelOf, placeById } from "../../places/gazetteer";
import { type Place, PlaceKind } from "../../places/place.entity";
import { SearchWordKind } from "../../search-words/search-word.entity";
import { readPlaces } from "../../places/read-places";
import type { ListedColumns, ListedJob } from "../job/listed-job";
import {
  chipOf,
  partsOf,
  withoutEnglish,
  withoutWomen,
  withoutWorkplaces,
  wordsToMean,
} from "../query/query-parts";
import type { ReadPart } from "../query/read-part";
import type { QueryReading } from "../query/read-query";
import { cityOf, placesOf, REMOTE } from "../reading/job-places";
import { CloseJobsFinder } from "./close-jobs";
import {
  type CloseJobs,
  JobFilter,
  type JobPage,
  type JobsArgs,
  type LocalityCount,
  MAX_PAGES,
  type PopularLocation,
} from "./job-search.inputs";
import { distancesOf, queryOf, type ReadFilter, readFilter } from "./job-query";
import { assertMayFilter } from "./job-search.policy";
import { JobSort } from "./job-sort.enums";
import type { JobSuggestionService } from "./job-suggestion.service";
import type { FoundJobs, JobQuery, ListPart, SearchIndex } from "./search-index";
import { ANYWHERE, areasAround, searchedInstead } from "./sought-place";

const NOWHERE = { location: undefined, near: undefined, withinKm: undefined };
/** So many are looked at for the places that they are in. */
const JOBS_ELSEWHERE = 50;
const MOST_OTHER_PLACES = 8;
/** Jobs for all of a state, a region or India that a search for a place tells of. */
const MOST_IN_WIDER_AREA = 10;

type AskedPage = JobsArgs & { columns?: ListedColumns };

/** A search as it was made, perhaps of another text than the one that was typed. */
interface ReadSearch extends ReadFilter {
  sort: JobSort;
  searchedText: string | null;
  searchedLocation: string | null;
  found: FoundJobs;
}

/** Finds open jobs through the search index (docs/search.md). */
export class JobSearchService {
  private readonly close: CloseJobsFinder;

  constructor(
    private readonly index: SearchIndex,
    private readonly clock: Clock,
    private readonly suggestions: JobSuggestionService,
  ) {
    this.close = new CloseJobsFinder(index, (filter) => this.queryOf(readFilter(filter).filter));
  }

  /**
   * @param mayUseAdvanced whether the viewer has the advanced filters; asked only where the search has one
   * @param columns what is read of the jobs, also of those in the wider area and close by; all without it
   * @throws ForbiddenError PLAN_REQUIRED; BadInputError INVALID_CURSOR, CURSOR_WITH_PAGE, PLACE_REQUIRED
   */
  async search(
    asked: JobsArgs,
    mayUseAdvanced: () => Promise<boolean>,
    columns?: ListedColumns,
  ): Promise<JobPage> {
    await assertMayFilter(asked.filter ?? {}, mayUseAdvanced);
    const read = await this.spelt(Object.assign({}, asked, { columns }));
    const { filter, reading, sort, searchedText, searchedLocation, found } = read;
    const { page, pageSize } = asked;
    const { jobs, total, isTotalCapped, hasMore, endCursor } = found;
    void this.index.changes.takeInWhenDue();
    return {
      items: jobs,
      total,
      isTotalCapped,
      page,
      pageSize,
      pageCount: Math.min(Math.ceil(total / pageSize), MAX_PAGES),
      hasNextPage: hasMore,
      nextCursor: hasMore ? endCursor : null,
      endCursor,
      didYouMean: null,
      searchedText,
      distances: distancesOf(jobs, filter, sort),
      searchedLocation: total > 0 ? (searchedLocation ?? searchedInstead(filter.location ?? "")) : null,
      otherPlaces: total === 0 && asked.filter?.location?.trim() ? await this.placesElsewhere(filter) : [],
      searched: {
        ...{ asked: withText(asked, searchedText), filter, reading, sort, columns, searchedLocation },
        isOrderChosen: asked.sort != null || reading.first !== null,
        bestTier: page === 1 && !asked.after ? (found.tiers[0] ?? null) : null,
      },
    };
  }

  /**
   * SPELL-05 to SPELL-07: the first of the texts that may have been meant which finds jobs. Where none does, one of
   * them that asks for less; then the likeliest if it finds jobs elsewhere or names a trade or skill that was not
   * typed, for jobs that are close to it; and else the text as it was typed.
   * @param isKept such a search waits for all that it asks for, but for a place of work
   */
  private async spelt(asked: AskedPage, isKept = false): Promise<ReadSearch> {
    const { q, isExact } = asked.filter ?? {};
    const texts = q && !isExact ? await this.suggestions.spelling.corrections(q) : [];
    const meant: ReadSearch[] = [];
    for (const text of texts) {
      const search = await this.firstToFind(asked, text);
      if (search.found.total > 0) return search;
      meant.push(search);
    }
    const typed = await this.firstToFind(asked, null);
    if (typed.found.total > 0 || isExact) return typed;
    for (const search of [...meant, typed]) {
      const wider = await this.withLess(asked, search, isKept);
      if (wider) return wider;
    }
    const [likeliest] = meant;
    if (!likeliest) return typed;
    const isElsewhere =
      likeliest.filter.location && (await this.placesElsewhere(likeliest.filter)).length > 0;
    if (isElsewhere) return likeliest;
    return (await this.countMeant(likeliest)) > (await this.countMeant(typed)) ? likeliest : typed;
  }

  /** How many trades and skills a search names. */
  private async countMeant({ reading }: ReadSearch): Promise<number> {
    const meant = await this.index.suggest.meant(wordsToMean(reading));
    return meant.filter(({ kind }) => kind === SearchWordKind.TRADE || kind === SearchWordKind.SKILL).length;
  }

  /**
   * The search as it is read; if it finds nothing, the other way to read its place.
   * @param searchedText in place of the one that was typed
   */
  private async firstToFind(asked: AskedPage, searchedText: string | null): Promise<ReadSearch> {
    const find = async ({ filter, reading }: ReadFilter) => {
      const sort = asked.sort ?? sortOf(filter, reading);
      const part = partOf(asked, sort);
      return {
        ...{ filter, reading, sort, searchedText },
        ...(await this.inPlace(filter, (query) => this.index.search(query, part), sort)),
      };
    };
    const filter = withText(asked, searchedText);
    const asRead = await find(readFilter(filter));
    const other = asRead.found.total > 0 ? null : readOtherwise(filter, asRead.reading);
    const otherwise = other && (await find(other));
    return otherwise && otherwise.found.total > 0 ? otherwise : asRead;
  }

  /**
   * READ-10, READ-12, READ-16: "kitchen steward hotel goa" without its hotel, "bpo without english" without its
   * English, and "ladies job delhi" as "delhi", if that finds jobs; null where it doesn't.
   */
  private async withLess(asked: AskedPage, search: ReadSearch, isKept: boolean): Promise<ReadSearch | null> {
    const { reading } = search;
    const meant = await this.index.suggest.meant(wordsToMean(reading));
    const forAll = withoutWomen(reading, meant);
    if (forAll !== null) return foundBy(await this.firstToFind(asked, forAll));
    const placeless = reading.words.length < 2 ? null : withoutWorkplaces(reading, meant);
    const elsewhere = placeless === null ? null : await this.firstToFind(asked, placeless);
    if (isKept || (elsewhere && elsewhere.found.total > 0)) return foundBy(elsewhere);
    const text = withoutEnglish((elsewhere ?? search).reading);
    return text === null ? null : foundBy(await this.firstToFind(asked, text));
  }

  /**
   * What the index is asked for a search that somebody keeps: its spelling and its place are read as its list reads
   * them now.
   * @throws BadInputError PLACE_REQUIRED
   */
  async queryToKeep(asked: Partial<JobFilter>): Promise<JobQuery> {
    const typed = Object.assign(new JobFilter(), asked);
    const { filter, searchedLocation } = await this.spelt({ filter: typed, page: 1, pageSize: 1 }, true);
    const location = searchedLocation ?? filter.location;
    return this.queryOf(Object.assign(new JobFilter(), filter, { location }));
  }

  /** The words of a title that mean a trade, as a search for them would: the last that do; null where none do. */
  async tradeIn(title: string): Promise<string | null> {
    const words = title.trim().split(/\s+/);
    const meant = await this.index.suggest.meant(words);
    const trade = meant.findLast(({ kind }) => kind === SearchWordKind.TRADE);
    return trade ? words.slice(trade.from, trade.to).join(" ") : null;
  }

  /** READ-01: what was understood of the page's text. */
  async readParts({ searched: { reading } }: JobPage): Promise<ReadPart[]> {
    return partsOf(reading, await this.index.suggest.meant(wordsToMean(reading))).map(chipOf(reading));
  }

  /**
   * JOBP-04: the jobs of the same search that are posted for all of an area around its place: those of a region first,
   * then of the state, then of India.
   */
  async inWiderArea({ searched: { filter, sort, columns } }: JobPage): Promise<ListedJob[]> {
    const around = areasAround(filter.location ?? "");
    if (!around) return [];
    const query = this.queryOf(filter);
    const { alsoPostedFor } = query.place;
    const part = { sort, skip: 0, take: MOST_IN_WIDER_AREA, after: null, columns };
    const areasApart = around.areas
      .map((areas) => areas.filter(({ id }) => !alsoPostedFor.includes(id)))
      .filter(({ length }) => length > 0);
    const found = await Promise.all(
      areasApart.map((areas) => {
        const postedFor = areas.map(({ id }) => id);
        const place = { ...ANYWHERE, isRemote: query.place.isRemote, postedFor };
        return this.index.search({ ...query, place, near: null }, part);
      }),
    );
    const jobs = new Map(found.flatMap((area) => area.jobs.map((job) => [job.id, job] as const)));
    // One that is posted for the place as well stands in the list itself.
    const isThere = (job: ListedJob) =>
      around.places.some((place) => isIn(job, place)) ||
      (job.placeIds ?? []).some((id) => alsoPostedFor.includes(id));
    return [...jobs.values()].filter((job) => !isThere(job)).slice(0, MOST_IN_WIDER_AREA);
  }

  /** Where the list has few jobs: what is close to it. */
  closeTo(page: JobPage): Promise<CloseJobs[]> {
    return this.close.to(page);
  }

  /** The cities with most open jobs, most first. */
  async popularLocations(limit: number): Promise<PopularLocation[]> {
    const counts = await this.index.places.popular(limit);
    return counts.flatMap(({ placeId, jobCount, localities }) => {
      const city = placeById(placeId);
      return city ? [{ city: labelOf(city), jobCount, localities: localities.flatMap(named) }] : [];
    });
  }

  /** The places of the newest jobs that the same search finds anywhere. */
  private async placesElsewhere(filter: JobFilter): Promise<string[]> {
    const anywhere = this.queryOf(Object.assign(new JobFilter(), filter, NOWHERE));
    const part = { sort: JobSort.NEWEST, skip: 0, take: JOBS_ELSEWHERE, after: null };
    const { jobs } = await this.index.search(anywhere, part);
    return [...new Set(jobs.flatMap(townsOf))].slice(0, MOST_OTHER_PLACES);
  }

  /**
   * Asks the index. If the filter's place has no jobs, asks it again for the place whose name begins so: most people
   * say "HSR" for "HSR Layout".
   */
  private async inPlace<Found extends { total: number }>(
    filter: JobFilter,
    ask: (query: JobQuery) => Promise<Found>,
    sort?: JobSort,
  ): Promise<{ found: Found; searchedLocation: string | null }> {
    const found = await ask(this.queryOf(filter, sort));
    if (found.total > 0 || !filter.location?.trim()) return { found, searchedLocation: null };
    const location = await this.suggestions.wholePlace(filter.location);
    if (location === null) return { found, searchedLocation: null };
    const there = Object.assign(new JobFilter(), filter, { location });
    return { found: await ask(this.queryOf(there, sort)), searchedLocation: location };
  }

  private queryOf(filter: JobFilter, sort?: JobSort): JobQuery {
    return queryOf(filter, this.clock.now(), sort);
  }
}

const foundBy = (search: ReadSearch | null): ReadSearch | null =>
  search && search.found.total > 0 ? search : null;

function sortOf({ q }: JobFilter, { first }: QueryReading): JobSort {
  if (first === "pay") return JobSort.PAY;
  return q && first === null ? JobSort.RELEVANCE : JobSort.NEWEST;
}

/** Whether the text names localities alone. */
const isLocal = ({ fields: { location } }: QueryReading): boolean =>
  location != null && readPlaces(location).places.every(({ kind }) => kind === PlaceKind.LOCALITY);

/**
 * READ-07: a locality or a city that a name may go on behind as words of titles and names; with no place read, one
 * that may be meant. Null where nothing else can be read.
 */
function readOtherwise(asked: JobFilter, reading: QueryReading): ReadFilter | null {
  if (reading.fields.location != null)
    return reading.isPlaceInside || isLocal(reading) ? readFilter(asked, { placesAre: "words" }) : null;
  const likely = readFilter(asked, { placesAre: "likely" });
  return likely.reading.fields.location == null ? null : likely;
}

/** What is asked, with another text in place of the one that was typed. */
const withText = ({ filter }: JobsArgs, text: string | null): JobFilter =>
  Object.assign(new JobFilter(), filter, text === null ? {} : { q: text });

/** @throws BadInputError CURSOR_WITH_PAGE */
function partOf({ page, pageSize, after, columns }: AskedPage, sort: JobSort): ListPart {
  if (after && page > 1)
    throw new BadInputError("CURSOR_WITH_PAGE", "Ask for a page or for what follows a cursor, not both.");
  return { sort, skip: (page - 1) * pageSize, take: pageSize, after: after ?? null, columns };
}

const isIn = (job: ListedJob, { id }: Place): boolean =>
  placesOf(job).some((place) => place.id === id || ancestorsOf(place).some((area) => area.id === id));

/** The cities of a job; `Remote` where it has no place at all. */
function townsOf(job: ListedJob): string[] {
  const places = placesOf(job);
  return places.length > 0 ? places.flatMap((place) => cityOf(place) ?? []).map(labelOf) : [REMOTE];
}

function named({ placeId, jobCount }: { placeId: number; jobCount: number }): LocalityCount[] {
  const place = placeById(placeId);
  return place ? [{ name: place.name, jobCount }] : [];
}
