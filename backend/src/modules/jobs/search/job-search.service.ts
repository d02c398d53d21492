import type { Pool } from "pg";
import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { z } from "zod";
import { type Clock, DAY_MS } from "../../../time/clock";
import { int64, readCursor, rowId, writeCursor } from "../../../lists/cursor";
import { BadInputError, ForbiddenError } from "../../../errors/errors";
import { Company } from "../../companies/company.entity";
import { PlanFeature } from "../../subscriptions/plan-feature";
import { namesOfPlansWith } from "../../subscriptions/plan.policy";
import { cityNamed, parsePlace, REMOTE } from "../reading/city";
import {
  COUNT_CAP,
  JobFilter,
  type JobPage,
  type JobsArgs,
  MAX_PAGES,
  type PopularLocation,
} from "./job-search.inputs";
import { isAdvanced } from "./job-search.policy";
import { BACKLOG, jobPageSql, POPULAR_LOCATIONS } from "./job-search.sql";
import { readSearchText } from "./job-search-text";
import { Job } from "../job/job.entity";
import { JobSort } from "./job-sort.enums";
import type { JobSuggestionService } from "./job-suggestion.service";

/** Long, and seldom asked for in a list: `loaders.jobTexts` reads them then. */
const TEXTS = ["description", "requirements", "benefits"];
/** The index knows years of work up to here; who has more finds what asks for so many. */
const MOST_YEARS = 30;
/** Each lapsed job costs a search some 20 microseconds (docs/performance.md); of so many the index is swept. */
const LAPSED_TO_SWEEP = 20;
const CHANGES_TO_SWEEP = 32;
const SWEEP_CHECK_MS = 5_000;
/** So many are looked at for the places that they are in. */
const JOBS_ELSEWHERE = 50;
const MOST_OTHER_PLACES = 8;

/**
 * What stands behind a page's last job: 1 where every word is in its title and 2 for any other, its sort key, its id.
 */
const PLACE = z.tuple([z.int().min(1).max(2), int64, rowId]);

interface Backlog {
  lapsed: number;
  changes: number;
}

type Row = Record<string, unknown> & {
  total: number;
  tier: number;
  key: string;
  /** Null in the one row of a search that finds nothing. */
  id: string | null;
  city: string | null;
};

