import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the portal tells people: in the page's bell, and by mail through the queue. */
export class Notices1764300000000 implements MigrationInterface {
  name = "Notices1764300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table notices (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        kind text not null,
        params jsonb not null,
        path text not null,
        created_at timestamptz not null,
        read_at timestamptz,
        mailed_at timestamptz
      );
      create index notices_account on notices (account_id, created_at desc, id desc);
      create index notices_unread on notices (account_id) where read_at is null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table notices");
  }
}
