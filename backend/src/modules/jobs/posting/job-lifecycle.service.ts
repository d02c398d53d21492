import type { EntityManager } from "typeorm";
import { DAY_MS } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { BrokenInputError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { Job } from "../job/job.entity";
import { AWAITS_REVIEW } from "../job/job-hold";
import { JobAction, jobStatus } from "../job/job-lifecycle";
import { MAX_OPEN_DAYS } from "../job/job.rules";
import type { OwnJobService } from "../own/own-job.service";

/**
 * What others have to do while a job is not open: called in the transaction that closes it, after it is closed, and
 * in the one that opens it again, before it is open.
 */
export type WhileClosed = (manager: EntityManager, jobId: string, now: Date) => Promise<void>;

/** Closes jobs, opens them again, and lets them run longer. */
export class JobLifecycleService {
  constructor(
    private readonly ownJobs: OwnJobService,
    private readonly whileClosed: WhileClosed,
  ) {}

  /** @throws NotFoundError; ConflictError JOB_ACTION_NOT_ALLOWED for a job that is closed already or removed */
  async close(viewer: Account, id: string): Promise<Job> {
    return await this.ownJobs.act(viewer, id, JobAction.CLOSE, (manager, job, now) =>
      this.closeLocked(manager, viewer, job, now),
    );
  }

  /** Closes a job whose row is locked, for whoever has seen to it that the account and the job's status allow it. */
  async closeLocked(manager: EntityManager, viewer: Account, job: Job, now: Date): Promise<void> {
    await this.change(manager, viewer, job, { closedAt: now }, now);
    await this.whileClosed(manager, job.id, now);
  }

  /** The same for one that is to run up to a moment; one that is closed or over opens again. */
  async runLocked(
    manager: EntityManager,
    viewer: Account,
    job: Job,
    { openUntil, now }: { openUntil: Date; now: Date },
  ): Promise<void> {
    if (job.closedAt || job.openUntil <= now) await this.whileClosed(manager, job.id, now);
    await this.change(manager, viewer, job, { closedAt: null, openUntil }, now);
  }

  /**
   * Opens a closed or expired job again, for so many days from now; one that had longer keeps that.
   * @throws NotFoundError; ConflictError JOB_HELD, JOB_ACTION_NOT_ALLOWED
   */
  async reopen(viewer: Account, id: string, days: number): Promise<Job> {
    return await this.ownJobs.act(viewer, id, JobAction.REOPEN, async (manager, job, now) => {
      const openUntil = new Date(Math.max(job.openUntil.getTime(), now.getTime() + days * DAY_MS));
      await this.runLocked(manager, viewer, job, { openUntil, now });
    });
  }

  /**
   * Lets an open job run so many days longer.
   * @throws BrokenInputError BAD_USER_INPUT past 90 days from now; NotFoundError; ConflictError JOB_ACTION_NOT_ALLOWED
   */
  async extend(viewer: Account, id: string, days: number): Promise<Job> {
    return await this.ownJobs.act(viewer, id, JobAction.EXTEND, async (manager, job, now) => {
      const openUntil = new Date(job.openUntil.getTime() + days * DAY_MS);
      if (openUntil.getTime() - now.getTime() > MAX_OPEN_DAYS * DAY_MS)
        throw new BrokenInputError([
          {
            field: "days",
            message: `a job can be open for at most ${MAX_OPEN_DAYS} days from today`,
            rule: "TOO_FAR",
            bound: MAX_OPEN_DAYS,
          },
        ]);
      await this.change(manager, viewer, job, { openUntil }, now);
    });
  }

  /**
   * Answers a removal: the job is held until an admin has read the note.
   * @throws NotFoundError; ConflictError JOB_ACTION_NOT_ALLOWED for a job that is not removed
   */
  async resubmit(viewer: Account, id: string, note: string): Promise<Job> {
    return await this.ownJobs.act(viewer, id, JobAction.RESUBMIT, async (manager, job, now) => {
      const held = { heldAt: now, heldReason: AWAITS_REVIEW };
      const change = { ...held, removedAt: null, removedReason: null, answer: note, answeredAt: now };
      await this.change(manager, viewer, job, change, now);
    });
  }

  private async change(
    manager: EntityManager,
    viewer: Account,
    job: Job,
    change: Partial<Job>,
    now: Date,
  ): Promise<void> {
    await manager.update(Job, { id: job.id }, { ...change, updatedAt: now });
    const changed = await manager.findOneByOrFail(Job, { id: job.id });
    await recordAudit(manager, {
      action: "job.status",
      actorId: viewer.id,
      subjectType: "job",
      subjectId: job.id,
      before: { status: jobStatus(job, now), openUntil: job.openUntil.toISOString() },
      after: { status: jobStatus(changed, now), openUntil: changed.openUntil.toISOString() },
    });
  }
}
