import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which terms the search index has of a job, so that a start gives the jobs of before those that they lack: what a job
 * tells besides, and where on the map it is (docs/search.md).
 */
export class SearchVersions1768000000000 implements MigrationInterface {
  name = "SearchVersions1768000000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table job_search_blocks add column version int not null default 1;
      alter table job_search_changes add column version int not null default 1;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table job_search_changes drop column version;
      alter table job_search_blocks drop column version;
    `);
  }
}
