import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the holder of a number knew of venue and hours before they changed, until they are told. */
export class WalkInChanges1772041000000 implements MigrationInterface {
  name = "WalkInChanges1772041000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table walk_in_visits add column former_details jsonb");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop trigger if exists walk_in_visits_tell on walk_in_visits");
    await queryRunner.query("alter table walk_in_visits drop column former_details");
  }
}
