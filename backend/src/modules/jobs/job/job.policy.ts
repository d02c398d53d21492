import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import { allowsAction, type JobAction, type JobTimes } from "./job-lifecycle";

/** Managing a job is for members of its company, whatever their role; beyond that its status decides. */
export const jobPolicy = {
  /** Whether it is any of the viewer's business how the job goes. */
  manage: (isMember: boolean): boolean => isMember,

  /** An open job is everybody's to read; one that is not, its company's and the admins'. */
  readClosed: (viewer: Account | null, isMember: boolean): boolean => isMember || viewer?.role === Role.ADMIN,

  can: (action: JobAction, isMember: boolean, job: JobTimes, now: Date): boolean =>
    jobPolicy.manage(isMember) && allowsAction(job, action, now),
};
