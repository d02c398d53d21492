import type { Account } from "../accounts/account.entity";
import { AccountStatus, Role } from "../accounts/role";

/** Whose a company is: what a viewer may do for it, told whether they are one of its members. */
export const companyPolicy = {
  postJobs: (viewer: Account, isMember: boolean): boolean => viewer.role === Role.ADMIN || isMember,

  /** Whatever the viewer's role: a company speaks for itself. */
  edit: (isMember: boolean): boolean => isMember,

  /** @param isMember of any company */
  importJobs: (viewer: Account, isMember: boolean): boolean =>
    viewer.status !== AccountStatus.BLOCKED && companyPolicy.postJobs(viewer, isMember),
};
