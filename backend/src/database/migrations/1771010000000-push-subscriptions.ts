import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The devices that an account wants notices pushed to. A notice whose push waits has `push_at`; `pushed_to` has the
 * devices that it went to, so that none gets it twice.
 */
export class PushSubscriptions1771010000000 implements MigrationInterface {
  name = "PushSubscriptions1771010000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table push_subscriptions (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        endpoint text not null unique check (endpoint <> ''),
        p256dh text not null,
        auth text not null,
        device text not null,
        created_at timestamptz not null,
        used_at timestamptz
      );
      create index push_subscriptions_account on push_subscriptions (account_id);
      alter table notices
        add column push_at timestamptz,
        add column pushed_to uuid[] not null default '{}';
      alter table notice_preferences add column push_off text[] not null default '{}';
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table notice_preferences drop column push_off;
      alter table notices drop column pushed_to, drop column push_at;
      drop table push_subscriptions;
    `);
  }
}
