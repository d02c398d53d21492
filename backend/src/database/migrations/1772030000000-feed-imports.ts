import type { MigrationInterface, QueryRunner } from "typeorm";

/** Feeds that the portal reads for companies, what each reading did, and which jobs they are. */
export class FeedImports1772030000000 implements MigrationInterface {
  name = "FeedImports1772030000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FEEDS);
    await queryRunner.query(RUNS);
    await queryRunner.query(JOBS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table feed_import_jobs");
    await queryRunner.query("drop table feed_import_runs");
    await queryRunner.query("drop table feed_imports");
  }
}

const FEEDS = `
  create table feed_imports (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    -- For whom jobs are posted: who made it, or switched it on last. Null once they are gone.
    account_id uuid references accounts on delete set null,
    url text not null check (url <> ''),
    schedule text not null check (schedule in ('hourly', 'six-hourly', 'daily')),
    -- What holds where a job of the feed says nothing, by the job's field.
    answers jsonb not null,
    does_apply_elsewhere boolean not null,
    created_at timestamptz not null,
    next_at timestamptz not null,
    -- What the feed's server said of its state when it was last read in full, and nothing stayed out.
    etag text,
    last_modified text,
    read_at timestamptz,
    -- The run that has it, and until when; after that its node has died.
    run_id uuid,
    claimed_until timestamptz,
    failing_since timestamptz,
    off_at timestamptz,
    -- Since when more than half of its jobs are missing, and when somebody said that they may be closed.
    closing_asked_at timestamptz,
    closing_confirmed_at timestamptz,
    unique (company_id, url)
  );
  create index feed_imports_account on feed_imports (account_id);
  create index feed_imports_due on feed_imports (next_at) where off_at is null;
`;

const RUNS = `
  create table feed_import_runs (
    id uuid primary key,
    feed_import_id uuid not null references feed_imports on delete cascade,
    started_at timestamptz not null,
    ended_at timestamptz,
    failure text,
    failure_detail text,
    is_unmodified boolean not null default false,
    added_count int not null default 0,
    changed_count int not null default 0,
    closed_count int not null default 0,
    unchanged_count int not null default 0,
    left_out_count int not null default 0,
    -- Jobs that are missing and were not closed, because more than half of all were.
    missing_count int not null default 0,
    problems jsonb not null default '[]'
  );
  create index feed_import_runs_feed on feed_import_runs (feed_import_id, started_at desc);
  create index feed_import_runs_started on feed_import_runs (started_at);
`;

/** A job is one feed's alone. */
const JOBS = `
  create table feed_import_jobs (
    feed_import_id uuid not null references feed_imports on delete cascade,
    reference text not null,
    job_id uuid not null unique references jobs on delete cascade,
    -- Of what the feed said when the job was last made of it.
    digest text not null,
    missing_since timestamptz,
    -- When it was closed because the feed no longer has it.
    closed_at timestamptz,
    primary key (feed_import_id, reference)
  );
`;
