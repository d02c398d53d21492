import type { Account } from "../accounts/account.entity";
import { Role } from "../../auth/role";

/** Whose a company is: what a viewer may do for it, told whether they are one of its members. */
export const companyPolicy = {
  /** Whatever the viewer's role, as for `edit`: a company speaks for itself. */
  postJobs: (isMember: boolean): boolean => isMember,

  edit: (isMember: boolean): boolean => isMember,

  /** @param isMember of the company, or of any where none is named yet */
  importJobs: (viewer: Account, isMember: boolean): boolean => viewer.role === Role.ADMIN || isMember,
};
