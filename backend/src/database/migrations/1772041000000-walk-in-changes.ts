import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What the holder of a number knew of venue and hours before they changed, until they are told; how many people an hour
 * a walk-in takes, and the band of hours that a number carries.
 */
export class WalkInChanges1772041000000 implements MigrationInterface {
  name = "WalkInChanges1772041000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table walk_in_visits add column former_details jsonb,
        add column band_minute integer check (band_minute between 0 and 1439);
      create table walk_in_paces (
        job_id uuid primary key references jobs on delete cascade,
        per_hour integer not null check (per_hour between 1 and 500)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table walk_in_paces;
      drop trigger if exists walk_in_visits_tell on walk_in_visits;
      alter table walk_in_visits drop column former_details, drop column band_minute;
    `);
  }
}
