import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who was told of a breach of personal data, and what. */
export class BreachTellings1772070000000 implements MigrationInterface {
  name = "BreachTellings1772070000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BREACH_TELLINGS);
    await queryRunner.query(BREACH_RECIPIENTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table breach_recipients");
    await queryRunner.query("drop table breach_tellings");
  }
}

/** A later telling of the same breach reaches whoever was not told before. */
const BREACH_TELLINGS = `
  create table breach_tellings (
    id uuid primary key,
    breach_id uuid not null references breaches,
    audience text not null check (audience in ('everyone', 'jobseekers', 'employers', 'addresses')),
    message text not null check (length(message) between 1 and 4000),
    advice text not null check (length(advice) between 1 and 4000),
    begun_at timestamptz not null,
    -- How many were told; the rows of recipients go with their accounts.
    told_count int not null default 0,
    ended_at timestamptz
  );
  create index breach_tellings_breach on breach_tellings (breach_id);
`;

/** The key holds that nobody is told twice of one breach. */
const BREACH_RECIPIENTS = `
  create table breach_recipients (
    breach_id uuid not null references breaches,
    account_id uuid not null references accounts on delete cascade,
    telling_id uuid not null references breach_tellings,
    told_at timestamptz,
    primary key (breach_id, account_id)
  );
  create index breach_recipients_account on breach_recipients (account_id);
  create index breach_recipients_waiting on breach_recipients (telling_id, account_id) where told_at is null;
`;
