import type { MigrationInterface, QueryRunner } from "typeorm";

/** Notices that go out by SMS to those who turned that on, and how many went out in a day. */
export class NoticeSms1772061000000 implements MigrationInterface {
  name = "NoticeSms1772061000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SMS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table sms_days;
      drop index notices_texted;
      alter table notices drop column texted_at, drop column sms_at;
      alter table notice_preferences drop column sms_on;
    `);
  }
}

const SMS = `
  alter table notice_preferences add column sms_on text[] not null default '{}';
  alter table notices add column sms_at timestamptz;
  alter table notices add column texted_at timestamptz;
  create index notices_texted on notices (account_id, texted_at) where texted_at is not null;
  create table sms_days (day date primary key, sent integer not null check (sent >= 0));
`;
