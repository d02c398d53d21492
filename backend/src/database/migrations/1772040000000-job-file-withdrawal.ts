import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A posted file can be taken back: its state says so, and each of its rows what became of its job. Who saved a job is
 * asked for each one, and once more when it goes.
 */
export class JobFileWithdrawal1772040000000 implements MigrationInterface {
  name = "JobFileWithdrawal1772040000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table job_files drop constraint job_files_state_check,
        add constraint job_files_state_check check (state in
          ('reading', 'mapping', 'mending', 'posting', 'done', 'failed', 'withdrawing', 'withdrawn'))`);
    await queryRunner.query(`
      alter table job_file_rows
        add column withdrawal text check (withdrawal in ('deleted', 'closed', 'edited', 'barred'))`);
    await queryRunner.query("create index saved_jobs_job on saved_jobs (job_id)");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop index saved_jobs_job");
    await queryRunner.query("alter table job_file_rows drop column withdrawal");
    await queryRunner.query(
      "update job_files set state = 'done' where state in ('withdrawing', 'withdrawn')",
    );
    await queryRunner.query(`
      alter table job_files drop constraint job_files_state_check,
        add constraint job_files_state_check check (state in
          ('reading', 'mapping', 'mending', 'posting', 'done', 'failed'))`);
  }
}