/** Finds open jobs through the search index (docs/decisions/0007-search.md). */
export class JobSearchService {
  private readonly pool: Pool;
  private readonly pageSql: string;
  private readonly jobFields: string[];
  private readonly companyFields: string[];
  private nextSweepCheck = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly suggestions: JobSuggestionService,
  ) {
    // Straight to pg: named statements are planned once a connection, and no entity is built field by field.
    this.pool = (dataSource.driver as PostgresDriver).master as Pool;
    const jobColumns = dataSource
      .getMetadata(Job)
      .columns.filter(({ propertyName }) => !TEXTS.includes(propertyName));
    const companyColumns = dataSource.getMetadata(Company).columns.filter(({ isSelect }) => isSelect);
    this.jobFields = jobColumns.map(({ propertyName }) => propertyName);
    this.companyFields = companyColumns.map(({ propertyName }) => propertyName);
    this.pageSql = jobPageSql(
      jobColumns.map((column) => `job.${column.databaseName} as "${column.propertyName}"`).join(", "),
      companyColumns
        .map((column) => `company.${column.databaseName} as "company ${column.propertyName}"`)
        .join(", "),
    );
  }

  /**
   * @param mayUseAdvanced whether the viewer has the advanced filters; asked only where the search has one
   * @throws ForbiddenError PLAN_REQUIRED; BadInputError INVALID_CURSOR, CURSOR_WITH_PAGE
   */
  async search(asked: JobsArgs, mayUseAdvanced: () => Promise<boolean>): Promise<JobPage> {
    if (isAdvanced(asked.filter ?? {}) && !(await mayUseAdvanced())) throw planRequired();
    const args = Object.assign({}, asked, { filter: readSearchText(asked.filter ?? {}) });
    const { page, pageSize } = args;
    const text = args.filter.q;
    const sort = args.sort ?? (text ? JobSort.RELEVANCE : JobSort.NEWEST);
    const { rows, searchedLocation } = await this.rowsOf(args, sort);
    const total = rows[0]?.total ?? 0;
    const found = rows.filter(({ id }) => id !== null).slice(0, pageSize);
    const last = found.at(-1);
    void this.sweepNowAndThen();
    return {
      items: found.map((row) => this.toJob(row)),
      total: Math.min(total, COUNT_CAP),
      isTotalCapped: total > COUNT_CAP,
      page,
      pageSize,
      pageCount: Math.min(Math.ceil(Math.min(total, COUNT_CAP) / pageSize), MAX_PAGES),
      hasNextPage: rows.length > pageSize,
      endCursor: last ? writeCursor(sort, last.tier, last.key, last.id) : null,
      didYouMean: total === 0 && text ? await this.meant(args, text, asked.filter?.q ?? "") : null,
      searchedLocation: total > 0 ? searchedLocation : null,
      otherPlaces: total === 0 && asked.filter?.location?.trim() ? await this.placesElsewhere(args) : [],
    };
  }

  /** The places of the newest jobs that the same search finds anywhere. */
  private async placesElsewhere({ filter }: JobsArgs): Promise<string[]> {
    const anywhere = Object.assign(new JobFilter(), filter, { location: undefined });
    const rows = await this.rowsAt({ filter: anywhere, page: 1, pageSize: JOBS_ELSEWHERE }, JobSort.NEWEST);
    const places = rows.flatMap(({ id, city }) => (id === null ? [] : [city ?? REMOTE]));
    return [...new Set(places)].slice(0, MOST_OTHER_PLACES);
  }

  /** Where a place finds nothing, that is looked for which begins with it: most people say "HSR" for "HSR Layout". */
  private async rowsOf(
    args: JobsArgs,
    sort: JobSort,
  ): Promise<{ rows: Row[]; searchedLocation: string | null }> {
    const rows = await this.rowsAt(args, sort);
    const { filter } = args;
    if (rows[0]?.total !== 0 || !filter?.location?.trim()) return { rows, searchedLocation: null };
    const location = await this.suggestions.wholePlace(filter.location);
    if (location === null) return { rows, searchedLocation: null };
    const there = Object.assign({}, args, { filter: Object.assign(new JobFilter(), filter, { location }) });
    return { rows: await this.rowsAt(there, sort), searchedLocation: location };
  }

  private async rowsAt(args: JobsArgs, sort: JobSort): Promise<Row[]> {
    const values = this.searchParameters(args, sort);
    return (await this.pool.query<Row>({ name: "job-page", text: this.pageSql, values })).rows;
  }

  /** The text as it was typed, with other words in it by which the same search finds something. */
  private async meant(args: JobsArgs, text: string, typed: string): Promise<string | null> {
    const corrected = await this.suggestions.corrected(text);
    if (corrected === null) return null;
    const { rows } = await this.rowsOf(
      { filter: Object.assign(new JobFilter(), args.filter, { q: corrected }), page: 1, pageSize: 1 },
      JobSort.NEWEST,
    );
    if (!rows[0]?.total) return null;
    // What was read from the text as a filter stays in it.
    const whole = typed.trim().replace(/\s+/g, " ");
    return whole.includes(text) ? whole.replace(text, () => corrected) : corrected;
  }

  /** The cities with most open jobs, most first. */
  async popularLocations(limit: number): Promise<PopularLocation[]> {
    const { rows } = await this.pool.query<PopularLocation>({
      name: "popular-locations",
      text: POPULAR_LOCATIONS,
      values: [this.clock.now(), limit],
    });
    return rows;
  }

  /** Clears the index of what slows searches down: lapsed jobs, which they never show, and waiting changes. */
  async sweep(): Promise<void> {
    await this.dataSource.query("select job_search_fold($1, true)", [this.clock.now()]);
  }

  private searchParameters({ filter, page, pageSize, after }: JobsArgs, sort: JobSort): unknown[] {
    if (after && page > 1)
      throw new BadInputError("CURSOR_WITH_PAGE", "Ask for a page or for what follows a cursor, not both.");
    const [tier, key, jobId] = after ? readCursor(after, sort, PLACE) : [];
    const now = this.clock.now();
    const days = filter?.postedWithinDays;
    return [
      sort === JobSort.PAY ? "pay" : "newest",
      facetsOf(filter ?? {}),
      filter?.q?.trim() ?? "",
      sort === JobSort.RELEVANCE,
      now,
      days == null ? null : new Date(now.getTime() - days * DAY_MS),
      filter?.payMin ?? null,
      filter?.payMax ?? null,
      tier ?? null,
      key ?? null,
      jobId ?? null,
      (page - 1) * pageSize,
      pageSize + 1,
      COUNT_CAP,
    ];
  }

  private toJob(row: Row): Job {
    const job = Object.create(Job.prototype) as Job;
    const company = Object.create(Company.prototype) as Company;
    for (const field of this.jobFields) Object.assign(job, { [field]: row[field] });
    for (const field of this.companyFields) Object.assign(company, { [field]: row[`company ${field}`] });
    job.listedCompany = company;
    return job;
  }

  /** Searches pay for keeping their own index short: there is no other hand that could be asleep. */
  private async sweepNowAndThen(): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() < this.nextSweepCheck) return;
    this.nextSweepCheck = now.getTime() + SWEEP_CHECK_MS;
    try {
      const [backlog] = await this.dataSource.query<Backlog[]>(BACKLOG, [now]);
      if (backlog && (backlog.lapsed > LAPSED_TO_SWEEP || backlog.changes >= CHANGES_TO_SWEEP))
        await this.sweep();
    } catch {
      // The search has its answer; the next one tries again.
    }
  }
}

const planRequired = () => {
  const plans = namesOfPlansWith(PlanFeature.ADVANCED_FILTERS);
  return new ForbiddenError("PLAN_REQUIRED", `Advanced filters are part of these plans: ${plans}.`);
};

/** What narrows a search, as terms of the index. */
function facetsOf(filter: JobFilter): string[] {
  const { type, workMode, experienceYears, skills, verifiedOnly, repliesOnly } = filter;
  return [
    ...new Set([
      "live",
      ...placeTerms(filter.location?.trim() ?? ""),
      ...(type ? [`type:${type}`] : []),
      ...(workMode ? [`mode:${workMode}`] : []),
      ...(experienceYears == null ? [] : [`years:${Math.min(experienceYears, MOST_YEARS)}`]),
      ...(skills ?? []).map((skill) => `skill:${skill.trim().toLowerCase()}`),
      ...(verifiedOnly ? ["verified"] : []),
      ...(repliesOnly ? ["replies"] : []),
    ]),
  ];
}

/** A place of one part may be a city or a locality of any city; of two parts it is both. */
function placeTerms(text: string): string[] {
  const { city, locality, isRemote } = parsePlace(text);
  const terms = isRemote ? ["mode:remote"] : [];
  if (city === null) return terms;
  const name = city.toLowerCase();
  if (locality !== null) return [...terms, `city:${name}`, `locality:${locality.toLowerCase()}`];
  return [...terms, cityNamed(city) === undefined ? `place:${name}` : `city:${name}`];
}
