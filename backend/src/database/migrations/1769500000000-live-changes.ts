import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which accounts something has changed for, of the last minutes: open pages that were away read on from there. */
export class LiveChanges1769500000000 implements MigrationInterface {
  name = "LiveChanges1769500000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table live_changes (
        -- No reference: it would lock accounts in the order of changes. Rows go after some minutes anyway.
        account_id uuid not null,
        -- The transaction that changed it. Numbers of rows would be given out in another order than commits come.
        xid xid8 not null default pg_current_xact_id(),
        kind text not null check (kind in (
          'notices', 'messages', 'applications', 'candidates', 'interviews', 'account'
        )),
        subject_id uuid not null,
        at timestamptz not null default clock_timestamp(),
        primary key (account_id, xid, kind, subject_id)
      );
      create index live_changes_at on live_changes (at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table live_changes");
  }
}
