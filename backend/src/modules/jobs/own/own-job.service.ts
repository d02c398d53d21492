import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import { type Clock, DAY_MS } from "../../../time/clock";
import { containing } from "../../../lists/containing";
import { idOrNil, isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import { pageOfEntry, rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import type { Account } from "../../accounts/account.entity";
import { CompanyAct } from "../../companies/member-role";
import { assertOwnJob, jobScopeOf } from "../hiring/job-scope";
import { Job } from "../job/job.entity";
import { allowsAction, JOB_STATUS, JobAction, JobStatus, jobStatus, notAllowed } from "../job/job-lifecycle";
import { jobPolicy } from "../job/job.policy";
import type { JobFacts } from "../job/listed-job";
import type {
  JobPermissions,
  JobStanding,
  OwnJobCounts,
  OwnJobCountsArgs,
  OwnJobPage,
  OwnJobsArgs,
} from "./own-job.inputs";

type CompanyLock = "share" | "no key update";

/** The jobs of the viewer's companies, in whatever state; those of others read as not there. */
/** The jobs of the viewer's companies, or those assigned to them, in whatever state; all others read as not there. */
export class OwnJobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list(viewer: Account, args: OwnJobsArgs): Promise<OwnJobPage> {
    const jobs = await this.jobsOf(viewer, args);
    if (args.status) jobs.andWhere(`${JOB_STATUS} = :status`, { status: args.status });
    const page = (await pageOf(jobs, args)) ?? args.page;
    const { skip, take } = rowsOfPage({ page, pageSize: args.pageSize });
    const [items, total] = await jobs
      .orderBy("job.postedAt", "DESC")
      .addOrderBy("job.id", "DESC")
      .skip(skip)
      .take(take)
      .getManyAndCount();
    return numberedPage({ page, pageSize: args.pageSize }, items, total);
  }

  async counts(viewer: Account, args: OwnJobCountsArgs): Promise<OwnJobCounts> {
    const jobs = await this.jobsOf(viewer, args);
    const [found, drafts] = await Promise.all([
      jobs
        .select(JOB_STATUS, "status")
        .addSelect("count(*)::int", "count")
        .groupBy("status")
        .getRawMany<{ status: JobStatus; count: number }>(),
      this.dataSource.query<[{ count: number }]>(
        "select count(*)::int as count from job_drafts where account_id = $1",
        [viewer.id],
      ),
    ]);
    const byStatus = new Map(found.map(({ status, count }) => [status, count]));
    const of = (status: JobStatus) => byStatus.get(status) ?? 0;
    return {
      all: found.reduce((all, { count }) => all + count, 0),
      active: of(JobStatus.ACTIVE),
      flagged: of(JobStatus.FLAGGED),
      held: of(JobStatus.HELD),
      expired: of(JobStatus.EXPIRED),
      closed: of(JobStatus.CLOSED),
      removed: of(JobStatus.REMOVED),
      drafts: drafts[0].count,
    };
  }

  /** One of them; null for a job of others as for none. */
  async find(viewer: Account, id: string): Promise<Job | null> {
    if (!isUuid(id)) return null;
    const jobs = await this.jobsOf(viewer, {});
    return await jobs.andWhere("job.id = :id", { id }).getOne();
  }

  /**
   * Does something with a job of the viewer's company, with the job's row locked.
   * @param companyLock "no key update" where the act counts the company's jobs
   * @returns the job as it then is
   * @throws NotFoundError; ConflictError JOB_HELD, JOB_ACTION_NOT_ALLOWED
   */
  async act(
    viewer: Account,
    id: string,
    action: JobAction,
    change: (manager: EntityManager, job: Job, now: Date) => Promise<void>,
    companyLock: CompanyLock = "share",
  ): Promise<Job> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const job = isUuid(id) ? await lockJob(manager, id, companyLock) : null;
      if (!job) throw new NotFoundError();
      await assertOwnJob(manager, viewer, job, CompanyAct.POST_JOBS);
      if (!allowsAction(job, action, now)) throw notAllowed(job, action, now);
      await change(manager, job, now);
      return await manager.findOneByOrFail(Job, { id });
    });
  }

  standingOf(job: JobFacts): JobStanding {
    const now = this.clock.now();
    return {
      job,
      status: jobStatus(job, now),
      reason: job.removedAt ? job.removedReason : job.heldReason,
      version: job.version,
      daysLeft: Math.max(Math.ceil((job.openUntil.getTime() - now.getTime()) / DAY_MS), 0),
      closedAt: job.closedAt,
      reference: job.reference,
      reportCount: job.reportCount,
    };
  }

  permissionsFor(job: JobFacts, acts: readonly CompanyAct[]): JobPermissions {
    const now = this.clock.now();
    const can = (action: JobAction) => jobPolicy.can(action, acts, job, now);
    return {
      assignManagers: jobPolicy.manage(acts),
      answer: jobPolicy.answer(acts),
      edit: can(JobAction.EDIT),
      close: can(JobAction.CLOSE),
      reopen: can(JobAction.REOPEN),
      extend: can(JobAction.EXTEND),
      duplicate: can(JobAction.DUPLICATE),
      resubmit: can(JobAction.RESUBMIT),
      highlight: can(JobAction.HIGHLIGHT),
    };
  }

  private async jobsOf(
    viewer: Account,
    { companyId, text }: OwnJobCountsArgs,
  ): Promise<SelectQueryBuilder<Job>> {
    const { companies, jobs: assigned } = await jobScopeOf(
      this.dataSource.manager,
      viewer,
      CompanyAct.SEE_FIGURES,
    );
    const jobs = this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where("job.postedAt is not null")
      .andWhere("(job.companyId = any (:companies) or job.id = any (:assigned))", {
        ...{ companies, assigned, now: this.clock.now() },
      });
    if (companyId != null) jobs.andWhere("job.companyId = :companyId", { companyId: idOrNil(companyId) });
    const words = text?.trim();
    if (words)
      jobs.andWhere("(job.title ilike :words or job.reference ilike :words)", {
        words: containing(words),
      });
    return jobs;
  }
}

/** The page of the list that a job of it stands on; null where none is asked for, or it is not in the list. */
async function pageOf(jobs: SelectQueryBuilder<Job>, args: OwnJobsArgs): Promise<number | null> {
  const { pageOf: id } = args;
  if (id == null || !isUuid(id)) return null;
  if (!(await jobs.clone().andWhere("job.id = :id", { id }).getExists())) return null;
  const upToIt = jobs
    .clone()
    .andWhere(
      "(job.postedAt, job.id) >= (select place.posted_at, place.id from jobs place where place.id = :id)",
      {
        id,
      },
    );
  return pageOfEntry(await upToIt.getCount(), args);
}

/**
 * A job, locked, and before it its company and its poster as they are: a block of either has locked that one when it
 * comes to the job, and what the job says is derived from both.
 */
export async function lockJob(
  manager: EntityManager,
  id: string,
  companyLock: CompanyLock = "share",
): Promise<Job | null> {
  await manager.query(
    "select from accounts where id = (select posted_by_id from jobs where id = $1) for share",
    [id],
  );
  await manager.query(
    `select from companies where id = (select company_id from jobs where id = $1) for ${companyLock}`,
    [id],
  );
  return await manager.findOne(Job, { where: { id }, lock: { mode: "pessimistic_write" } });
}
