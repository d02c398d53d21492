import { JobFilter } from "./job-search.inputs";
import type { JobSearchService } from "./job-search.service";
import type { Job } from "../job/job.entity";
import type { ListedColumns, ListedJob } from "../job/listed-job";
import { labelOf } from "../../places/gazetteer";
import { readPlaces } from "../../places/read-places";
import { cityOf, placesOf, REMOTE, stateOf } from "../reading/job-places";
import { JobSort } from "./job-sort.enums";
import { pointsOf } from "./sought-place";
import type { JobService } from "../job/job.service";

/** How far somebody has come is no trade: "Senior Nurse" and "Staff Nurse II" are looked for as nurses. */
const RANKS =
  /\b(?:senior|junior|lead|principal|staff|chief|head|trainee|associate|assistant|intern|fresher|sr|jr|i{1,3}|iv)\b\.?/gi;
/** "Software Engineer" of "Software Engineer - Payments (Pune)", as the search index reads it. */
const TAIL = /\s*[(,|:].*$|\s+[-–—/]\s.*$/;

const headOf = (title: string): string => title.replace(TAIL, "").trim();

/** What a title without a known trade calls the work; the title itself where nothing else is left. */
export function tradeOf(title: string): string {
  const head = headOf(title);
  return head.replace(RANKS, " ").replace(/\s+/g, " ").trim() || head;
}

const SHORT_RANKS: Readonly<Record<string, string>> = { sr: "senior", jr: "junior" };

/** The ranks in a title, in one way to write them: '' of "Nurse" and of "Staff Nurse", whose staff is no rank. */
export function rankOf(title: string): string {
  const found = headOf(title).toLowerCase().match(RANKS) ?? [];
  const ranks = found.map((rank) => rank.replace(".", "")).map((rank) => SHORT_RANKS[rank] ?? rank);
  return ranks
    .filter((rank) => rank !== "staff")
    .sort()
    .join(" ");
}

/** From each search; who has applied to all of these is not told of more. */
const MOST_FOUND = 50;

/** Jobs like another one, or like a profile, found by a few ordinary searches, so as fast as they are. */
export class SimilarJobsService {
  constructor(
    private readonly jobs: JobService,
    private readonly search: JobSearchService,
  ) {}

  /** Open jobs of the same trade: first those of the same city, then of any; those of the first skill after each. */
  async like(id: string, first: number, columns?: ListedColumns): Promise<ListedJob[]> {
    const job = await this.jobs.findPosted(id);
    if (!job) return [];
    const filters = filtersFor(job, await this.tradeFor(job.title));
    return this.firstOf(filters, first, new Set([id]), columns);
  }

  /**
   * Open jobs for somebody of a profession: those of each of their places and its surroundings first, then of its city,
   * of its state, of any; of each those that pay what they want before the others (WORK-09).
   * @param sought its title is as they call it in their profile; without one nothing fits
   * @param known jobs that they need not be told of
   */
  async fitting(
    { title, places, yearlyPay }: SoughtWork,
    first: number,
    known: ReadonlySet<string>,
  ): Promise<ListedJob[]> {
    if (!title) return [];
    const q = await this.tradeFor(title);
    const near = places.slice(0, MOST_TOWNS);
    const where = [...near.flatMap(aroundOf), ...near.flatMap(statesOf), {}];
    const filters = once(where).flatMap((place) => [
      ...(yearlyPay === null ? [] : [{ q, ...place, payMin: yearlyPay }]),
      { q, ...place },
    ]);
    return this.firstOf(filters, first, known);
  }

  private async tradeFor(title: string): Promise<string> {
    return (await this.search.tradeIn(headOf(title))) ?? tradeOf(title);
  }

  private async firstOf(
    filters: Partial<JobFilter>[],
    first: number,
    passedOver: ReadonlySet<string>,
    columns?: ListedColumns,
  ): Promise<ListedJob[]> {
    const found = new Map<string, ListedJob>();
    for (const filter of filters) {
      for (const job of await this.find(filter, Math.min(first + passedOver.size, MOST_FOUND), columns))
        if (!passedOver.has(job.id)) found.set(job.id, job);
      if (found.size >= first) break;
    }
    return [...found.values()].slice(0, first);
  }

  private async find(
    filter: Partial<JobFilter>,
    pageSize: number,
    columns?: ListedColumns,
  ): Promise<ListedJob[]> {
    const asked = {
      filter: Object.assign(new JobFilter(), filter),
      sort: JobSort.RELEVANCE,
      page: 1,
      pageSize,
    };
    // The portal itself asks for the skill, which people pay to filter by.
    return (await this.search.search(asked, () => Promise.resolve(true), columns)).items;
  }
}

/** Each search once: a city may be typed, and a state may have several of the places. */
const once = (filters: readonly Partial<JobFilter>[]): Partial<JobFilter>[] => [
  ...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values(),
];

interface SoughtWork {
  title: string | null;
  /** As they are typed, the dearest first. */
  places: readonly string[];
  /** In rupees; null: not known. */
  yearlyPay: number | null;
}

/** As far as most people go to work. */
const AROUND_KM = 10;

/** A place as it is typed, what lies around it, and its city. */
function aroundOf(location: string): Partial<JobFilter>[] {
  if (location.trim() === "") return [];
  const cities = readPlaces(location).places.flatMap((place) => cityOf(place) ?? []);
  return [
    { location },
    ...(pointsOf(location).length > 0 ? [{ location, withinKm: AROUND_KM }] : []),
    ...cities.map((city) => ({ location: labelOf(city) })),
  ];
}

const statesOf = (location: string): Partial<JobFilter>[] =>
  readPlaces(location).places.flatMap((place) => {
    const state = stateOf(place);
    return state ? [{ location: labelOf(state) }] : [];
  });

/** So many of a job's cities, or of the places where somebody wants to work, are looked into. */
const MOST_TOWNS = 3;

function townsOf(job: Job): string[] {
  const towns = new Set(placesOf(job).map((place) => labelOf(cityOf(place) ?? place)));
  return towns.size > 0 ? [...towns].slice(0, MOST_TOWNS) : [REMOTE];
}

function filtersFor(job: Job, q: string): Partial<JobFilter>[] {
  const [skill] = job.skills;
  const bySkill = skill === undefined ? [] : [{ skills: [skill] }];
  const near = townsOf(job).map((location) => [
    { q, location },
    ...bySkill.map((filter) => ({ ...filter, location })),
  ]);
  return [...near.flat(), { q }, ...bySkill];
}
