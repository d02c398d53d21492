import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files that go with messages. */
export class MessageFiles1770660000000 implements MigrationInterface {
  name = "MessageFiles1770660000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table message_files (
        id uuid primary key,
        application_id uuid not null references applications on delete cascade,
        -- Null: it is uploaded, and not sent yet.
        message_id uuid unique references messages on delete cascade,
        account_id uuid references accounts on delete set null,
        name text not null check (length(name) between 1 and 120),
        type text not null,
        bytes int not null check (bytes > 0),
        created_at timestamptz not null
      );
      create index message_files_application on message_files (application_id);
      create index message_files_account on message_files (account_id);
    `);
  }

  /** Files in another store don't go with their rows: they stay as unknown ones. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table message_files");
  }
}
