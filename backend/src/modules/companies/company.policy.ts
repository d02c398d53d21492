import type { Account } from "../accounts/account.entity";
import { Role } from "../../auth/role";
import { CompanyAct, type MemberRole, roleMay } from "./member-role";

/** Whose a company is: what a viewer may do for it, told their role in it; null for none. */
export const companyPolicy = {
  /** Whatever the viewer's role on the portal, as for `edit`: a company speaks for itself. */
  postJobs: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.POST_JOBS),

  edit: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.EDIT_COMPANY),

  rename: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.RENAME_COMPANY),

  manageTeam: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.MANAGE_TEAM),

  manageStages: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.MANAGE_STAGES),

  answerCandidates: (role: MemberRole | null): boolean => roleMay(role, CompanyAct.ANSWER_CANDIDATES),

  keepTemplates: (role: MemberRole | null): boolean => companyPolicy.answerCandidates(role),

  /** @param role in the company, or in any where none is named yet */
  importJobs: (viewer: Account, role: MemberRole | null): boolean =>
    viewer.role === Role.ADMIN || companyPolicy.postJobs(role),
};
