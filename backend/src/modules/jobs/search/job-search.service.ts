import { BadInputError, ForbiddenError } from "../../../errors/errors";
import { type Clock, DAY_MS } from "../../../time/clock";
import { PlanFeature } from "../../subscriptions/plan-feature";
import { namesOfPlansWith } from "../../subscriptions/plan.policy";
import { ancestorsOf, labelOf, placeById } from "../../places/gazetteer";
import type { Place } from "../../places/place.entity";
import type { ListedJob } from "../job/listed-job";
import { cityOf, placesOf, REMOTE } from "../reading/job-places";
import {
  type CloseJobs,
  JobFilter,
  type JobPage,
  type JobsArgs,
  type LocalityCount,
  MAX_PAGES,
  type PopularLocation,
} from "./job-search.inputs";
import { isAdvanced } from "./job-search.policy";
import { readSearchText } from "./job-search-text";
import { JobSort } from "./job-sort.enums";
import type { JobSuggestionService } from "./job-suggestion.service";
import type { FoundJobs, JobQuery, ListPart, SearchIndex } from "./search-index";
import { ANYWHERE, areasAround, searchedInstead, soughtPlace } from "./sought-place";

/** So many are looked at for the places that they are in. */
const JOBS_ELSEWHERE = 50;
const MOST_OTHER_PLACES = 8;
/** Jobs for all of a state, a region or India that a search for a place tells of. */
const MOST_IN_WIDER_AREA = 10;

/** A search as it was made, perhaps of another text than the one that was typed. */
interface SpeltSearch {
  filter: JobFilter;
  sort: JobSort;
  searchedText: string | null;
  searchedLocation: string | null;
  found: FoundJobs;
}

/** Finds open jobs through the search index (docs/search.md). */
export class JobSearchService {
  constructor(
    private readonly index: SearchIndex,
    private readonly clock: Clock,
    private readonly suggestions: JobSuggestionService,
  ) {}

