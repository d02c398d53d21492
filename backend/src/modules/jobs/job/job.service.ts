import { type DataSource, IsNull, Not } from "typeorm";
import type { Clock } from "../../../time/clock";
import { isUuid } from "../../../text/uuid";
import { Company } from "../../companies/company.entity";
import { containing } from "../../../lists/containing";
import { type PageArgs, rowsOfPage } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import type { CompanyJobPage } from "./company-job.inputs";
import { type ClosedJob, closureAt, type JobClosure } from "./job-closure";
import { isHighlighted, isOpen, Job, OPEN } from "./job.entity";
import { type JobFacts, ListedJobReader } from "./listed-job";

/** Of a text that a company's jobs are searched by. */
const MOST_WORDS = 8;

export class JobService {
  private readonly listed: ListedJobReader;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.listed = new ListedJobReader(dataSource);
  }

  /** Those of these jobs that are open. */
  async openAmong(ids: readonly string[]): Promise<Set<string>> {
    const found = await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .select("job.id")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id = any(:ids)", { ids })
      .getMany();
    return new Set(found.map(({ id }) => id));
  }

  isHighlighted(job: JobFacts): boolean {
    return isHighlighted(job, this.clock.now());
  }

  /** The job of an id while it is open; null otherwise, also for a malformed id. */
  async find(id: string): Promise<Job | null> {
    if (!isUuid(id)) return null;
    return await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.id = :id", { id })
      .getOne();
  }

  /**
   * The open job of an id with its company; "gone" for one that was posted and is not open, "unknown" for any other.
   */
  async findPosting(id: string): Promise<{ job: Job; company: Company } | "gone" | "unknown"> {
    const job = await this.findPosted(id);
    if (!job) return "unknown";
    if (!job.isOpen(this.clock.now())) return "gone";
    const company = await this.dataSource.getRepository(Company).findOneByOrFail({ id: job.companyId });
    return { job, company };
  }

  /** The job of an id that has been posted, open or not any more; drafts are nobody's business. */
  async findPosted(id: string): Promise<Job | null> {
    if (!isUuid(id)) return null;
    return await this.dataSource.getRepository(Job).findOneBy({ id, postedAt: Not(IsNull()) });
  }

  /**
   * A job that is over by itself; null for one that is held, removed or of somebody blocked: of those nothing is told.
   */
  async findClosed(id: string): Promise<ClosedJob | null> {
    if (!isUuid(id)) return null;
    const [closed] = await this.dataSource.query<ClosedJob[]>(
      `select job.title, company.name as "companyName", least(job.closed_at, job.open_until) as "closedAt"
      from jobs job join companies company on company.id = job.company_id
      where job.id = $1 and job.posted_at is not null and job.held_at is null and job.removed_at is null
        and not job.is_company_blocked and not job.is_poster_blocked
        and least(job.closed_at, job.open_until) <= $2`,
      [id, this.clock.now()],
    );
    return closed ?? null;
  }

  /** Why a job is not open, for those who may read it; null for an open job and for everybody else. */
  async closureOf(
    job: JobFacts,
    mayRead: () => Promise<boolean>,
    companyOf: () => Promise<Company>,
  ): Promise<JobClosure | null> {
    const now = this.clock.now();
    if (isOpen(job, now) || !(await mayRead())) return null;
    return await closureAt(job, now, companyOf);
  }

  /** How many open jobs each of these companies has; one without any is left out. */
  async countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    const counts = await this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .select("job.companyId", "companyId")
      .addSelect("count(*)::int", "count")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.companyId = any(:companyIds)", { companyIds })
      .groupBy("job.companyId")
      .getRawMany<{ companyId: string; count: number }>();
    return new Map(counts.map(({ companyId, count }) => [companyId, count]));
  }

  /**
   * A company's open jobs, last posted first.
   * @param text each of its words is in the title or the place
   */
  async openOf(companyId: string, args: PageArgs, text = ""): Promise<CompanyJobPage> {
    if (!isUuid(companyId)) return numberedPage(args, [], 0);
    const open = this.dataSource
      .getRepository(Job)
      .createQueryBuilder("job")
      .where(OPEN, { now: this.clock.now() })
      .andWhere("job.companyId = :companyId", { companyId });
    for (const [at, word] of text.trim().split(/\s+/, MOST_WORDS).entries())
      open.andWhere(
        `job.title || ' ' || job.locationText || ' ' || coalesce(job.city, '') ilike :word${at}`,
        {
          [`word${at}`]: containing(word),
        },
      );
    const { skip, take } = rowsOfPage(args);
    const inOrder = open.clone().orderBy("job.postedAt", "DESC").addOrderBy("job.id", "DESC");
    const [items, total] = await Promise.all([
      this.listed.find(inOrder.offset(skip).limit(take)),
      open.getCount(),
    ]);
    return numberedPage(args, items, total);
  }
}
