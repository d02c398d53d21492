import type { MigrationInterface, QueryRunner } from "typeorm";

/** What jobs have candidates marked by, and the marks that members of their companies gave. */
export class Scorecards1770360000000 implements MigrationInterface {
  name = "Scorecards1770360000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CRITERIA);
    await queryRunner.query(SCORECARDS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table application_scorecards, job_scorecard_criteria");
  }
}

/** A job without a row asks for no scorecards. */
const CRITERIA = `
  create table job_scorecard_criteria (
    job_id uuid primary key references jobs on delete cascade,
    criteria text[] not null check (cardinality(criteria) between 1 and 8)
  );
`;

/** Each with its criteria as they were; the job's may be others by now. A member has one for each candidate. */
const SCORECARDS = `
  create table application_scorecards (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    author_id uuid references accounts on delete set null,
    marks jsonb not null check (jsonb_typeof(marks) = 'array'),
    remark text not null check (length(remark) <= 500),
    average double precision not null check (average between 1 and 5),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (application_id, author_id)
  );
  create index application_scorecards_author on application_scorecards (author_id);
`;
