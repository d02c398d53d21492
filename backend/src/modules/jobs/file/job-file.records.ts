import type { DataSource } from "typeorm";
import type { PersonalRecords } from "../../accounts/personal-data.service";

/** The files of jobs that a person sent; they go with the account's row, their jobs stay. */
export const jobFileRecords = (dataSource: DataSource): PersonalRecords => ({
  section: "jobFiles",
  tables: ["job_files"],
  read: (accountId) =>
    dataSource.query(
      `select id, company_id as "companyId", name, bytes, state, created_count as "createdCount",
         created_at as "createdAt", array(select cells::text from job_file_rows where file_id = file.id order by row) as rows
       from job_files file where uploader_id = $1 order by created_at desc`,
      [accountId],
    ),
});
