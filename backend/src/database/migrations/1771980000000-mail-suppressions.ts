import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses that mails come back from, or that have complained. */
export class MailSuppressions1771980000000 implements MigrationInterface {
  name = "MailSuppressions1771980000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SUPPRESSIONS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table mail_suppressions");
  }
}

/** A hash does: whoever asks has the address. It is in force until it is lifted, and again after a newer report. */
const SUPPRESSIONS = `
  create table mail_suppressions (
    address_hash text primary key check (address_hash ~ '^[0-9a-f]{64}$'),
    cause text not null check (cause in ('BOUNCE', 'COMPLAINT')),
    reported_at timestamptz not null,
    lifted_at timestamptz,
    is_in_force boolean not null generated always as (lifted_at is null or lifted_at < reported_at) stored
  );
  create index mail_suppressions_reported on mail_suppressions (reported_at);
`;
