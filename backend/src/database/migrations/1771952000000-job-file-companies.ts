import type { MigrationInterface, QueryRunner } from "typeorm";

/** A row of a file may be for another company of its uploader's, and a file keeps what was answered about their names. */
export class JobFileCompanies1771952000000 implements MigrationInterface {
  name = "JobFileCompanies1771952000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_files add column company_answers jsonb not null default '{}'");
    // No reference: a row whose company is gone must not become the file's company's.
    await queryRunner.query("alter table job_file_rows add column company_id uuid");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_rows drop column company_id");
    await queryRunner.query("alter table job_files drop column company_answers");
  }
}
