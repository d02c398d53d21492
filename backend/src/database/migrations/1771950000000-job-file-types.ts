import type { MigrationInterface, QueryRunner } from "typeorm";

/** A file keeps an answer for each word of its types that names none. Its former answer holds for the blank ones. */
export class JobFileTypes1771950000000 implements MigrationInterface {
  name = "JobFileTypes1771950000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_files add column type_answers jsonb not null default '{}'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_files drop column type_answers");
  }
}
