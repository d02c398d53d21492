import type { MigrationInterface, QueryRunner } from "typeorm";

/** What jobs ask of those who apply, and the answers as they were sent. */
export class ScreeningQuestions1769000000000 implements MigrationInterface {
  name = "ScreeningQuestions1769000000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(QUESTIONS);
    await queryRunner.query(ANSWERS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table applications drop column answers");
    await queryRunner.query("drop table screening_questions");
  }
}

const QUESTIONS = `
  create table screening_questions (
    id uuid primary key,
    job_id uuid not null references jobs on delete cascade,
    position int not null check (position between 1 and 10),
    bank_code text,
    kind text not null check (kind in ('YES_NO', 'ONE', 'SEVERAL', 'NUMBER', 'TEXT', 'DATE')),
    text text not null check (text <> ''),
    options text[] not null,
    unit text,
    is_required boolean not null,
    wanted jsonb,
    unique (job_id, position),
    check ((kind in ('ONE', 'SEVERAL')) = (cardinality(options) > 1))
  );
`;

/** Each with its question as it was asked; the job's questions may be others by now. */
const ANSWERS = `
  alter table applications add column answers jsonb not null default '[]'
    check (jsonb_typeof(answers) = 'array');
`;
