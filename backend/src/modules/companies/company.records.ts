import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../accounts/personal-data.service";

/** The companies that a person acts for. The companies themselves are not theirs. */
export const companyRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "companies",
  tables: ["company_members", "job_hiring_managers"],
  read: (accountId) =>
    dataSource.query(
      `select company.id, company.name, member.created_at as "memberSince", array(
         select job.title from job_hiring_managers assigned join jobs job on job.id = assigned.job_id
         where assigned.account_id = $1 and assigned.company_id = company.id order by assigned.assigned_at
       ) as "assignedJobs"
       from company_members member join companies company on company.id = member.company_id
       where member.account_id = $1 order by member.created_at`,
      [accountId],
    ),
});
