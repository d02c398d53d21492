import type { MigrationInterface, QueryRunner } from "typeorm";

/** Jobs that one applies to on the company's own site, and how many people went there. */
export class JobApplyUrls1768300000000 implements MigrationInterface {
  name = "JobApplyUrls1768300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs add column apply_url text check (apply_url ~* '^https://' and length(apply_url) <= 500)
    `);
    await queryRunner.query("alter table job_view_counts add column apply_clicks integer not null default 0");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table job_view_counts drop column apply_clicks");
    await queryRunner.query("alter table jobs drop column apply_url");
  }
}
