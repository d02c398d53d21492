import type { MigrationInterface, QueryRunner } from "typeorm";

/** Applications with their history and monthly counts, saved jobs, and counts of who looked at a job. */
export class Applications1764000000000 implements MigrationInterface {
  name = "Applications1764000000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [APPLICATIONS, EVENTS, USAGE, SAVED_JOBS, VIEWS])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table job_view_marks, job_view_salts, job_view_counts, saved_jobs, application_usage,
        application_events, applications;
      drop function application_events_refuse;
    `);
  }
}

// job and profile are what they were at applying: whatever either becomes later, both sides see what was sent.
const APPLICATIONS = `
  create table applications (
    id uuid primary key,
    job_id uuid not null references jobs,
    applicant_id uuid not null references accounts on delete cascade,
    status text not null check (status in (
      'submitted', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'not-selected', 'withdrawn'
    )),
    note text,
    job jsonb not null,
    profile jsonb not null,
    quota_month text not null check (quota_month ~ '^\\d{4}-\\d{2}$'),
    applied_at timestamptz not null,
    status_at timestamptz not null,
    answered_at timestamptz,
    refunded_at timestamptz,
    unique (job_id, applicant_id)
  );
  create index applications_applicant on applications (applicant_id, applied_at desc, id desc);
`;

// No foreign keys, as in the audit trail: the steps outlive a person's account by their ids alone.
const EVENTS = `
  create table application_events (
    id uuid primary key,
    application_id uuid not null,
    status text not null,
    party text not null check (party in ('applicant', 'company', 'portal')),
    actor_id uuid,
    at timestamptz not null
  );
  create index application_events_application on application_events (application_id, at, id);
  create function application_events_refuse() returns trigger language plpgsql as $$
  begin
    raise exception 'application events are only ever added' using errcode = 'insufficient_privilege';
  end $$;
  create trigger application_events_append_only before update or delete or truncate on application_events
    for each statement execute function application_events_refuse();
`;

const USAGE = `
  create table application_usage (
    account_id uuid not null references accounts on delete cascade,
    month text not null check (month ~ '^\\d{4}-\\d{2}$'),
    used int not null check (used >= 0),
    primary key (account_id, month)
  );
`;

const SAVED_JOBS = `
  create table saved_jobs (
    account_id uuid not null references accounts on delete cascade,
    job_id uuid not null references jobs on delete cascade,
    saved_at timestamptz not null,
    primary key (account_id, job_id)
  );
  create index saved_jobs_newest on saved_jobs (account_id, saved_at desc, job_id);
`;

// A mark tells a viewer apart from the day's others and names nobody: it is made with the day's salt, and both go
// when the day is over. What stays is a number.
const VIEWS = `
  create table job_view_counts (
    job_id uuid not null references jobs on delete cascade,
    day date not null,
    views int not null,
    primary key (job_id, day)
  );
  create table job_view_salts (
    day date primary key,
    salt bytea not null
  );
  create table job_view_marks (
    day date not null references job_view_salts on delete cascade,
    job_id uuid not null,
    viewer bytea not null,
    primary key (day, job_id, viewer)
  );
`;
