import { createHmac, randomBytes } from "node:crypto";
import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import { indianDay } from "../../../time/indian-calendar";
import { isHighlighted, type Job, jobNotOpen } from "./job.entity";
import type { JobService } from "./job.service";

/** Enough to keep a day's viewers apart. */
const MARK_BYTES = 12;

/** One statement, so that any number of nodes count each viewer once a day. */
const COUNT = `
  with mark as (
    insert into job_view_marks (day, job_id, viewer) values ($1, $2, $3) on conflict do nothing returning job_id
  )
  insert into job_view_counts (job_id, day, views, highlighted_views) select job_id, $1, 1, $4::int from mark
  on conflict (job_id, day) do update set views = job_view_counts.views + 1,
    highlighted_views = job_view_counts.highlighted_views + excluded.highlighted_views`;

/** The same of those who went on to the company's site. */
const COUNT_CLICK = `
  with mark as (
    insert into job_view_marks (day, job_id, viewer) values ($1, $2, $3) on conflict do nothing returning job_id
  )
  insert into job_view_counts (job_id, day, views, apply_clicks) select job_id, $1, 0, 1 from mark
  on conflict (job_id, day) do update set apply_clicks = job_view_counts.apply_clicks + 1`;

/** What the viewer is to a job; asked only where it matters. */
interface Access {
  /** Whether they act for its company: their own looks say nothing of how the job goes. */
  isOwn: (job: Job) => Promise<boolean>;
  mayReadClosed: (job: Job) => Promise<boolean>;
  /** Whether it is fetched to be read later (OFF-12): that is no look. */
  isAhead?: boolean;
}

/**
 * Counts who looks at a job, and who goes on to apply elsewhere: each viewer once a day in India, members of its
 * company left out (OWNJ-02). It keeps nothing that leads to them.
 */
export class JobViewService {
  private today: { day: string; salt: Promise<Buffer> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly jobs: JobService,
  ) {}

  /**
   * The job of an id while it is open, counted as looked at; not counted and for some alone while it is not.
   * @param viewer tells one from another: an account's id, or a visitor's address; never stored
   */
  async view(
    id: string,
    viewer: string,
    { isOwn, mayReadClosed, isAhead = false }: Access,
  ): Promise<Job | null> {
    const job = await this.jobs.findPosted(id);
    if (!job) return null;
    const now = this.clock.now();
    if (!job.isOpen(now)) return (await mayReadClosed(job)) ? job : null;
    if (!isAhead && !(await isOwn(job)))
      await this.count(COUNT, job, viewer, isHighlighted(job, now) ? [1] : [0]);
    return job;
  }

  /**
   * Counts that somebody goes to the company's site to apply (FILE-10).
   * @param viewer as of `view`
   * @throws ConflictError JOB_NOT_OPEN, also for a job that takes applications here
   */
  async countApplyClick(id: string, viewer: string, isOwn: Access["isOwn"]): Promise<Job> {
    const job = await this.jobs.findPosted(id);
    if (!job?.isOpen(this.clock.now()) || job.applyUrl === null) throw jobNotOpen();
    if (!(await isOwn(job))) await this.count(COUNT_CLICK, job, `apply ${viewer}`);
    return job;
  }

  /**
   * @param subject who does what, as the day's mark stands for it
   * @param further parameters of the statement
   */
  private async count(
    statement: string,
    job: Job,
    subject: string,
    further: readonly number[] = [],
  ): Promise<void> {
    const day = indianDay(this.clock.now());
    const mark = createHmac("sha256", await this.saltOf(day))
      .update(subject)
      .digest();
    await this.dataSource.query(statement, [day, job.id, mark.subarray(0, MARK_BYTES), ...further]);
  }

  private async saltOf(day: string): Promise<Buffer> {
    if (this.today?.day !== day) this.today = { day, salt: this.beginDay(day) };
    try {
      return await this.today.salt;
    } catch (error) {
      this.today = undefined;
      throw error;
    }
  }

  /** All nodes take the salt of the first. Yesterday's stays for a node whose clock is behind, older ones go. */
  private async beginDay(day: string): Promise<Buffer> {
    await this.dataSource.query(
      "insert into job_view_salts (day, salt) values ($1, $2) on conflict do nothing",
      [day, randomBytes(32)],
    );
    await this.dataSource.query("delete from job_view_salts where day < $1::date - 1", [day]);
    const rows = await this.dataSource.query<{ salt: Buffer }[]>(
      "select salt from job_view_salts where day = $1",
      [day],
    );
    const [kept] = rows;
    if (!kept) throw new Error(`No salt for ${day}`);
    return kept.salt;
  }
}