  /**
   * @param mayUseAdvanced whether the viewer has the advanced filters; asked only where the search has one
   * @throws ForbiddenError PLAN_REQUIRED; BadInputError INVALID_CURSOR, CURSOR_WITH_PAGE
   */
  async search(asked: JobsArgs, mayUseAdvanced: () => Promise<boolean>): Promise<JobPage> {
    if (isAdvanced(asked.filter ?? {}) && !(await mayUseAdvanced())) throw planRequired();
    const { page, pageSize } = asked;
    const { filter, sort, found, searchedText, searchedLocation } = await this.spelt(asked);
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
      read: [],
      distances: [],
      searchedLocation: total > 0 ? (searchedLocation ?? searchedInstead(filter.location ?? "")) : null,
      otherPlaces: total === 0 && asked.filter?.location?.trim() ? await this.placesElsewhere(filter) : [],
      searched: { filter, sort },
    };
  }

  /**
   * JOBP-04: the jobs of the same search that are posted for all of an area around its place: those of a region first,
   * then of the state, then of India.
   */
  async inWiderArea({ searched: { filter, sort } }: JobPage): Promise<ListedJob[]> {
    const around = areasAround(filter.location ?? "");
    if (!around) return [];
    const query = this.queryOf(filter);
    const part = { sort, skip: 0, take: MOST_IN_WIDER_AREA, after: null };
    const found = await Promise.all(
      around.areas.map(({ id }) => {
        const place = { ...ANYWHERE, isRemote: query.place.isRemote, postedFor: id };
        return this.index.search({ ...query, place }, part);
      }),
    );
    const jobs = new Map(found.flatMap((area) => area.jobs.map((job) => [job.id, job] as const)));
    // One that is posted for the place as well stands in the list itself.
    return [...jobs.values()].filter((job) => !isIn(job, around.place)).slice(0, MOST_IN_WIDER_AREA);
  }

  /** Where the list has few jobs: what is close to it. */
  closeTo(_page: JobPage): Promise<CloseJobs[]> {
    return Promise.resolve([]);
  }

  /** The cities with most open jobs, most first. */
  async popularLocations(limit: number): Promise<PopularLocation[]> {
    const counts = await this.index.places.popular(limit);
    return counts.flatMap(({ placeId, jobCount, localities }) => {
      const city = placeById(placeId);
      return city ? [{ city: labelOf(city), jobCount, localities: localities.flatMap(named) }] : [];
    });
  }

  /**
   * SPELL-05 to SPELL-07: the first of the texts that may have been meant which finds jobs. Where none does, the
   * likeliest if it finds jobs elsewhere, and else the text as it was typed.
   */
  private async spelt(asked: JobsArgs): Promise<SpeltSearch> {
    const { q, isExact } = asked.filter ?? {};
    const texts = q && !isExact ? await this.suggestions.spelling.corrections(q) : [];
    const meant: SpeltSearch[] = [];
    for (const text of texts) {
      const search = await this.searchOf(asked, text);
      if (search.found.total > 0) return search;
      meant.push(search);
    }
    const typed = await this.searchOf(asked, null);
    const [likeliest] = meant;
    if (!likeliest?.filter.location || typed.found.total > 0) return typed;
    return (await this.placesElsewhere(likeliest.filter)).length > 0 ? likeliest : typed;
  }

  /** @param searchedText in place of the one that was typed */
  private async searchOf(asked: JobsArgs, searchedText: string | null): Promise<SpeltSearch> {
    const q = searchedText ?? asked.filter?.q;
    const filter = readSearchText(Object.assign(new JobFilter(), asked.filter, { q }));
    const sort = asked.sort ?? (filter.q ? JobSort.RELEVANCE : JobSort.NEWEST);
    const part = partOf(asked, sort);
    const answer = await this.inPlace(filter, (query) => this.index.search(query, part));
    return { filter, sort, searchedText, ...answer };
  }

  /** The places of the newest jobs that the same search finds anywhere. */
  private async placesElsewhere(filter: JobFilter): Promise<string[]> {
    const anywhere = this.queryOf(Object.assign(new JobFilter(), filter, { location: undefined }));
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
  ): Promise<{ found: Found; searchedLocation: string | null }> {
    const found = await ask(this.queryOf(filter));
    if (found.total > 0 || !filter.location?.trim()) return { found, searchedLocation: null };
    const location = await this.suggestions.wholePlace(filter.location);
    if (location === null) return { found, searchedLocation: null };
    const there = Object.assign(new JobFilter(), filter, { location });
    return { found: await ask(this.queryOf(there)), searchedLocation: location };
  }

  private queryOf(filter: JobFilter): JobQuery {
    const { type, workMode, experienceYears, skills, verifiedOnly, repliesOnly, payMin, payMax } = filter;
    const days = filter.postedWithinDays;
    return {
      text: filter.q?.trim() || null,
      place: soughtPlace(filter.location ?? ""),
      type: type ?? null,
      workMode: workMode ?? null,
      experienceYears: experienceYears ?? null,
      skills: (skills ?? []).map((skill) => skill.trim()),
      isVerified: verifiedOnly ?? false,
      doesReply: repliesOnly ?? false,
      postedAfter: days == null ? null : new Date(this.clock.now().getTime() - days * DAY_MS),
      payMin: payMin ?? null,
      payMax: payMax ?? null,
    };
  }
}

const planRequired = () => {
  const plans = namesOfPlansWith(PlanFeature.ADVANCED_FILTERS);
  return new ForbiddenError("PLAN_REQUIRED", `Advanced filters are part of these plans: ${plans}.`);
};

/** @throws BadInputError CURSOR_WITH_PAGE */
function partOf({ page, pageSize, after }: JobsArgs, sort: JobSort): ListPart {
  if (after && page > 1)
    throw new BadInputError("CURSOR_WITH_PAGE", "Ask for a page or for what follows a cursor, not both.");
  return { sort, skip: (page - 1) * pageSize, take: pageSize, after: after ?? null };
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
