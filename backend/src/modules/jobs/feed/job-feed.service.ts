import type { DataSource } from "typeorm";
import { queryByName } from "../../../database/named-query";
import { NIL_UUID } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import { type Job, OPEN } from "../job/job.entity";

/** What the feed says of a job, by the columns that it is read from. */
const COLUMNS = {
  ...{ id: "id", title: "title", type: "type", workMode: "work_mode", experience: "experience_text" },
  ...{
    placeIds: "place_ids",
    city: "city",
    locality: "locality",
    postedAt: "posted_at",
    openUntil: "open_until",
  },
  ...{ payText: "pay_text", payMin: "pay_min", payMax: "pay_max", payUnit: "pay_unit" },
  ...{ payYearlyMin: "pay_yearly_min", payYearlyMax: "pay_yearly_max" },
  ...{ description: "description", requirements: "requirements", benefits: "benefits" },
  ...{ facilitiesForDisabled: "facilities_for_disabled", applyUrl: "apply_url" },
  ...{ isForClient: "is_for_client", clientName: "client_name", clientIndustry: "client_industry" },
} as const satisfies Partial<Record<keyof Job, string>>;

export type FeedJob = Pick<Job, keyof typeof COLUMNS> & { readonly companyName: string };

/** What tells one state of the feed from another. */
export interface FeedState {
  /** Another one as soon as a job comes, goes or changes, or its company does. */
  tag: string;
  /** The latest change of what is open; null while nothing is. */
  changedAt: Date | null;
}

/** What is in memory at a time: some hundred kilobytes. */
const JOBS_A_READ = 100;

const OPEN_JOBS = `jobs job join companies company on company.id = job.company_id
  where ${OPEN.replace(":now", "$1")}`;

/** One sum over all open jobs, whose order doesn't matter. $1: now. */
const STATE = `
  select count(*) || '-' || coalesce(sum(hashtextextended(
      job.id || ' ' || extract(epoch from job.updated_at) || ' ' || extract(epoch from company.updated_at), 0
    )), 0) as tag,
    max(greatest(job.updated_at, company.updated_at)) as "changedAt"
  from ${OPEN_JOBS}`;

const SELECT = `select ${Object.entries(COLUMNS)
  .map(([property, column]) => `job.${column} as "${property}"`)
  .join(", ")}, company.name as "companyName" from ${OPEN_JOBS}`;

/** $1: now, $2: the id before the first, $3: how many. */
const JOBS = `${SELECT} and job.id > $2 order by job.id limit $3`;

/** $1: now, $2: the company, $3: how many. */
const JOBS_OF_COMPANY = `
  ${SELECT} and job.company_id = $2 order by job.posted_at desc, job.id desc limit $3`;

/** FEED-01: all open jobs, for whoever lists them elsewhere. */
export class JobFeedService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobsARead = JOBS_A_READ,
  ) {}

  async state(): Promise<FeedState> {
    const [state] = await this.dataSource.query<FeedState[]>(STATE, [this.clock.now()]);
    return state ?? { tag: "", changedAt: null };
  }

  /**
   * The jobs in the order of their ids, some at a time. Each read is a statement of its own, so that a slow reader
   * holds neither a connection nor a snapshot. No job comes twice, and each is open at the moment it is read. What is
   * told is gone with the next read.
   */
  async *jobs(): AsyncGenerator<FeedJob[], void> {
    for (let last = NIL_UUID; ;) {
      const jobs = await this.openAfter(last);
      const isLast = jobs.length < this.jobsARead;
      last = jobs.at(-1)?.id ?? last;
      if (jobs.length > 0) yield jobs;
      // V8 lets go of settled promises late. Emptied, what they lead to is a fiftieth of the feed.
      jobs.length = 0;
      if (isLast) return;
    }
  }

  /** A company's open jobs, last posted first. */
  newestOf(companyId: string, most: number): Promise<FeedJob[]> {
    return this.dataSource.query<FeedJob[]>(JOBS_OF_COMPANY, [this.clock.now(), companyId, most]);
  }

  private openAfter(after: string): Promise<FeedJob[]> {
    const values = [this.clock.now(), after, this.jobsARead];
    return queryByName<FeedJob>(this.dataSource, { name: "job-feed", text: JOBS, values });
  }
}
