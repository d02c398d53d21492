import { registerEnumType } from "type-graphql";

/** What somebody is in a company; stored as spelled here. */
export enum MemberRole {
  OWNER = "owner",
  RECRUITER = "recruiter",
  HIRING_MANAGER = "hiring-manager",
  VIEWER = "viewer",
}

registerEnumType(MemberRole, {
  name: "MemberRole",
  description: "What somebody is in a company.",
  valuesConfig: {
    OWNER: { description: "Acts for it in everything, and decides who else does." },
    RECRUITER: { description: "Posts jobs, answers candidates and looks for people." },
    HIRING_MANAGER: {
      description: "Answers the candidates of the jobs that they are assigned to, and sees no others.",
    },
    VIEWER: { description: "Sees jobs and figures, and no candidate." },
  },
});

/** What members do for their company. */
export enum CompanyAct {
  SEE_FIGURES = "see-figures",
  ANSWER_CANDIDATES = "answer-candidates",
  MAKE_OFFERS = "make-offers",
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
    ANSWER_CANDIDATES: { description: "See candidates, mark and move them, write to them and meet them." },
    MAKE_OFFERS: { description: "Offer candidates a job, and take offers back." },
    POST_JOBS: { description: "Post, change, close and import jobs, and assign hiring managers to them." },
    FIND_PEOPLE: { description: "Look for people and invite them to a job." },
    EDIT_COMPANY: { description: "Change its page and have it verified." },
    RENAME_COMPANY: { description: "Change its name." },
    MANAGE_STAGES: { description: "Name stages of its own between the portal's." },
    MANAGE_TEAM: { description: "Invite colleagues, change their roles, remove them." },
    MANAGE_KEYS: { description: "Make and revoke keys of programs." },
  },
});

const { SEE_FIGURES, ANSWER_CANDIDATES, MAKE_OFFERS, POST_JOBS, FIND_PEOPLE, EDIT_COMPANY } = CompanyAct;

/** TEAM-01: the one table of who may do what for a company. Services, SQL and screens derive from it. */
export const ACTS_OF_ROLES: Readonly<Record<MemberRole, readonly CompanyAct[]>> = {
  [MemberRole.OWNER]: Object.values(CompanyAct),
  [MemberRole.RECRUITER]: [
    ...[SEE_FIGURES, ANSWER_CANDIDATES, MAKE_OFFERS, POST_JOBS, FIND_PEOPLE, EDIT_COMPANY],
  ],
  [MemberRole.HIRING_MANAGER]: [SEE_FIGURES, ANSWER_CANDIDATES],
  [MemberRole.VIEWER]: [SEE_FIGURES],
};

/** HMGR-01: roles whose acts hold for the jobs that somebody is assigned to, and for nothing else of the company. */
const OF_OWN_JOBS: readonly MemberRole[] = [MemberRole.HIRING_MANAGER];

/** Whether a role has an act for the whole company or, beside `roleMay`, for jobs of one's own. */
export const roleMayOnJobs = (role: MemberRole | null, act: CompanyAct): boolean =>
  role !== null && ACTS_OF_ROLES[role].includes(act);

/**
 * Whether a role has an act for the whole company. Whoever asks about a job or a candidate asks `job-scope.ts`.
 * @param role null for somebody who isn't a member
 */
export const roleMay = (role: MemberRole | null, act: CompanyAct): boolean =>
  role !== null && !OF_OWN_JOBS.includes(role) && roleMayOnJobs(role, act);

const rolesThat = (may: (role: MemberRole) => boolean): MemberRole[] =>
  Object.values(MemberRole).filter((role) => may(role));

export const rolesWhoMay = (act: CompanyAct): MemberRole[] => rolesThat((role) => roleMay(role, act));

/** Those who may do it for jobs of their own alone. */
export const rolesWhoMayOnOwnJobs = (act: CompanyAct): MemberRole[] =>
  rolesThat((role) => OF_OWN_JOBS.includes(role) && roleMayOnJobs(role, act));

/** The condition, in SQL, that a row of `company_members` has one of these roles. */
export const hasRoleInSql = (member: string, roles: readonly MemberRole[]): string =>
  roles.length === 0 ? "false" : `${member}.role in (${roles.map((role) => `'${role}'`).join(", ")})`;

/** The condition, in SQL, that a row of `company_members` may do something for the whole company. */
export const mayInSql = (member: string, act: CompanyAct): string => hasRoleInSql(member, rolesWhoMay(act));
