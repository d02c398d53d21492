import type { AuditSide } from "@job-portal/protocol/audit";
import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../../time/clock";
import { recordAudit } from "../../../database/audit";
import { isUuid } from "../../../text/uuid";
import { ConflictError, NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { settleRefundsOf } from "../../applications/application/application-quota";
import { Job } from "../../jobs/job/job.entity";
import { tellPosters } from "../../jobs/hiring/told-members";
import { isMended, ruleNames } from "../../jobs/job/job-hold";
import { jobStatus } from "../../jobs/job/job-lifecycle";
import type { NoticeContent } from "@job-portal/protocol/notices";
import type { NoticeService } from "../../notices/notice.service";

/** A judgement's changes of the job, what its company is told, and what the trail says beside the status. */
interface Judgement {
  change: Partial<Job>;
  notice?: "job.held" | "job.removed" | "job.approved";
  trail?: AuditSide;
}

/** What admins do with jobs. Each act locks the job, and done twice changes nothing the second time. */
export class JobReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  /**
   * Finds nothing wrong with a job: its reports are dismissed, its hold is lifted, and the rules that held it let it
   * pass from now on.
   * @throws NotFoundError; ConflictError JOB_REMOVED
   */
  async approve(actor: Account, id: string): Promise<Job> {
    return await this.judge(actor, id, async (job, now, manager) => {
      if (job.removedAt) throw new ConflictError("JOB_REMOVED", "This job is removed: restore it instead.");
      const dismissed = await dismissReports(manager, id, now);
      if (!job.heldAt && dismissed === 0) return null;
      // Before it is open again: what came back to applicants meanwhile stays with them.
      await settleRefundsOf(manager, id, now);
      return {
        change: {
          heldAt: null,
          heldReason: null,
          heldRules: [],
          // Words that are gone have been let pass by nobody.
          clearedRules: [
            ...new Set([...job.clearedRules, ...(isMended(job) ? [] : ruleNames(job.heldRules))]),
          ],
        },
        ...(job.heldAt && { notice: "job.approved" as const }),
        trail: { dismissedReports: String(dismissed) },
      };
    });
  }

  /** Takes a job out of the list until an admin approves or removes it. @throws NotFoundError; ConflictError */
  async hold(actor: Account, id: string, reason: string): Promise<Job> {
    return await this.judge(actor, id, (job, now) => {
      if (job.removedAt) throw new ConflictError("JOB_REMOVED", "This job is removed already.");
      if (job.heldAt && job.heldReason === reason) return null;
      const change = { heldAt: job.heldAt ?? now, heldReason: reason };
      return { change, ...(!job.heldAt && { notice: "job.held" as const }), trail: { reason } };
    });
  }

  /** Removes a job for a reason that its company reads. @throws NotFoundError */
  async remove(actor: Account, id: string, reason: string): Promise<Job> {
    return await this.judge(actor, id, (job, now) => {
      if (job.removedAt) return null;
      return { change: { removedAt: now, removedReason: reason }, notice: "job.removed", trail: { reason } };
    });
  }

  /** Undoes a removal: the job stands as it stood before, held or not. @throws NotFoundError */
  async restore(actor: Account, id: string): Promise<Job> {
    return await this.judge(actor, id, async (job, now, manager) => {
      if (!job.removedAt) return null;
      await settleRefundsOf(manager, id, now);
      const change = { removedAt: null, removedReason: null };
      return { change, ...(!job.heldAt && { notice: "job.approved" as const }) };
    });
  }

  private async judge(
    actor: Account,
    id: string,
    judgementOf: (
      job: Job,
      now: Date,
      manager: EntityManager,
    ) => Judgement | null | Promise<Judgement | null>,
  ): Promise<Job> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      const job = isUuid(id)
        ? await manager.findOne(Job, { where: { id }, lock: { mode: "pessimistic_write" } })
        : null;
      if (!job?.postedAt) throw new NotFoundError();
      const before = jobStatus(job, now);
      const judgement = await judgementOf(job, now, manager);
      if (!judgement) return job;
      await manager.update(Job, { id }, { ...judgement.change, updatedAt: now });
      const judged = await manager.findOneByOrFail(Job, { id });
      await recordAudit(manager, {
        action: "job.review",
        actorId: actor.id,
        subjectType: "job",
        subjectId: id,
        before: { status: before },
        after: { status: jobStatus(judged, now), ...judgement.trail },
      });
      if (judgement.notice) await this.tell(manager, judged, judgement.notice);
      return judged;
    });
  }

  private async tell(
    manager: EntityManager,
    job: Job,
    kind: NonNullable<Judgement["notice"]>,
  ): Promise<void> {
    const content: NoticeContent = { kind, params: { jobTitle: job.title, jobId: job.id } };
    await tellPosters(manager, this.notices, job, content);
  }
}

async function dismissReports(manager: EntityManager, jobId: string, now: Date): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    "update job_reports set dismissed_at = $2 where job_id = $1 and dismissed_at is null",
    [jobId, now],
  );
  return count;
}
