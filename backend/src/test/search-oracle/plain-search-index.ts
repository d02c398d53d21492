import type { DataSource } from "typeorm";
import type { ListedJob } from "../../modules/jobs/job/listed-job";
import { JobSort } from "../../modules/jobs/search/job-sort.enums";
import {
  COUNT_CAP,
  type FilterChoice,
  type FoundJobs,
  type IndexUpkeep,
  type JobCount,
  type JobFigures,
  type JobPlaces,
  type JobQuery,
  type JobSuggestions,
  type ListPart,
  type SearchIndex,
} from "../../modules/jobs/search/search-index";
import type { Clock } from "../../time/clock";
import { PlainPlaces, PlainSuggestions } from "./plain-dictionary";
import {
  broken,
  comparePlaces,
  type Place,
  placeOf,
  type PlainJob,
  type PlainQuery,
  readPlainJobs,
  withWords,
} from "./plain-job";

interface Placed {
  plain: PlainJob;
  place: Place;
}

/**
 * The search index as anybody would write it first: reads all jobs, drops those that break a rule, sorts the others,
 * cuts the page out. Slow and right; the posting blocks must answer as it does.
 */
export class PlainSearchIndex implements SearchIndex {
  readonly suggest: JobSuggestions;
  readonly places: JobPlaces;
  /** It keeps nothing, so it has nothing to keep up. */
  readonly changes: IndexUpkeep = {
    takeIn: () => Promise.resolve(),
    takeInWhenDue: () => Promise.resolve(),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.suggest = new PlainSuggestions(dataSource, clock);
    this.places = new PlainPlaces(dataSource, clock);
  }

  async search(asked: JobQuery, { sort, skip, take, after }: ListPart): Promise<FoundJobs> {
    const matches = await this.matchesOf(asked, sort);
    const place = after === null ? null : readPlace(after);
    const behind = matches.filter((match) => place === null || comparePlaces(place, match.place) < 0);
    const part = behind.slice(skip, skip + take);
    const last = part.at(-1);
    return {
      ...countOf(matches.length),
      jobs: part.map(({ plain }) => plain.job),
      tiers: part.map(({ place: [tier] }) => tier),
      hasMore: behind.length > skip + take,
      endCursor: last ? JSON.stringify(last.place) : null,
    };
  }

  async count(asked: JobQuery): Promise<JobCount> {
    const { jobs, query } = await this.read(asked);
    return countOf(jobs.filter((plain) => broken(plain, query).length === 0).length);
  }

  async countEach(asked: JobQuery, choices: readonly FilterChoice[]): Promise<JobCount[]> {
    const { jobs, query } = await this.read(asked);
    return choices.map((choice) =>
      countOf(jobs.filter((plain) => broken(plain, { ...query, ...choice }).length === 0).length),
    );
  }

  async figures(asked: JobQuery): Promise<JobFigures> {
    const matches = await this.matchesOf(asked, JobSort.NEWEST);
    const jobs = matches.slice(0, COUNT_CAP).map(({ plain }) => plain.job);
    const pays = (pay: (job: ListedJob) => number | null) => jobs.map((job) => pay(job) ?? 0).filter(Boolean);
    const least = Math.min(...pays(({ payYearlyMin }) => payYearlyMin));
    const most = Math.max(...pays(({ payYearlyMax }) => payYearlyMax));
    return {
      ...countOf(matches.length),
      companyCount: new Set(jobs.map(({ companyId }) => companyId)).size,
      payYearlyMin: Number.isFinite(least) ? least : null,
      payYearlyMax: Number.isFinite(most) ? most : null,
      newestAt: jobs[0]?.postedAt ?? null,
    };
  }

  /** Why each job is in the list or not, for the report of a difference. */
  async explain(asked: JobQuery, sort: JobSort): Promise<Map<string, string>> {
    const { jobs, query } = await this.read(asked);
    return new Map(
      jobs.map((plain) => {
        const rules = broken(plain, query);
        const place = placeOf(plain, query, sort).join(" / ");
        const { title } = plain.job;
        return [
          plain.job.id,
          rules.length === 0
            ? `"${title}" is in, at ${place}`
            : `"${title}" is not in: not "${rules.join('", not "')}"`,
        ];
      }),
    );
  }

  private async matchesOf(asked: JobQuery, sort: JobSort): Promise<Placed[]> {
    const { jobs, query } = await this.read(asked);
    return jobs
      .filter((plain) => broken(plain, query).length === 0)
      .map((plain) => ({ plain, place: placeOf(plain, query, sort) }))
      .sort((one, other) => comparePlaces(one.place, other.place));
  }

  private async read(asked: JobQuery): Promise<{ jobs: PlainJob[]; query: PlainQuery }> {
    return {
      jobs: await readPlainJobs(this.dataSource),
      query: await withWords(this.dataSource, asked, this.clock.now()),
    };
  }
}

const readPlace = (cursor: string): Place => JSON.parse(cursor) as Place;

const countOf = (count: number): JobCount => ({
  total: Math.min(count, COUNT_CAP),
  isTotalCapped: count > COUNT_CAP,
});
