import type { MigrationInterface, QueryRunner } from "typeorm";

/** A row of a file keeps what of its wording shuts people out, so that it is seen before the row is posted. */
export class JobFileWording1771951000000 implements MigrationInterface {
  name = "JobFileWording1771951000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_rows add column wording jsonb not null default '[]'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_file_rows drop column wording");
  }
}
