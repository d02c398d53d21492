import type { MigrationInterface, QueryRunner } from "typeorm";

/** Numbers for the days of a job's walk-in, and what open pages hear of them. */
export class WalkIns1771510000000 implements MigrationInterface {
  name = "WalkIns1771510000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table walk_in_days (
        job_id uuid not null references jobs on delete cascade,
        day date not null,
        last_number integer not null check (last_number >= 0),
        number_now integer check (number_now between 1 and last_number),
        called_off_at timestamptz,
        primary key (job_id, day)
      );
      create table walk_in_visits (
        id uuid primary key,
        job_id uuid not null,
        day date not null,
        number integer not null check (number > 0),
        account_id uuid not null references accounts on delete cascade,
        name text not null,
        phone text not null,
        code text not null,
        status text not null check (status in ('waiting', 'came', 'missed', 'given-back', 'called-off')),
        called_at timestamptz,
        taken_at timestamptz not null,
        reminded_at timestamptz,
        foreign key (job_id, day) references walk_in_days on delete cascade,
        unique (job_id, day, number),
        unique (job_id, code)
      );
      -- A person has one place in the walk-in of a job.
      create unique index walk_in_visits_standing on walk_in_visits (job_id, account_id)
        where status in ('waiting', 'came', 'missed');
      create index walk_in_visits_account on walk_in_visits (account_id);
      alter table live_changes drop constraint live_changes_kind_check;
      alter table live_changes add constraint live_changes_kind_check check (kind in (
        'notices', 'messages', 'applications', 'candidates', 'interviews', 'account', 'walk-ins'
      ));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from live_changes where kind = 'walk-ins';
      alter table live_changes drop constraint live_changes_kind_check;
      alter table live_changes add constraint live_changes_kind_check check (kind in (
        'notices', 'messages', 'applications', 'candidates', 'interviews', 'account'
      ));
      drop table walk_in_visits;
      drop table walk_in_days;
    `);
  }
}
