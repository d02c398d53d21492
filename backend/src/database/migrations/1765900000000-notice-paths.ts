import type { MigrationInterface, QueryRunner } from "typeorm";

/** A notice's path is made of its kind and parameters when it is read, so a renamed route breaks no older notice. */
export class NoticePaths1765900000000 implements MigrationInterface {
  name = "NoticePaths1765900000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    // Notices of earlier releases have some ids in their path alone.
    await queryRunner.query(`
      update notices set params = params || jsonb_strip_nulls(jsonb_build_object(
        'applicationId', case when kind in ('application.status', 'application.undone') then
          substring(path from '[?&]open=([^&]+)') end,
        'jobId', case when kind like 'job.%' then substring(path from '[?&]open=([^&]+)') end,
        'companyId', case when kind like 'company.%' then substring(path from '[?&]company=([^&]+)') end
      ))
    `);
    await queryRunner.query("alter table notices drop column path");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table notices add column path text not null default '/dashboard';
      alter table notices alter column path drop default;
    `);
  }
}
