import type { DataSource, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../clock";
import { idOrNil, isUuid } from "../../database/uuid";
import { rowsOfPage } from "../../page";
import { Job } from "../jobs/job.entity";
import { JobStatus, jobStatus } from "../jobs/job.lifecycle";
import {
  AdminJobOrder,
  type AdminJobFilter,
  type AdminJobPage,
  type AdminJobsArgs,
  type JobReview,
} from "./admin-job.inputs";
import { countToCap } from "./capped-total";
import { containing } from "../../database/containing";

/** An expression of the indexes `jobs_review` and `jobs_standing`, letter for letter, or they are not used. */
const URGENCY = `case when job.removed_at is not null or job.closed_at is not null then 0
  when job.report_count > 0 then 2 when job.held_at is not null then 1 else 0 end`;

/** The other expression of `jobs_standing`: a job's status but for the clock. */
const STANDING = `case when job.removed_at is not null then 'removed' when job.closed_at is not null then 'closed'
  when not job.is_listed then 'held' when job.report_count > 0 then 'flagged' else 'listed' end`;

/** As `jobStatus` has it, each in the words of an index. */
const OF_STATUS: Readonly<Record<JobStatus, string>> = {
  [JobStatus.ACTIVE]: `${STANDING} = 'listed' and job.open_until > :now`,
  [JobStatus.FLAGGED]: `${STANDING} = 'flagged' and job.open_until > :now`,
  [JobStatus.HELD]: `${STANDING} = 'held'`,
  [JobStatus.EXPIRED]: "job.is_listed and job.open_until <= :now",
  [JobStatus.CLOSED]: `${STANDING} = 'closed'`,
  [JobStatus.REMOVED]: `${STANDING} = 'removed'`,
};

/** Jobs as admins see them, in whatever state. */
export class AdminJobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list({ filter, order, ...args }: AdminJobsArgs): Promise<AdminJobPage> {
    const { skip, take } = rowsOfPage(args);
    const place = placeOf(order, filter?.status);
    const jobs = this.jobsOf(filter ?? {})
      .addSelect(place, "place")
      .orderBy("place", "DESC")
      .addOrderBy("job.id", "DESC");
    const [items, total] = await Promise.all([
      jobs.clone().offset(skip).limit(take).getMany(),
      countToCap(jobs.clone().select("job.id").addSelect(place, "place")),
    ]);
    return { items, ...total };
  }

  /** One that has been posted, open or not; null where there is none. */
  async find(id: string): Promise<Job | null> {
    return isUuid(id) ? await this.jobsOf({}).andWhere("job.id = :id", { id }).getOne() : null;
  }

  reviewOf(job: Job): JobReview {
    return {
      job,
      status: jobStatus(job, this.clock.now()),
      reportCount: job.reportCount,
      reason: job.removedAt ? job.removedReason : job.heldReason,
      rules: job.heldRules,
      heldAt: job.heldAt,
      removedAt: job.removedAt,
      answer: job.answer,
      answeredAt: job.answeredAt,
    };
  }

  private jobsOf({ text, status, companyId }: AdminJobFilter): SelectQueryBuilder<Job> {
    const jobs = this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where("job.postedAt is not null");
    const title = text?.trim();
    if (title) jobs.andWhere("job.title ilike :title", { title: containing(title) });
    if (status) jobs.andWhere(OF_STATUS[status], { now: this.clock.now() });
    if (companyId != null) jobs.andWhere("job.companyId = :companyId", { companyId: idOrNil(companyId) });
    return jobs;
  }
}

/** What the list goes by, the greatest first: of expired ones alone, when they did. */
function placeOf(order: AdminJobOrder | undefined, status: JobStatus | null | undefined): string {
  if (order === AdminJobOrder.NEWEST) return "job.posted_at";
  return status === JobStatus.EXPIRED ? "job.open_until" : URGENCY;
}
