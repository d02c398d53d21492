import type { Account } from "../../accounts/account.entity";
import { Role } from "../../../auth/role";
import { CompanyAct } from "../../companies/member-role";
import { allowsAction, type JobAction, type JobTimes } from "./job-lifecycle";

/** What the viewer may do with a job, as `jobActs` of the loaders tells; nothing where it is none of theirs. */
type Acts = readonly CompanyAct[];

/** Managing a job is for members of its company, as far as their role there goes; beyond that its status decides. */
export const jobPolicy = {
  /** Whether it is any of the viewer's business how the job goes. */
  seeStanding: (acts: Acts): boolean => acts.includes(CompanyAct.SEE_FIGURES),

  /** Whose role sees jobs and figures alone reads nothing of candidates (HEED-09). */
  answer: (acts: Acts): boolean => acts.includes(CompanyAct.ANSWER_CANDIDATES),

  manage: (acts: Acts): boolean => acts.includes(CompanyAct.POST_JOBS),

  /** An open job is everybody's to read; one that is not, its company's and the admins'. */
  readClosed: (viewer: Account | null, acts: Acts): boolean =>
    jobPolicy.seeStanding(acts) || viewer?.role === Role.ADMIN,

  can: (action: JobAction, acts: Acts, job: JobTimes, now: Date): boolean =>
    jobPolicy.manage(acts) && allowsAction(job, action, now),
};
