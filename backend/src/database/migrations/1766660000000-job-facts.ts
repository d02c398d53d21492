import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pay by the hour, and what jobs tell beside pay, place and years: shift, days, languages, walk-in and the like. */
export class JobFacts1766660000000 implements MigrationInterface {
  name = "JobFacts1766660000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs
        drop constraint jobs_pay_unit_check,
        add constraint jobs_pay_unit_check check (pay_unit in ('year', 'month', 'day', 'hour')),
        add column shift text check (shift in ('day', 'night', 'rotational', 'flexible')),
        add column days_a_week int check (days_a_week between 1 and 7),
        add column english_level text check (english_level in ('none', 'basic', 'good', 'fluent')),
        add column languages text[] not null default '{}',
        add column notice_period_days int check (notice_period_days in (0, 15, 30, 60, 90)),
        add column freshers_welcome boolean not null default false,
        add column own_two_wheeler boolean not null default false,
        add column walk_in_from date,
        add column walk_in_until date,
        add column walk_in_hours text,
        add column walk_in_venue text,
        add column facilities_for_disabled text,
        add constraint jobs_walk_in_days_check check (walk_in_from <= walk_in_until)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs
        drop column facilities_for_disabled, drop column walk_in_venue, drop column walk_in_hours,
        drop column walk_in_until, drop column walk_in_from, drop column own_two_wheeler,
        drop column freshers_welcome, drop column notice_period_days, drop column languages,
        drop column english_level, drop column days_a_week, drop column shift
    `);
    await queryRunner.query(`
      alter table jobs disable trigger user;
      update jobs set pay_min = null, pay_max = null, pay_unit = null where pay_unit = 'hour';
      alter table jobs enable trigger user
    `);
    await queryRunner.query(`
      alter table jobs
        drop constraint jobs_pay_unit_check,
        add constraint jobs_pay_unit_check check (pay_unit in ('year', 'month', 'day'))
    `);
  }
}
