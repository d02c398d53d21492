import { registerEnumType } from "type-graphql";

/** What somebody is in a company; stored as spelled here. */
export enum MemberRole {
  OWNER = "owner",
  RECRUITER = "recruiter",
  VIEWER = "viewer",
}

registerEnumType(MemberRole, {
  name: "MemberRole",
  description: "What somebody is in a company.",
  valuesConfig: {
    OWNER: { description: "Acts for it in everything, and decides who else does." },
    RECRUITER: { description: "Posts jobs, answers candidates and looks for people." },
    VIEWER: { description: "Sees jobs and figures, and no candidate." },
  },
});

/** What members do for their company. */
export enum CompanyAct {
  SEE_FIGURES = "see-figures",
  ANSWER_CANDIDATES = "answer-candidates",
  POST_JOBS = "post-jobs",
  FIND_PEOPLE = "find-people",
  EDIT_COMPANY = "edit-company",
  RENAME_COMPANY = "rename-company",
  MANAGE_TEAM = "manage-team",
  MANAGE_STAGES = "manage-stages",
  MANAGE_KEYS = "manage-keys",
}

registerEnumType(CompanyAct, {
  name: "CompanyAct",
  description: "What members do for their company.",
  valuesConfig: {
    SEE_FIGURES: { description: "See its jobs and how they go." },
    ANSWER_CANDIDATES: { description: "See candidates, move them, write and offer." },
    POST_JOBS: { description: "Post, change, close and import jobs." },
    FIND_PEOPLE: { description: "Look for people and invite them to a job." },
    EDIT_COMPANY: { description: "Change its page and have it verified." },
    RENAME_COMPANY: { description: "Change its name." },
    MANAGE_STAGES: { description: "Name stages of its own between the portal's." },
    MANAGE_TEAM: { description: "Invite colleagues, change their roles, remove them." },
    MANAGE_KEYS: { description: "Make and revoke keys of programs." },
  },
});

const { SEE_FIGURES, ANSWER_CANDIDATES, POST_JOBS, FIND_PEOPLE, EDIT_COMPANY } = CompanyAct;

/** TEAM-01: the one table of who may do what for a company. Services, SQL and screens derive from it. */
export const ACTS_OF_ROLES: Readonly<Record<MemberRole, readonly CompanyAct[]>> = {
  [MemberRole.OWNER]: Object.values(CompanyAct),
  [MemberRole.RECRUITER]: [SEE_FIGURES, ANSWER_CANDIDATES, POST_JOBS, FIND_PEOPLE, EDIT_COMPANY],
  [MemberRole.VIEWER]: [SEE_FIGURES],
};

/** @param role null for somebody who isn't a member */
export const roleMay = (role: MemberRole | null, act: CompanyAct): boolean =>
  role !== null && ACTS_OF_ROLES[role].includes(act);

export const rolesWhoMay = (act: CompanyAct): MemberRole[] =>
  Object.values(MemberRole).filter((role) => roleMay(role, act));

/** The condition, in SQL, that a row of `company_members` may do something. */
export const mayInSql = (member: string, act: CompanyAct): string =>
  `${member}.role in (${rolesWhoMay(act)
    .map((role) => `'${role}'`)
    .join(", ")})`;
