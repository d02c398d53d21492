import type { MigrationInterface, QueryRunner } from "typeorm";

/** What people say of their work, what of it went with an application, and what a job asks applicants for. */
export class CareerProfiles1768800000000 implements MigrationInterface {
  name = "CareerProfiles1768800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table career_profiles (
        account_id uuid primary key references accounts on delete cascade,
        facts jsonb not null,
        audiences jsonb not null,
        version int not null,
        updated_at timestamptz not null
      )
    `);
    await queryRunner.query("alter table applications add column career jsonb");
    await queryRunner.query(`
      alter table jobs
        add column asks_phone boolean not null default false,
        add column asks_resume boolean not null default false,
        add column asks_notice_period boolean not null default false,
        add column asks_expected_pay boolean not null default false
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs
        drop column asks_expected_pay, drop column asks_notice_period,
        drop column asks_resume, drop column asks_phone
    `);
    await queryRunner.query("alter table applications drop column career");
    await queryRunner.query("drop table career_profiles");
  }
}
