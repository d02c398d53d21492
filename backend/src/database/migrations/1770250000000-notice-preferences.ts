import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which notices an account gets by which way, and when its mails go out. A notice whose mail waits has `mail_at`; the
 * day's summary of an account is due at `summary_at`.
 */
export class NoticePreferences1770250000000 implements MigrationInterface {
  name = "NoticePreferences1770250000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table notice_preferences (
        account_id uuid primary key references accounts on delete cascade,
        page_off text[] not null default '{}',
        mail_off text[] not null default '{}',
        is_daily boolean not null default false,
        quiet_from int check (quiet_from between 0 and 23),
        quiet_to int check (quiet_to between 0 and 23),
        summary_at timestamptz,
        secret text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
        check ((quiet_from is null) = (quiet_to is null)),
        check (quiet_from <> quiet_to)
      );
      create index notice_preferences_summary on notice_preferences (summary_at) where summary_at is not null;
      alter table notices
        add column is_shown boolean not null default true,
        add column mail_at timestamptz;
      create index notices_mail on notices (mail_at) where mail_at is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index notices_mail;
      alter table notices drop column mail_at, drop column is_shown;
      drop table notice_preferences;
    `);
  }
}
