import type { Account } from "../accounts/account.entity";
import { Role } from "../accounts/role";
import { allowsAction, JobAction, type JobTimes } from "./job.lifecycle";

/** Managing a job is for members of its company, whatever their role; beyond that its status decides. */
export const jobPolicy = {
  /** Whether it is any of the viewer's business how the job goes. */
  manage: (isMember: boolean): boolean => isMember,

  /** An open job is everybody's to read; one that is not, its company's and the admins'. */
  readClosed: (viewer: Account | null, isMember: boolean): boolean => isMember || viewer?.role === Role.ADMIN,

  edit: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.EDIT, now),
  close: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.CLOSE, now),
  reopen: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.REOPEN, now),
  extend: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.EXTEND, now),
  duplicate: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.DUPLICATE, now),
  resubmit: (isMember: boolean, job: JobTimes, now: Date): boolean =>
    isMember && allowsAction(job, JobAction.RESUBMIT, now),
};
