import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import { ACTS_OF_ROLES, CompanyAct, type MemberRole } from "../../companies/member-role";
import type { JobFacts } from "../job/listed-job";
import { mayOnJobInSql } from "./job-scope";
import type { HiringManager } from "./hiring-manager.inputs";

const { SEE_FIGURES } = CompanyAct;

/** What the viewer may do with a job: nothing for somebody who isn't a member, or isn't assigned to it (HMGR-02). */
export function createJobActsLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<Pick<JobFacts, "id" | "companyId">, readonly CompanyAct[], string> {
  return new DataLoader(
    async (jobs) => {
      if (viewerId === undefined) return jobs.map(() => []);
      const found = await dataSource.query<{ id: string; role: MemberRole }[]>(
        `select job.id, member.role from unnest($2::uuid[], $3::uuid[]) job (id, company_id)
         join company_members member on member.company_id = job.company_id and member.account_id = $1
         where ${mayOnJobInSql("member", SEE_FIGURES, "job.id")}`,
        [viewerId, jobs.map(({ id }) => id), jobs.map(({ companyId }) => companyId)],
      );
      const roles = new Map(found.map(({ id, role }) => [id, role]));
      return jobs.map(({ id }) => {
        const role = roles.get(id);
        return role === undefined ? [] : ACTS_OF_ROLES[role];
      });
    },
    { cacheKeyFn: ({ id }) => id },
  );
}

/** The hiring managers of jobs' companies with whether they are assigned, by name, by the job's id. */
export function createHiringManagersLoader(dataSource: DataSource): DataLoader<string, HiringManager[]> {
  return new DataLoader(async (jobIds) => {
    const found = await dataSource.query<(HiringManager & { jobId: string })[]>(
      `select job.id as "jobId", account.id as "accountId", account.display_name as name,
         coalesce(account.email, account.phone_number, '') as email, assigned.job_id is not null as "isAssigned"
       from jobs job
       join company_members member on member.company_id = job.company_id and member.role = 'hiring-manager'
       join accounts account on account.id = member.account_id
       left join job_hiring_managers assigned
         on assigned.job_id = job.id and assigned.account_id = member.account_id
       where job.id = any ($1) order by account.display_name, account.id`,
      [jobIds],
    );
    return jobIds.map((id) => found.filter(({ jobId }) => jobId === id));
  });
}
