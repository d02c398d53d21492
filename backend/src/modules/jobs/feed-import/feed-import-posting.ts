import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { BadInputError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { lockJob } from "../own/own-job.service";
import { changedFields } from "../job/job-content";
import { holdForWording } from "../job/job-hold";
import { allowsAction, JobAction } from "../job/job-lifecycle";
import { Job } from "../job/job.entity";
import { usualEnd } from "../job/job.rules";
import { type OpenLikenesses, openLikenesses } from "../file/job-file-rows";
import { insertJobs, type NewJob } from "../posting/job-insert";
import type { JobLifecycleService } from "../posting/job-lifecycle.service";
import type { JobPostService } from "../posting/job-post.service";
import type { FeedImportProblem } from "./feed-import.entity";
import type { FeedJob } from "./read-feed";

/** A job that the feed has and whose last day it doesn't say runs on when fewer days than these are left. */
const RUNS_ON_DAYS = 15;

/** What a slice of a feed came to. */
export interface PostedSlice {
  added: number;
  changed: number;
  unchanged: number;
  problems: FeedImportProblem[];
  /** Those that went in, for whoever is told of holds. */
  values: NewJob[];
}

interface KnownJob {
  reference: string;
  jobId: string;
  /** The feed that it is of; null: of none. */
  feedId: string | null;
  digest: string | null;
  closedByFeedAt: Date | null;
}

export interface FeedOfCompany {
  id: string;
  companyId: string;
  account: Account;
}

/** Brings jobs of a feed in line with it (FDIN-04): in the caller's transaction, with the feed's row locked. */
export class FeedImportPosting {
  constructor(
    private readonly jobPosts: JobPostService,
    private readonly jobLifecycle: JobLifecycleService,
  ) {}

  async post(
    manager: EntityManager,
    feed: FeedOfCompany,
    jobs: readonly FeedJob[],
    now: Date,
  ): Promise<PostedSlice> {
    const known = await knownJobs(manager, feed, jobs);
    const posted: PostedSlice = { added: 0, changed: 0, unchanged: 0, problems: [], values: [] };
    const fresh = jobs.filter(({ reference }) => !known.has(reference));
    await this.postNew(manager, feed, fresh, posted, now);
    for (const job of jobs) {
      const found = known.get(job.reference);
      if (found) await this.settle(manager, feed, job, found, posted, now);
    }
    return posted;
  }

  /** Closes jobs that the feed no longer has. @returns how many */
  async close(
    manager: EntityManager,
    { id, account }: FeedOfCompany,
    jobIds: readonly string[],
    now: Date,
  ): Promise<number> {
    let count = 0;
    for (const jobId of jobIds) {
      const job = await lockJob(manager, jobId);
      if (!job || !allowsAction(job, JobAction.CLOSE, now)) continue;
      await this.jobLifecycle.closeLocked(manager, account, job, now);
      await manager.query(
        "update feed_import_jobs set closed_at = $3 where feed_import_id = $1 and job_id = $2",
        [id, jobId, now],
      );
      count += 1;
    }
    return count;
  }

  private async postNew(
    manager: EntityManager,
    feed: FeedOfCompany,
    jobs: readonly FeedJob[],
    posted: PostedSlice,
    now: Date,
  ): Promise<void> {
    const like: OpenLikenesses = jobs.length > 0 ? await likenessesOfOthers(manager, feed, now) : new Map();
    const taken = jobs.filter((job) => {
      const message = like.get(job.likeness);
      if (message !== undefined) posted.problems.push(problemAt(job, "title", message));
      return message === undefined;
    });
    const values = taken.map((job) => newJob(feed, job, now));
    const created = new Set(await insertJobs(manager, values));
    posted.values.push(...values.filter(({ id }) => created.has(id)));
    posted.added += created.size;
    // Another member has brought its reference in at this moment: the next reading finds it.
    posted.unchanged += values.length - created.size;
    if (created.size === 0) return;
    await keepJobs(
      manager,
      feed,
      taken.flatMap(({ reference, digest }, index) => {
        const id = values[index]?.id;
        return id !== undefined && created.has(id) ? [{ reference, digest, jobId: id }] : [];
      }),
    );
    await recordAudit(manager, {
      action: "job.import",
      actorId: feed.account.id,
      subjectType: "company",
      subjectId: feed.companyId,
      before: null,
      after: { created: String(created.size), feed: feed.id },
    });
  }

  /** Brings a job that the company has already in line with what the feed says now. */
  private async settle(
    manager: EntityManager,
    feed: FeedOfCompany,
    given: FeedJob,
    known: KnownJob,
    posted: PostedSlice,
    now: Date,
  ): Promise<void> {
    if (known.feedId !== null && known.feedId !== feed.id) {
      const message = "is a job of another feed of your company already";
      posted.problems.push(problemAt(given, "reference", message));
      return;
    }
    const job = await lockJob(manager, known.jobId);
    if (!job || job.removedAt) {
      posted.problems.push(problemAt(given, "reference", "was removed by an admin: answer there first"));
      return;
    }
    if (job.closedAt && known.closedByFeedAt === null) {
      // Somebody has closed it here: that holds, whatever the feed says.
      posted.unchanged += 1;
      return;
    }
    try {
      const isChanged = await this.change(manager, feed, job, { given, known, now });
      posted[isChanged ? "changed" : "unchanged"] += 1;
    } catch (error) {
      if (!(error instanceof BadInputError)) throw error;
      posted.problems.push(problemAt(given, "title", error.message));
    }
  }

  private async change(
    manager: EntityManager,
    feed: FeedOfCompany,
    job: Job,
    { given, known, now }: { given: FeedJob; known: KnownJob; now: Date },
  ): Promise<boolean> {
    const { account } = feed;
    const isSaidAnew = given.digest !== known.digest && changedFields(job, given.job.content).length > 0;
    if (isSaidAnew)
      await this.jobPosts.change(manager, account, job, { reading: given.reading, questions: null, now });
    const isReopened = job.closedAt !== null && !job.heldAt;
    const openUntil = endOf(job, given, now);
    const isEndMoved = openUntil.getTime() !== job.openUntil.getTime();
    if (!job.heldAt && (isReopened || isEndMoved)) {
      const changed = await manager.findOneByOrFail(Job, { id: job.id });
      await this.jobLifecycle.runLocked(manager, account, changed, { openUntil, now });
    }
    const { reference, digest } = given;
    await keepJobs(manager, feed, [{ reference, digest, jobId: job.id }]);
    return isSaidAnew || isReopened || (isEndMoved && given.openUntil !== null);
  }
}

function endOf({ openUntil, closedAt }: Job, given: FeedJob, now: Date): Date {
  if (given.openUntil) return given.openUntil;
  const left = openUntil.getTime() - now.getTime();
  return closedAt || left < RUNS_ON_DAYS * DAY_MS ? laterOf(openUntil, usualEnd(now)) : openUntil;
}

const laterOf = (one: Date, other: Date): Date => (one > other ? one : other);

const problemAt = ({ reference, job }: FeedJob, field: string, message: string): FeedImportProblem => ({
  reference,
  title: job.typed.title,
  field,
  message,
});

function newJob({ companyId, account }: FeedOfCompany, given: FeedJob, now: Date): NewJob {
  const { typed, content } = given.job;
  return {
    id: new Job().id,
    ...content,
    companyId,
    postedById: account.id,
    reference: given.reference,
    draftId: null,
    postedAt: now,
    openUntil: given.openUntil ?? usualEnd(now),
    ...holdForWording(typed, now),
  };
}

async function knownJobs(
  manager: EntityManager,
  { companyId }: FeedOfCompany,
  jobs: readonly FeedJob[],
): Promise<ReadonlyMap<string, KnownJob>> {
  const found = await manager.query<KnownJob[]>(
    `select job.reference, job.id as "jobId", kept.feed_import_id as "feedId", kept.digest,
       kept.closed_at as "closedByFeedAt"
     from jobs job left join feed_import_jobs kept on kept.job_id = job.id
     where job.company_id = $1 and job.reference = any($2)`,
    [companyId, jobs.map(({ reference }) => reference)],
  );
  return new Map(found.map((job) => [job.reference, job]));
}

/** What is asked of a job that is like an open one which isn't the feed's: those of a feed their numbers tell apart. */
async function likenessesOfOthers(
  manager: EntityManager,
  { id, companyId }: FeedOfCompany,
  now: Date,
): Promise<OpenLikenesses> {
  const own = await manager.query<{ id: string }[]>(
    "select job_id as id from feed_import_jobs where feed_import_id = $1",
    [id],
  );
  return await openLikenesses(manager, companyId, now, new Set(own.map((job) => job.id)));
}

async function keepJobs(
  manager: EntityManager,
  { id }: FeedOfCompany,
  jobs: readonly { reference: string; digest: string; jobId: string }[],
): Promise<void> {
  await manager.query(
    `insert into feed_import_jobs (feed_import_id, reference, job_id, digest)
     select $1, reference, "jobId", digest
     from jsonb_to_recordset($2::jsonb) as given (reference text, digest text, "jobId" uuid)
     on conflict (feed_import_id, reference) do update
       set digest = excluded.digest, job_id = excluded.job_id, missing_since = null, closed_at = null`,
    [id, JSON.stringify(jobs)],
  );
}
