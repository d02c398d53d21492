import type { DataSource, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import { rowsOfPage } from "../../page";
import { Job } from "../jobs/job.entity";
import { JOB_STATUS, jobStatus } from "../jobs/job.lifecycle";
import {
  AdminJobOrder,
  type AdminJobFilter,
  type AdminJobPage,
  type AdminJobsArgs,
  type JobReview,
} from "./admin-job.inputs";
import { cappedTotal, TOTAL_CAP } from "./capped-total";
import { containing } from "./containing";

/** The expression of the index `jobs_review`, letter for letter, or it is not used. */
const URGENCY = `case when job.removed_at is not null or job.closed_at is not null then 0
  when job.report_count > 0 then 2 when job.held_at is not null then 1 else 0 end`;

const NO_COMPANY = "00000000-0000-0000-0000-000000000000";

/** Jobs as admins see them, in whatever state. */
export class AdminJobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async list({ filter, order, ...args }: AdminJobsArgs): Promise<AdminJobPage> {
    const { skip, take } = rowsOfPage(args);
    const jobs = this.jobsOf(filter ?? {});
    const [items, counted] = await Promise.all([
      inOrder(jobs.clone(), order).addOrderBy("job.id", "DESC").offset(skip).limit(take).getMany(),
      jobs
        .clone()
        .select("job.id", "id")
        .limit(TOTAL_CAP + 1)
        .getRawMany(),
    ]);
    return { items, ...cappedTotal(counted.length) };
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
    if (status) jobs.andWhere(`${JOB_STATUS} = :status`, { status, now: this.clock.now() });
    if (companyId != null)
      jobs.andWhere("job.companyId = :companyId", { companyId: isUuid(companyId) ? companyId : NO_COMPANY });
    return jobs;
  }
}

function inOrder(jobs: SelectQueryBuilder<Job>, order: AdminJobOrder): SelectQueryBuilder<Job> {
  return order === AdminJobOrder.NEWEST
    ? jobs.orderBy("job.postedAt", "DESC")
    : jobs.addSelect(URGENCY, "urgency").orderBy("urgency", "DESC");
}
