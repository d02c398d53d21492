import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

export const savedJobRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "savedJobs",
  tables: ["saved_jobs"],
  read: (accountId) =>
    dataSource.query(
      `select job.id as "jobId", job.title, company.name as "companyName", saved.saved_at as "savedAt"
       from saved_jobs saved join jobs job on job.id = saved.job_id
         join companies company on company.id = job.company_id
       where saved.account_id = $1 order by saved.saved_at`,
      [accountId],
    ),
});
