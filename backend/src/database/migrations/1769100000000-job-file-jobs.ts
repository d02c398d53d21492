import type { MigrationInterface, QueryRunner } from "typeorm";

/** A row of a file keeps the job that it makes, so that posting reads nothing any more. */
export class JobFileJobs1769100000000 implements MigrationInterface {
  name = "JobFileJobs1769100000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_rows add column job jsonb");
    // It is written once and read once: to compress it would take longer than either.
    await queryRunner.query("alter table job_file_rows alter column job set storage external");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_rows drop column job");
  }
}
