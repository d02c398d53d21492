import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people ask or complain about their data, and what was answered. */
export class Grievances1770810000000 implements MigrationInterface {
  name = "Grievances1770810000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(GRIEVANCES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table grievances");
  }
}

/** An open one has one of its account's three places, so that no account has a fourth. */
const GRIEVANCES = `
  create table grievances (
    id uuid primary key,
    number int generated always as identity unique,
    account_id uuid not null references accounts on delete cascade,
    kind text not null check (kind in ('access', 'correction', 'erasure', 'consent', 'other')),
    text text not null check (length(text) between 1 and 2000),
    raised_at timestamptz not null,
    -- The last day in India on which it is answered in time.
    due_on date not null,
    place smallint check (place between 1 and 3),
    answered_at timestamptz,
    answer text check (length(answer) between 1 and 4000),
    answered_by uuid references accounts on delete set null,
    unique (account_id, place),
    check ((answered_at is null) = (answer is null)),
    check ((answered_at is null) = (place is not null))
  );
  create index grievances_open on grievances (due_on, number) where answered_at is null;
  create index grievances_account on grievances (account_id, number desc);
  create index grievances_answered on grievances (answered_at) where answered_at is not null;
  create index grievances_answered_by on grievances (answered_by);
`;
