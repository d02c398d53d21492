import type { DataSource } from "typeorm";
import { type Clock, DAY_MS } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { BadInputError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { ApplicationStatus } from "../application/application-pipeline";
import { Job } from "../../jobs/job/job.entity";
import { locationsOf, type PlaceColumns } from "../../jobs/reading/job-places";
import { ANSWER_DAYS } from "../candidate/candidate-wait";
import { covers, type JobScope, jobScopeOf, listedBy, type ListedScope } from "../../jobs/hiring/job-scope";
import type { EmployerAnalyticsArgs } from "./employer-figures.args";
import {
  type DayFigures,
  type EmployerAnalytics,
  type EmployerSummary,
  type JobFigures,
  type RejectionFigure,
} from "./employer-figures.inputs";
import { daysOf, jobsOf, rejectionsOf, summaryOf, totalsOf } from "./employer-figures.sql";
import { CompanyAct } from "../../companies/member-role";

const { SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW, OFFERED, HIRED } = ApplicationStatus;

/**
 * The way to being hired. Somebody who is rejected, or withdraws, came as far as the last of these that they reached.
 */
const STAGES = [SUBMITTED, VIEWED, SHORTLISTED, INTERVIEW, OFFERED, HIRED];
const SHORTLISTED_STAGE = STAGES.indexOf(SHORTLISTED) + 1;

/** The whole days after applying that the spans of first answers begin with. */
const ANSWER_SPANS = [0, 1, 3, 6, 10, 14];

const MOST_JOBS = 500;
const MOST_DAYS = 366;

interface Totals {
  applications: number;
  medianHoursToAnswer: number | null;
  views: number;
  reached: number[];
  answered: number[];
}

/** What employers count. */
export class EmployerFiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async summary(viewer: Account): Promise<EmployerSummary> {
    const { manager } = this.dataSource;
    const { by, ids } = await listedBy(manager, await jobScopeOf(manager, viewer, CompanyAct.SEE_FIGURES));
    const [summary] = await this.dataSource.query<EmployerSummary[]>(summaryOf(by), [
      ...[ids, viewer.id, this.clock.now(), ANSWER_DAYS],
    ]);
    if (!summary) throw new Error("A query of figures answers one row.");
    return summary;
  }

  /** @throws BadInputError INVALID_PERIOD; NotFoundError for a job that is not the viewer's company's */
  async analytics(viewer: Account, args: EmployerAnalyticsArgs): Promise<EmployerAnalytics> {
    const { from, to, jobId = null } = args;
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    if (days < 1 || days > MOST_DAYS)
      throw new BadInputError("INVALID_PERIOD", `A period has from 1 to ${MOST_DAYS} days.`);
    const { manager } = this.dataSource;
    const scope = await jobScopeOf(manager, viewer, CompanyAct.SEE_FIGURES);
    if (jobId !== null) await this.assertOwn(jobId, scope);
    const { by, ids } = await listedBy(manager, scope);
    const parameters = [ids, viewer.id, jobId, from, to, STAGES];
    const [[totals], jobs, byDay, rejections] = await Promise.all([
      this.dataSource.query<Totals[]>(totalsOf(by), [...parameters, ANSWER_SPANS]),
      this.jobFigures(by, [...parameters, MOST_JOBS, SHORTLISTED_STAGE]),
      this.dataSource.query<DayFigures[]>(daysOf(by), parameters),
      this.dataSource.query<RejectionFigure[]>(rejectionsOf(by), parameters.slice(0, 5)),
    ]);
    return {
      ...{ from, to, jobs, days: byDay, rejections },
      views: totals?.views ?? 0,
      applications: totals?.applications ?? 0,
      medianHoursToAnswer: totals?.medianHoursToAnswer ?? null,
      funnel: STAGES.map((status, index) => ({ status, count: totals?.reached[index] ?? 0 })),
      answers: ANSWER_SPANS.map((fromDays, index) => {
        const next = ANSWER_SPANS[index + 1];
        return {
          fromDays,
          toDays: next === undefined ? null : next - 1,
          count: totals?.answered[index] ?? 0,
        };
      }),
    };
  }

  private async jobFigures(by: ListedScope["by"], parameters: unknown[]): Promise<JobFigures[]> {
    const rows = await this.dataSource.query<(Omit<JobFigures, "location"> & PlaceColumns)[]>(
      jobsOf(by),
      parameters,
    );
    return rows.map(({ placeIds, city, locality, ...figures }) => ({
      ...figures,
      location: locationsOf({ placeIds, city, locality }),
    }));
  }

  private async assertOwn(id: string, scope: JobScope): Promise<void> {
    const job = isUuid(id) ? await this.dataSource.getRepository(Job).findOneBy({ id }) : null;
    if (!job || !covers(scope, { jobId: id.toLowerCase(), companyId: job.companyId }))
      throw new NotFoundError();
  }
}
