import { registerEnumType } from "type-graphql";
import { ConflictError } from "../../../errors/errors";
import type { Job } from "./job.entity";

/** How a posted job stands, derived when it is read (STAT-03 to STAT-05); stored are only the times behind it. */
export enum JobStatus {
  ACTIVE = "active",
  FLAGGED = "flagged",
  HELD = "held",
  EXPIRED = "expired",
  CLOSED = "closed",
  REMOVED = "removed",
}

registerEnumType(JobStatus, {
  name: "JobStatus",
  description: "How a posted job stands. The first of these that holds, from the last to the first.",
  valuesConfig: {
    ACTIVE: { description: "Open: people find it and can apply." },
    FLAGGED: { description: "Open, and reported by readers." },
    HELD: {
      description: "Taken out of the list until an admin looks at it, or company or poster are blocked.",
    },
    EXPIRED: { description: "Its time is over." },
    CLOSED: { description: "Closed by its company." },
    REMOVED: { description: "Removed by an admin; its company may answer." },
  },
});

/** The parts of a job that its status follows from. */
export type JobTimes = Pick<
  Job,
  "removedAt" | "closedAt" | "heldAt" | "openUntil" | "isListed" | "reportCount"
>;

export function jobStatus(job: JobTimes, now: Date): JobStatus {
  if (job.removedAt) return JobStatus.REMOVED;
  if (job.closedAt) return JobStatus.CLOSED;
  // Not listed for no reason of its own: company or poster are blocked.
  if (job.heldAt || !job.isListed) return JobStatus.HELD;
  if (job.openUntil <= now) return JobStatus.EXPIRED;
  return job.reportCount > 0 ? JobStatus.FLAGGED : JobStatus.ACTIVE;
}

/** The same for a query whose jobs go by the alias `job`; takes the time as `:now`. */
export const JOB_STATUS = `case
  when job.removed_at is not null then '${JobStatus.REMOVED}'
  when job.closed_at is not null then '${JobStatus.CLOSED}'
  when not job.is_listed then '${JobStatus.HELD}'
  when job.open_until <= :now then '${JobStatus.EXPIRED}'
  when job.report_count > 0 then '${JobStatus.FLAGGED}'
  else '${JobStatus.ACTIVE}' end`;

/** What members of its company do with a job. */
export enum JobAction {
  EDIT = "edit",
  CLOSE = "close",
  REOPEN = "reopen",
  EXTEND = "extend",
  DUPLICATE = "duplicate",
  RESUBMIT = "resubmit",
  HIGHLIGHT = "highlight",
}

const { EDIT, CLOSE, REOPEN, EXTEND, DUPLICATE, RESUBMIT, HIGHLIGHT } = JobAction;

/** What may be done where; what is not here is refused. A copy of a held job would get around the hold. */
const ACTIONS: Readonly<Record<JobStatus, readonly JobAction[]>> = {
  [JobStatus.ACTIVE]: [EDIT, CLOSE, EXTEND, DUPLICATE, HIGHLIGHT],
  [JobStatus.FLAGGED]: [EDIT, CLOSE, EXTEND, DUPLICATE, HIGHLIGHT],
  [JobStatus.HELD]: [EDIT, CLOSE],
  [JobStatus.EXPIRED]: [EDIT, CLOSE, REOPEN, DUPLICATE],
  [JobStatus.CLOSED]: [EDIT, REOPEN, DUPLICATE],
  [JobStatus.REMOVED]: [RESUBMIT],
};

/** Whether the job's status allows it. Closing a held job does not lift the hold. */
export function allowsAction(job: JobTimes, action: JobAction, now: Date): boolean {
  if (job.heldAt && (action === REOPEN || action === DUPLICATE)) return false;
  return ACTIONS[jobStatus(job, now)].includes(action);
}

/** Why an action is refused that the status does not allow: JOB_HELD, or JOB_ACTION_NOT_ALLOWED. */
export function notAllowed(job: JobTimes, action: JobAction, now: Date): ConflictError {
  if (job.heldAt && !job.removedAt && action !== CLOSE)
    return new ConflictError("JOB_HELD", "This job is held until an admin has looked at it.");
  const status = jobStatus(job, now);
  return new ConflictError("JOB_ACTION_NOT_ALLOWED", `A job that is ${status} can't take '${action}'.`);
}
