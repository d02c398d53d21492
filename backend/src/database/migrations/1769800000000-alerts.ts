import type { MigrationInterface, QueryRunner } from "typeorm";

/** Searches that are kept, the jobs that came into the list, and what each alert has found. */
export class Alerts1769800000000 implements MigrationInterface {
  name = "Alerts1769800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(KEPT);
    await queryRunner.query(ARRIVALS);
    await queryRunner.query(ALERTS);
    await queryRunner.query(MATCHES);
    await queryRunner.query(NOTICES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop index notices_unread_alert");
    await queryRunner.query("drop table alert_matches, alerts, job_arrivals");
    await queryRunner.query("drop table job_search_kept_keys, job_search_kept");
  }
}

/** Each search as the terms that a job must have, and the keys by which a job finds it. */
const KEPT = `
  create table job_search_kept (
    id uuid primary key,
    terms text[] not null,
    groups text[] not null,
    title_terms text[],
    pay_from int,
    pay_to int
  );
  create table job_search_kept_keys (
    key bigint not null,
    kept_id uuid not null references job_search_kept on delete cascade,
    primary key (key, kept_id)
  );
  create index job_search_kept_keys_kept on job_search_kept_keys (kept_id);
`;

/** A line for each job that came into the list, or that changed soon after; added to and marked, so nobody waits. */
const ARRIVALS = `
  create table job_arrivals (
    id bigint generated always as identity primary key,
    job_id uuid not null,
    arrived_at timestamptz not null default now(),
    is_matched boolean not null default false
  );
  create index job_arrivals_waiting on job_arrivals (id) where not is_matched;
  create index job_arrivals_job on job_arrivals (job_id, arrived_at);
  create index job_arrivals_at on job_arrivals (arrived_at);
`;

const ALERTS = `
  create table alerts (
    id uuid primary key,
    account_id uuid references accounts on delete cascade,
    email text,
    filter jsonb not null,
    frequency text not null check (frequency in ('INSTANT', 'DAILY', 'WEEKLY')),
    state text not null check (state in ('UNCONFIRMED', 'ACTIVE', 'PAUSED')),
    is_mailed boolean not null,
    secret text not null unique,
    read_by text not null,
    created_at timestamptz not null,
    asked_at timestamptz,
    paused_at timestamptz,
    since timestamptz not null,
    due_at timestamptz,
    told_at timestamptz,
    check ((account_id is null) <> (email is null)),
    check ((state = 'PAUSED') = (paused_at is not null)),
    check (state <> 'UNCONFIRMED' or email is not null)
  );
  create index alerts_account on alerts (account_id, id) where account_id is not null;
  create index alerts_email on alerts (lower(email)) where email is not null;
  create index alerts_due on alerts (due_at) where due_at is not null;
  create index alerts_read_by on alerts (read_by, id);
  create index alerts_unconfirmed on alerts (created_at) where state = 'UNCONFIRMED';
`;

/** A job once for an alert, whatever becomes of it. */
const MATCHES = `
  create table alert_matches (
    alert_id uuid not null references alerts on delete cascade,
    job_id uuid not null references jobs on delete cascade,
    is_titled boolean not null,
    found_at timestamptz not null,
    told_at timestamptz,
    mailed_at timestamptz,
    primary key (alert_id, job_id)
  );
  create index alert_matches_job on alert_matches (job_id);
`;

/** While a notice of an alert is unread, what the alert finds is counted into it. */
const NOTICES = `
  create unique index notices_unread_alert on notices (account_id, (params ->> 'alertId'))
    where kind = 'alert.found' and read_at is null;
`;
