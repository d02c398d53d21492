import type { MigrationInterface, QueryRunner } from "typeorm";

/** Messages to many at once, which wait until they can't be undone any more. */
export class MessageBatches1770150000000 implements MigrationInterface {
  name = "MessageBatches1770150000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table message_batches (
        id uuid primary key,
        sender_id uuid not null references accounts on delete cascade,
        due_at timestamptz not null,
        -- From then on nobody takes it back.
        started_at timestamptz
      );
      create index message_batches_sender on message_batches (sender_id);
      alter table messages
        add column batch_id uuid references message_batches on delete cascade,
        drop constraint messages_state_check,
        add constraint messages_state_check check (state in ('delivered', 'held', 'removed', 'waiting')),
        add constraint messages_batch_check check ((state = 'waiting') = (batch_id is not null));
      create index messages_batch on messages (batch_id) where batch_id is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from message_batches;
      alter table messages
        drop column batch_id,
        drop constraint messages_state_check,
        add constraint messages_state_check check (state in ('delivered', 'held', 'removed'));
      drop table message_batches;
    `);
  }
}
