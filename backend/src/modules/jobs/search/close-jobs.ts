import { gazetteer, labelOf } from "../../places/gazetteer";
import { distanceKm, pointOf } from "../../places/nearby-places";
import { type Place, PlaceKind } from "../../places/place.entity";
import { readPlaces } from "../../places/read-places";
import { isWorkplace, looseWords, partsOf, wordsToMean } from "../query/query-parts";
import { type QueryPart, type QueryWord, withoutParts } from "../query/query-text";
import { ReadPartKind } from "../query/read-part";
import { readQuery } from "../query/read-query";
import type { ListedColumns } from "../job/listed-job";
import { cityOf, stateOf } from "../reading/job-places";
import { CloseReason, type CloseJobs, type JobFilter, type JobPage } from "./job-search.inputs";
import { JobSort } from "./job-sort.enums";
import type { FoundJobs, JobQuery, SearchIndex } from "./search-index";

/** A list with fewer jobs is short: what is close to it stands below. */
const SHORT = 5;
const MOST_JOBS = 5;
/** Conditions that are tried alone before all of them go. */
const MOST_TRIED = 1;
const MOST_PLACES_NEARBY = 5;
const MOST_KM = 75;
/** So far is looked where neither the cities around nor the state have a job. */
const FAR_KM = 600;
const MOST_WORDS = 3;

/** What gives way, the weakest first. */
const WEAKEST_FIRST: readonly ReadPartKind[] = [
  ReadPartKind.FRESHNESS,
  ReadPartKind.PAY,
  ReadPartKind.WALK_IN,
  ReadPartKind.SHIFT,
  ReadPartKind.ENGLISH,
  ReadPartKind.EXPERIENCE,
  ReadPartKind.TYPE,
  ReadPartKind.EDUCATION,
  ReadPartKind.WORK_MODE,
];
const WHERE: readonly ReadPartKind[] = [ReadPartKind.PLACE, ReadPartKind.NEAR_ME, ReadPartKind.DISTANCE];

/** A search that asks for less. */
interface Wider extends Pick<CloseJobs, "reason" | "gaveWay" | "q" | "location"> {
  filter: Partial<JobFilter>;
}

interface Short {
  asked: JobFilter;
  typed: string;
  /** What was left to be searched as words, but for conditions. */
  words: readonly string[];
  parts: readonly QueryPart[];
  /** NEVER-05: words beside the trade that mean none. */
  loose: readonly QueryWord[];
  location: string;
}

/** NEVER-01: finds what is close to a search that finds few jobs, with at most twelve questions to the index. */
export class CloseJobsFinder {
  /** @param queryOf what the index is asked for a filter whose text is not read yet */
  constructor(
    private readonly index: SearchIndex,
    private readonly queryOf: (filter: Partial<JobFilter>) => JobQuery,
  ) {}

  /** Up to three groups, none of whose jobs stands in the list or in another group. */
  async to({ items, total, page, searched }: JobPage): Promise<CloseJobs[]> {
    const { asked, filter, reading, columns } = searched;
    if (total >= SHORT || page > 1 || (reading.typed === "" && !filter.location?.trim())) return [];
    const meant = await this.index.suggest.meant(wordsToMean(reading));
    const parts = partsOf(reading, meant);
    const isCondition = ({ start }: QueryWord) =>
      parts.some((part) => WEAKEST_FIRST.includes(part.kind) && part.start <= start && start < part.end);
    const short: Short = {
      asked,
      typed: reading.typed,
      words: reading.words.filter((word) => !isCondition(word)).map(({ text }) => text),
      parts,
      loose: looseWords(reading, meant),
      location: filter.location?.trim() ?? "",
    };
    const shown = new Set(items.map(({ id }) => id));
    const groups: CloseJobs[] = [];
    for (const tries of [this.withoutCondition(short), this.nearby(short), this.elsewhere(short)]) {
      // Without a place the same trade anywhere may be the search that just stands above.
      const isNew = ({ q, location }: Wider) =>
        !groups.some((one) => one.q === q && one.location === location);
      const group = await this.firstThatFinds((await tries).filter(isNew), shown, columns);
      if (!group) continue;
      for (const { id } of group.jobs) shown.add(id);
      groups.push(group);
    }
    return groups;
  }

  /** The first of some searches that finds jobs which are not shown yet. */
  private async firstThatFinds(
    searches: readonly Wider[],
    shown: ReadonlySet<string>,
    columns: ListedColumns | undefined,
  ): Promise<CloseJobs | null> {
    for (const { filter, ...wider } of searches) {
      const found = await this.ask(filter, shown.size + MOST_JOBS, columns);
      const jobs = found.jobs.filter(({ id }) => !shown.has(id)).slice(0, MOST_JOBS);
      if (jobs.length > 0) {
        const { total, isTotalCapped } = found;
        return { ...wider, total, isTotalCapped, jobs };
      }
    }
    return null;
  }

  private ask(filter: Partial<JobFilter>, take: number, columns?: ListedColumns): Promise<FoundJobs> {
    const query = this.queryOf(filter);
    const sort = query.text ? JobSort.RELEVANCE : JobSort.NEWEST;
    return this.index.search(query, { sort, skip: 0, take, after: null, columns });
  }

