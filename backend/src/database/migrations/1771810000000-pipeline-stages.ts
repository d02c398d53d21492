import type { MigrationInterface, QueryRunner } from "typeorm";

/** Companies have stages of their own, each a place within a status. */
export class PipelineStages1771810000000 implements MigrationInterface {
  name = "PipelineStages1771810000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(STAGES);
    await queryRunner.query(STANDING);
    await queryRunner.query(MOVES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- It names the column; the release before has one of its own.
      drop trigger if exists applications_tell on applications;
      drop trigger if exists applications_leave_stage on applications;
      drop function if exists applications_leave_stage;
      drop table application_stage_moves;
      alter table applications drop column stage_id;
      drop table pipeline_stages;
    `);
  }
}

/** Only where a candidate waits, and somebody has opened the application already. */
const STAGES = `
  create table pipeline_stages (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null check (length(name) between 2 and 40),
    status text not null check (status in ('viewed', 'shortlisted', 'interview', 'offered')),
    position int not null check (position >= 0),
    created_at timestamptz not null,
    unique (id, company_id, status)
  );
  create unique index pipeline_stages_name on pipeline_stages (company_id, lower(name));
`;

/** Who stands at a stage is its company's candidate and has its status; null: the status itself. */
const STANDING = `
  alter table applications add column stage_id uuid,
    add constraint applications_stage foreign key (stage_id, company_id, status)
      references pipeline_stages (id, company_id, status);
  create index applications_stage on applications (stage_id, job_id) where stage_id is not null;
`;

/** The company's alone. It keeps the name as it was then; null: the status itself. */
const MOVES = `
  create table application_stage_moves (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    from_status text not null,
    status text not null,
    from_stage_id uuid,
    stage_id uuid,
    stage_name text,
    actor_id uuid,
    api_key_id uuid,
    move_id uuid not null,
    at timestamptz not null,
    is_undo boolean not null
  );
  create index application_stage_moves_application on application_stage_moves (application_id, at, id);
  create index application_stage_moves_move on application_stage_moves (move_id);
`;
