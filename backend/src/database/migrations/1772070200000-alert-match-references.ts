import type { MigrationInterface, QueryRunner } from "typeorm";

/** Matches go with their alerts and jobs by `alert_matches_forget_*.sql`: references took most of the time of matching. */
export class AlertMatchReferences1772070200000 implements MigrationInterface {
  name = "AlertMatchReferences1772070200000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table alert_matches drop constraint alert_matches_alert_id_fkey, drop constraint alert_matches_job_id_fkey
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table alert_matches
        add constraint alert_matches_alert_id_fkey foreign key (alert_id) references alerts on delete cascade,
        add constraint alert_matches_job_id_fkey foreign key (job_id) references jobs on delete cascade
    `);
  }
}