  /**
   * NEVER-02, NEVER-05: the weakest condition of the text gives way, or else words that mean no trade, or else all
   * conditions, or else both.
   */
  private withoutCondition({ asked, typed, parts, loose }: Short): Wider[] {
    const conditions = weakestOf(parts);
    const alone = conditions.slice(0, MOST_TRIED).map((part) => [part]);
    const without = (gone: readonly Pick<QueryPart, "reach">[], gaveWay: readonly string[]): Wider => {
      const q = withoutParts(typed, gone);
      const reason = CloseReason.WITHOUT_CONDITION;
      const location = asked.location ?? null;
      return {
        ...{ reason, gaveWay: gaveWay.join(", "), q, location },
        filter: Object.assign({}, asked, { q }),
      };
    };
    const words = loose.map((reach) => ({ reach }));
    const named = loose.length > 0 ? [loose.map(({ text }) => text).join(" ")] : [];
    return [
      ...alone.map((gone) => without(gone, labelsOf(gone))),
      ...(loose.length > 0 && conditions.length > 0 ? [without(words, named)] : []),
      ...(conditions.length > MOST_TRIED ? [without(conditions, labelsOf(conditions))] : []),
      ...(loose.length > 0 ? [without([...conditions, ...words], [...labelsOf(conditions), ...named])] : []),
    ];
  }

  /**
   * NEVER-03: places near the one that is asked for, then its state, then the nearest cities with jobs; words that mean
   * none give way there too.
   */
  private async nearby({ asked, typed, parts, loose, location }: Short): Promise<Wider[]> {
    const { places, questions } = readPlaces(location);
    const [place] = places;
    if (!place || questions.length > 0) return [];
    const where = parts.filter(({ kind }) => WHERE.includes(kind));
    const left = withoutParts(typed, [...where, ...loose.map((reach) => ({ reach }))]);
    // "job" of "job in patna" says nothing.
    const q = saysNothing(left) ? "" : left;
    const gaveWay = [places.map(labelOf).join("; "), ...loose.map(({ text }) => text)].join(", ");
    const { near, nearest } = await this.placesAround(place, places);
    const around = new Set([near, stateOf(place)?.name ?? "", nearest].filter((one) => one !== ""));
    around.delete(location);
    return [...around].map((there) => ({
      reason: CloseReason.NEARBY,
      gaveWay,
      q,
      location: there,
      filter: Object.assign({}, asked, { q, location: there, withinKm: null, near: null }),
    }));
  }

  /** near: a locality's city, or the cities around one that have jobs. nearest: such cities, however far they are. */
  private async placesAround(
    place: Place,
    asked: readonly Place[],
  ): Promise<{ near: string; nearest: string }> {
    const city = cityOf(place);
    if (!city) return { near: "", nearest: "" };
    const around = citiesAround(city).filter((other) => !asked.includes(other.place));
    const counts = await this.index.places.counts(around.map((other) => other.place.id));
    const listed = around.filter((other) => counts.has(other.place.id));
    const isInside = place !== city && !asked.includes(city);
    return {
      near: isInside ? labelOf(city) : labelsOfPlaces(listed.filter(({ km }) => km <= MOST_KM)),
      nearest: labelsOfPlaces(listed),
    };
  }

  /** NEVER-04: the same trade anywhere; otherwise the word that fewest jobs have, but no condition's. */
  private async elsewhere(short: Short): Promise<Wider[]> {
    const { parts, typed } = short;
    const isTrade = ({ kind }: QueryPart) => kind === ReadPartKind.TRADE;
    const trade =
      // Of "bike mechanic showroom" the first.
      parts.findLast((part) => isTrade(part) && !isWorkplace(typed.slice(part.start, part.end))) ??
      parts.findLast(isTrade) ??
      parts.findLast(({ kind }) => kind === ReadPartKind.SKILL);
    const called = trade && typed.slice(trade.start, trade.end);
    if (called) {
      const search = anywhere(short, called);
      // "React Native" may leave React; of one word nothing is left.
      if (!called.includes(" ") || (await this.countOf(search)) > 0) return [search];
    }
    const words = short.words.filter((word) => /\p{L}{3}|\d/u.test(word));
    const searches = words.slice(0, MOST_WORDS).map((word) => anywhere(short, word));
    const counted = await Promise.all(
      searches.map(async (search) => ({ search, total: await this.countOf(search) })),
    );
    const [rarest] = counted.filter(({ total }) => total > 0).sort((one, other) => one.total - other.total);
    return rarest ? [rarest.search] : [];
  }

  private async countOf({ filter }: Wider): Promise<number> {
    return (await this.index.count(this.queryOf(filter))).total;
  }
}

const anywhere = ({ asked }: Short, q: string): Wider => ({
  reason: CloseReason.ELSEWHERE,
  gaveWay: null,
  q,
  location: null,
  filter: Object.assign({}, asked, { q, location: null, withinKm: null, near: null }),
});

const labelsOf = (parts: readonly QueryPart[]): string[] => parts.map(({ label }) => label);

const weakestOf = (parts: readonly QueryPart[]): QueryPart[] =>
  parts
    .filter(({ kind }) => WEAKEST_FIRST.includes(kind))
    .sort((one, other) => WEAKEST_FIRST.indexOf(one.kind) - WEAKEST_FIRST.indexOf(other.kind));

function saysNothing(text: string): boolean {
  const { q, parts } = readQuery(text);
  return q === "" && parts.length === 0;
}

interface CityAround {
  place: Place;
  km: number;
}

const labelsOfPlaces = (cities: readonly CityAround[]): string =>
  cities
    .slice(0, MOST_PLACES_NEARBY)
    .map(({ place }) => labelOf(place))
    .join("; ");

/** Cities that are not too far to move to, the nearest first. */
function citiesAround(city: Place): CityAround[] {
  const from = pointOf(city);
  if (!from) return [];
  const around = gazetteer().rows.flatMap(({ place }) => {
    const to = place.kind === PlaceKind.CITY && place !== city ? pointOf(place) : undefined;
    const km = to ? distanceKm(from, to) : Infinity;
    return km <= FAR_KM ? [{ place, km }] : [];
  });
  return around.sort((one, other) => one.km - other.km);
}
