import type { MigrationInterface, QueryRunner } from "typeorm";

/** Jobs that a plan lets a company highlight. Nodes of the release before write plans without their number. */
export class JobHighlights1772060000000 implements MigrationInterface {
  name = "JobHighlights1772060000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(HIGHLIGHTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index jobs_highlighted;
      alter table jobs drop column highlighted_until cascade, drop column highlighted_at cascade;
      alter table job_view_counts drop column highlighted_views;
      alter table plans drop column highlighted_jobs cascade;
    `);
  }
}

/** `highlighted_until` is derived: until when plan and verification hold. */
const HIGHLIGHTS = `
  alter table plans add column highlighted_jobs integer not null default 0 check (highlighted_jobs >= 0);
  alter table job_view_counts add column highlighted_views integer not null default 0;
  alter table jobs add column highlighted_at timestamptz;
  alter table jobs add column highlighted_until timestamptz;
  alter table jobs add constraint jobs_highlighted_check check (highlighted_until is null or highlighted_at is not null);
  create index jobs_highlighted on jobs (company_id) where highlighted_at is not null;
`;
