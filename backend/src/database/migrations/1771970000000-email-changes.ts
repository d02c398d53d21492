import type { MigrationInterface, QueryRunner } from "typeorm";

/** Changes of accounts' e-mail addresses, each with a link to either address. */
export class EmailChanges1771970000000 implements MigrationInterface {
  name = "EmailChanges1771970000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table accounts add column email_told_at timestamptz");
    await queryRunner.query(EMAIL_CHANGES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table email_changes;
      alter table accounts drop column email_told_at;
    `);
  }
}

/** The newest of an account is the one that may be confirmed. */
const EMAIL_CHANGES = `
  create table email_changes (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    old_email text check (length(old_email) between 1 and 254),
    new_email text not null check (length(new_email) between 1 and 254),
    confirm_hash text unique,
    stop_hash text unique,
    requested_at timestamptz not null,
    confirmed_at timestamptz,
    stopped_at timestamptz,
    constraint email_changes_stoppable check (stop_hash is null or old_email is not null)
  );
  create index email_changes_account on email_changes (account_id, requested_at);
  create index email_changes_time on email_changes (requested_at);
`;
