import type { MigrationInterface, QueryRunner } from "typeorm";

/** What posting needs: drafts, versions of a job, its reports counted, and companies' logos. */
export class JobPosting1764600000000 implements MigrationInterface {
  name = "JobPosting1764600000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [JOBS, REPORT_COUNT, DRAFTS, LOGOS]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table companies drop column logo_id;
      drop table company_logos, job_drafts;
      drop trigger job_reports_count on job_reports;
      drop function job_reports_count;
      drop index jobs_draft;
      alter table jobs drop column version, drop column draft_id, drop column report_count;
    `);
  }
}

// A form is posted once, however often it is sent: its draft's id says so.
const JOBS = `
  alter table jobs
    add column version int not null default 1,
    add column draft_id uuid,
    add column report_count int not null default 0;
  create unique index jobs_draft on jobs (posted_by_id, draft_id) where draft_id is not null;
`;

// On the job itself, so that a company's list tells flagged jobs without reading any reports.
const REPORT_COUNT = `
  create function job_reports_count() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update jobs set report_count = report_count + 1 where id = new.job_id;
    else
      update jobs set report_count = report_count - 1 where id = old.job_id;
    end if;
    return null;
  end $$;
  create trigger job_reports_count after insert or delete on job_reports
    for each row execute function job_reports_count();
  update jobs set report_count = reported.count
    from (select job_id, count(*)::int as count from job_reports group by job_id) reported
    where jobs.id = reported.job_id;
`;

const DRAFTS = `
  create table job_drafts (
    account_id uuid not null references accounts on delete cascade,
    id uuid not null,
    fields jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (account_id, id)
  );
`;

const LOGOS = `
  create table company_logos (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    content bytea not null,
    created_at timestamptz not null default now()
  );
  create index company_logos_company on company_logos (company_id);
  alter table companies add column logo_id uuid references company_logos on delete set null;
`;
