import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files of jobs are read in pieces: without compression, PostgreSQL finds each of them at once. */
export class JobFilePieces1768310000000 implements MigrationInterface {
  name = "JobFilePieces1768310000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_contents alter column content set storage external");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_contents alter column content set storage extended");
  }
}
