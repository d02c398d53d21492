import type { DataSource, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../../time/clock";
import { idOrNil, isUuid } from "../../../text/uuid";
import { rowsAndOneMore } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import { Job } from "../../jobs/job/job.entity";
import { isMended, MENDED_BY_COMPANY } from "../../jobs/job/job-hold";
import { JobStatus, jobStatus } from "../../jobs/job/job-lifecycle";
import type { JobFacts } from "../../jobs/job/listed-job";
import {
  AdminJobOrder,
  type AdminJobFilter,
  type AdminJobPage,
  type AdminJobsArgs,
  type JobReview,
  type JobStatusCount,
} from "./admin-job.inputs";
import { countToCap } from "../../../lists/capped-total";
import { containing } from "../../../lists/containing";
import type { UserListService } from "../users/user-list.service";

/** An expression of the indexes `jobs_review` and `jobs_standing`, letter for letter, or they are not used. */
const URGENCY = `case when job.removed_at is not null or job.closed_at is not null then 0
  when job.report_count > 0 then 2 when job.held_at is not null then 1 else 0 end`;

/** The other expression of `jobs_standing`: a job's status without the clock. */
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

/** Companies and posters whose jobs a text finds, beside jobs with it in their title. */
interface Named {
  companies: string[];
  posters: string[];
}

const NOBODY: Named = { companies: [], posters: [] };

/** How many of each a search goes by at most: a page of the list stays flat however common the words are. */
const MOST_COMPANIES = 200;
const MOST_POSTERS = 50;

/** Jobs as admins see them, in whatever state. */
export class AdminJobService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly users: Pick<UserListService, "list">,
  ) {}

  async list({ filter, order, ...args }: AdminJobsArgs): Promise<AdminJobPage> {
    const { skip, take } = rowsAndOneMore(args);
    const place = placeOf(order, filter?.status);
    const named = await this.namedBy(filter?.text?.trim());
    const jobs = this.jobsOf(filter ?? {}, named)
      .addSelect(place, "place")
      .orderBy("place", "DESC")
      .addOrderBy("job.id", "DESC");
    const [rows, counted] = await Promise.all([
      jobs.clone().offset(skip).limit(take).getMany(),
      countToCap(jobs.clone().select("job.id").addSelect(place, "place")),
    ]);
    return numberedPage(args, rows, counted);
  }

  /** How many the text finds of each status (EMPS-06). */
  async counts(text: string | null): Promise<JobStatusCount[]> {
    const named = await this.namedBy(text?.trim());
    const of = async (status: JobStatus) => ({
      status,
      ...(await countToCap(this.jobsOf({ text, status }, named).select("job.id"))),
    });
    return await Promise.all(Object.values(JobStatus).map(of));
  }

  /** One that has been posted, open or not; null where there is none. */
  async find(id: string): Promise<Job | null> {
    return isUuid(id) ? await this.jobsOf({}, NOBODY).andWhere("job.id = :id", { id }).getOne() : null;
  }

  reviewOf(job: JobFacts): JobReview {
    return {
      job,
      status: jobStatus(job, this.clock.now()),
      reportCount: job.reportCount,
      reason: job.removedAt ? job.removedReason : isMended(job) ? MENDED_BY_COMPANY : job.heldReason,
      rules: job.heldRules,
      heldAt: job.heldAt,
      removedAt: job.removedAt,
      answer: job.answer,
      answeredAt: job.answeredAt,
    };
  }

  /**
   * Companies that have the words in their name, the newest first, and posters whose e-mail or name begins with them.
   */
  private async namedBy(words: string | undefined): Promise<Named> {
    if (!words) return NOBODY;
    const [companies, users] = await Promise.all([
      this.dataSource.query<{ id: string }[]>(
        "select id from companies where name ilike $1 and merged_into_id is null order by id desc limit $2",
        [containing(words), MOST_COMPANIES],
      ),
      this.users.list({ filter: { text: words }, pageSize: MOST_POSTERS }),
    ]);
    return { companies: companies.map(({ id }) => id), posters: users.items.map(({ id }) => id) };
  }

  private jobsOf(
    { text, status, companyId, namesClient }: AdminJobFilter,
    named: Named,
  ): SelectQueryBuilder<Job> {
    const jobs = this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where("job.postedAt is not null");
    const words = text?.trim();
    if (words) {
      // An index for each; without anybody of that name the titles and clients alone.
      const ways = ["job.title ilike :words", "job.clientName ilike :words"];
      if (named.companies.length > 0) ways.push("job.companyId = any(:companies)");
      if (named.posters.length > 0) ways.push("job.postedById = any(:posters)");
      jobs.andWhere(`(${ways.join(" or ")})`, { words: containing(words), ...named });
    }
    if (status) jobs.andWhere(OF_STATUS[status], { now: this.clock.now() });
    if (companyId != null) jobs.andWhere("job.companyId = :companyId", { companyId: idOrNil(companyId) });
    if (namesClient) jobs.andWhere("job.clientName is not null");
    return jobs;
  }
}

/** What the list goes by, the greatest first: of expired ones alone, when they did. */
function placeOf(order: AdminJobOrder | undefined, status: JobStatus | null | undefined): string {
  if (order === AdminJobOrder.NEWEST) return "job.posted_at";
  return status === JobStatus.EXPIRED ? "job.open_until" : URGENCY;
}
