import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people allow beside what they ask for, and whether they said that they are of age. */
export class Consents1771610000000 implements MigrationInterface {
  name = "Consents1771610000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CONSENTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table consents");
    await queryRunner.query("drop function if exists consents_spread()");
    await queryRunner.query(
      "alter table accounts drop column adult_at, drop column consents_asked_at, drop column consents",
    );
  }
}

/** A row is one consent from its giving to its withdrawal; the trigger consents_spread keeps `accounts.consents`. */
const CONSENTS = `
  alter table accounts
    add column adult_at timestamptz,
    add column consents_asked_at timestamptz,
    add column consents text[] not null default '{}';
  create table consents (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    purpose text not null check (purpose in ('search-figures')),
    notice_version text not null check (notice_version <> ''),
    language text not null check (language in ('en', 'hi')),
    given_at timestamptz not null,
    withdrawn_at timestamptz check (withdrawn_at >= given_at)
  );
  create unique index consents_in_force on consents (account_id, purpose) where withdrawn_at is null;
  create index consents_account on consents (account_id, given_at);
`;
