import type { MigrationInterface, QueryRunner } from "typeorm";

/** On which day an account was last used, and what its person was told before it goes for want of use. */
export class InactiveAccounts1771210000000 implements MigrationInterface {
  name = "InactiveAccounts1771210000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LAST_ACTIVE);
    await queryRunner.query(WARNINGS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table inactivity_warnings");
    await queryRunner.query("alter table accounts drop column last_active_on");
  }
}

/** Nobody knows when an account that is there already was last used: it begins on this day. */
const LAST_ACTIVE = `
  alter table accounts add column last_active_on date not null
    default (now() at time zone 'Asia/Kolkata')::date;
  create index accounts_last_active on accounts (last_active_on, id);
`;

/** One of each step for an account; it holds while the account's last day is the one that it was given for. */
const WARNINGS = `
  create table inactivity_warnings (
    account_id uuid not null references accounts on delete cascade,
    step smallint not null check (step in (1, 2)),
    -- The notice that tells of it, and its mail, name it by this.
    id uuid not null unique,
    inactive_since date not null,
    -- The day in India on which the account goes, as its person was told.
    erased_on date not null,
    given_at timestamptz not null,
    -- When its mail was sent; it counts from then on.
    out_at timestamptz,
    -- Of the second: when the portal last looked at it. After a pause it is given anew.
    seen_at timestamptz not null,
    primary key (account_id, step),
    check (erased_on > inactive_since)
  );
`;
