import { type EntityManager, In } from "typeorm";
import { NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { leftOut } from "../../companies/company.service";
import {
  CompanyAct,
  hasRoleInSql,
  mayInSql,
  type MemberRole,
  roleMay,
  roleMayOnJobs,
  rolesWhoMayOnOwnJobs,
} from "../../companies/member-role";

/** HMGR-02: of which jobs somebody may do something, such as see the candidates: the one place that says so. */
export interface JobScope {
  /** All jobs of these. */
  companies: readonly string[];
  /** Of other companies these alone. */
  jobs: readonly string[];
}

/** What is asked of a job, or of somebody who applied to it. */
interface OfJob {
  jobId: string;
  companyId: string;
}

interface Membership {
  companyId: string;
  role: MemberRole;
  assigned: string[];
}

const MEMBERSHIPS = `
  select member.company_id as "companyId", member.role, array(
    select assigned.job_id from job_hiring_managers assigned
    where assigned.account_id = member.account_id and assigned.company_id = member.company_id
  ) as assigned
  from company_members member where member.account_id = $1`;

/** Of which jobs the viewer may do each of some acts. One statement. */
export async function jobScopesOf<Act extends CompanyAct>(
  manager: EntityManager,
  { id }: Pick<Account, "id">,
  acts: readonly Act[],
): Promise<Record<Act, JobScope>> {
  const memberships = await manager.query<Membership[]>(MEMBERSHIPS, [id]);
  const scopes = acts.map((act) => [act, scopeAmong(memberships, act)] as const);
  return Object.fromEntries(scopes) as Record<Act, JobScope>;
}

/** Of which jobs the viewer may do something. One statement. */
export async function jobScopeOf(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  act = CompanyAct.ANSWER_CANDIDATES,
): Promise<JobScope> {
  return (await jobScopesOf(manager, viewer, [act]))[act];
}

function scopeAmong(memberships: readonly Membership[], act: CompanyAct): JobScope {
  const whole = memberships.filter(({ role }) => roleMay(role, act));
  const single = memberships.filter(({ role }) => !roleMay(role, act) && roleMayOnJobs(role, act));
  return {
    companies: whole.map(({ companyId }) => companyId),
    jobs: single.flatMap(({ assigned }) => assigned),
  };
}

export const covers = ({ companies, jobs }: JobScope, { companyId, jobId }: OfJob): boolean =>
  companies.includes(companyId) || jobs.includes(jobId);

/**
 * That the viewer may do something with a job.
 * @throws NotFoundError for a job that is none of theirs; ForbiddenError MEMBER_ROLE where their role leaves it out
 */
export async function assertOwnJob(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  { id, companyId }: { id: string; companyId: string },
  act: CompanyAct,
): Promise<void> {
  const job = { jobId: id, companyId };
  const scopes = await jobScopesOf(manager, viewer, [act, CompanyAct.SEE_FIGURES]);
  if (covers(scopes[act], job)) return;
  if (!covers(scopes[CompanyAct.SEE_FIGURES], job)) throw new NotFoundError();
  throw leftOut();
}

/** Rows of a scope among others, for TypeORM. */
export const inScope = <Where extends object>(where: Where, { companies, jobs }: JobScope) => [
  { ...where, companyId: In([...companies]) },
  { ...where, jobId: In([...jobs]) },
];

/** How lists ask for the jobs of a scope: by one column of applications, or of jobs. */
export interface ListedScope {
  by: "company_id" | "job_id";
  ids: string[];
}

/** Whoever acts for one company and has jobs of another is asked by jobs alone, so that a list has one index. */
export async function listedBy(manager: EntityManager, { companies, jobs }: JobScope): Promise<ListedScope> {
  if (jobs.length === 0) return { by: "company_id", ids: [...companies] };
  if (companies.length === 0) return { by: "job_id", ids: [...jobs] };
  const rows = await manager.query<{ id: string }[]>("select id from jobs where company_id = any ($1)", [
    companies,
  ]);
  return { by: "job_id", ids: [...rows.map(({ id }) => id), ...jobs] };
}

/** The column of `jobs` that a scope asks for. */
export const columnOfJobs = (by: ListedScope["by"]): string => (by === "job_id" ? "id" : by);

/** The condition, in SQL, that a row of `company_members` may do something with a job of that company. */
export const mayOnJobInSql = (member: string, act: CompanyAct, jobId: string): string =>
  `(${mayInSql(member, act)} or ${hasRoleInSql(member, rolesWhoMayOnOwnJobs(act))} and exists (
    select from job_hiring_managers assigned
    where assigned.job_id = ${jobId} and assigned.account_id = ${member}.account_id
      and assigned.company_id = ${member}.company_id
  ))`;
