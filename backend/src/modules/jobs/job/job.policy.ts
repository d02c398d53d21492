import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import { CompanyAct, type MemberRole, roleMay } from "../../companies/member-role";
import { allowsAction, type JobAction, type JobTimes } from "./job-lifecycle";

/** Managing a job is for members of its company, as far as their role there goes; beyond that its status decides. */
export const jobPolicy = {
  /** Whether it is any of the viewer's business how the job goes. */
  seeStanding: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.SEE_FIGURES),

  manage: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.POST_JOBS),

  /** An open job is everybody's to read; one that is not, its company's and the admins'. */
  readClosed: (viewer: Account | null, role: MemberRole | null): boolean =>
    role !== null || viewer?.role === Role.ADMIN,

  can: (action: JobAction, role: MemberRole | null, job: JobTimes, now: Date): boolean =>
    jobPolicy.manage(role) && allowsAction(job, action, now),
};
