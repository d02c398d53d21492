import { Brackets, type DataSource, type SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import { cityNamed, parsePlace } from "./city";
import { Job, OPEN } from "./job.entity";
import { JobSort } from "./job.enums";
import {
  COUNT_CAP,
  type JobFilter,
  type JobPage,
  type JobsArgs,
  MAX_PAGES,
  type PopularLocation,
} from "./job.inputs";

const WORDS = "plainto_tsquery('job_words', :text)";

type JobQuery = SelectQueryBuilder<Job>;

/** Finds jobs; only open ones, at the moment of asking. */
export class JobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The job of an id while it is open; null otherwise, also for an id that is none. */
  async find(id: string): Promise<Job | null> {
    if (!isUuid(id)) return null;
    return await this.openJobs().andWhere("job.id = :id", { id }).getOne();
  }

  async search({ filter, sort, page, pageSize }: JobsArgs): Promise<JobPage> {
    const matching = narrow(this.openJobs(), filter ?? {});
    const hasText = Boolean(filter?.q?.trim());
    const [items, counted] = await Promise.all([
      order(matching.clone(), sort ?? (hasText ? JobSort.RELEVANCE : JobSort.NEWEST), hasText)
        .offset((page - 1) * pageSize)
        .limit(pageSize)
        .getMany(),
      this.countCapped(matching),
    ]);
    const total = Math.min(counted, COUNT_CAP);
    return {
      items,
      total,
      isTotalCapped: counted > COUNT_CAP,
      page,
      pageSize,
      pageCount: Math.min(Math.ceil(total / pageSize), MAX_PAGES),
    };
  }

  /** The cities with most open jobs, most first. */
  async popularLocations(limit: number): Promise<PopularLocation[]> {
    return await this.dataSource.query(POPULAR_LOCATIONS, [this.clock.now(), limit]);
  }

  private openJobs(): JobQuery {
    return this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() });
  }

  private async countCapped(matching: JobQuery): Promise<number> {
    const [sql, parameters] = matching
      .clone()
      .select("1")
      .limit(COUNT_CAP + 1)
      .getQueryAndParameters();
    const rows: { count: number }[] = await this.dataSource.query(
      `select count(*)::int as count from (${sql}) capped`,
      parameters,
    );
    return rows[0]?.count ?? 0;
  }
}

function narrow(query: JobQuery, { q, location, type }: JobFilter): JobQuery {
  const text = q?.trim();
  const place = location?.trim();
  if (text) query.andWhere(`job.search_document @@ ${WORDS}`, { text });
  if (place) atPlace(query, place);
  if (type) query.andWhere("job.type = :type", { type });
  return query;
}

/** A place of one part may be a city or a locality of any city; of two parts it is both. */
function atPlace(query: JobQuery, text: string): void {
  const { city, locality, isRemote } = parsePlace(text);
  if (isRemote) query.andWhere("job.work_mode = 'remote'");
  if (city === null) return;
  if (locality !== null) query.andWhere("lower(job.locality) = lower(:locality)", { locality });
  if (cityNamed(city) !== undefined || locality !== null) query.andWhere("job.city = :city", { city });
  else
    query.andWhere(
      new Brackets((either) =>
        either.where("job.city = :city", { city }).orWhere("lower(job.locality) = lower(:city)", { city }),
      ),
    );
}

function order(query: JobQuery, sort: JobSort, hasText: boolean): JobQuery {
  if (sort === JobSort.RELEVANCE && hasText)
    query.addSelect(`ts_rank(job.search_document, ${WORDS})`, "rank").orderBy("rank", "DESC");
  if (sort === JobSort.PAY) query.orderBy("job.payYearlyMax", "DESC", "NULLS LAST");
  return query.addOrderBy("job.postedAt", "DESC").addOrderBy("job.id", "DESC");
}

const POPULAR_LOCATIONS = `
  with places as (
    select city, locality, count(*)::int as jobs
    from jobs job where job.is_listed and job.open_until > $1 and city is not null
    group by city, locality
  ), cities as (
    select city, sum(jobs)::int as jobs from places group by city order by jobs desc, city limit $2
  )
  select cities.city, cities.jobs as "jobCount", coalesce(top.localities, '[]') as localities
  from cities left join lateral (
    select json_agg(json_build_object('name', locality, 'jobCount', jobs)) as localities from (
      select locality, jobs from places
      where places.city = cities.city and locality is not null order by jobs desc, locality limit 3
    ) best
  ) top on true
  order by cities.jobs desc, cities.city
`;
