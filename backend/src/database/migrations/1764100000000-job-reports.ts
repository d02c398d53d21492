import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reports of jobs, and the order in which the sitemap lists open ones. */
export class JobReports1764100000000 implements MigrationInterface {
  name = "JobReports1764100000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table job_reports (
        id uuid primary key,
        job_id uuid not null references jobs on delete cascade,
        account_id uuid references accounts on delete set null,
        reason text not null
          check (reason in ('scam', 'asks-for-money', 'expired', 'wrong-details', 'discriminatory', 'other')),
        comment text check (length(comment) <= 1000),
        created_at timestamptz not null,
        unique (job_id, account_id)
      );
      create index job_reports_account on job_reports (account_id);
      create index jobs_sitemap on jobs (id) include (open_until, updated_at) where is_listed;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table job_reports; drop index jobs_sitemap;");
  }
}
