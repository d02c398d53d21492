import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was checked of companies, what they ask to be checked, and until when a verification holds. */
export class Verification1769700000000 implements MigrationInterface {
  name = "Verification1769700000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UNTIL);
    await queryRunner.query(CHECKS);
    await queryRunner.query(REQUESTS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table verification_requests, company_documents, company_checks");
    await queryRunner.query("drop index companies_verified_until");
    await queryRunner.query("alter table companies drop column verified_until");
  }
}

const UNTIL = `
  alter table companies add column verified_until timestamptz;
  -- Nobody who was verified long ago loses the badge overnight.
  update companies set verified_until = greatest(verified_at + interval '12 months', now() + interval '90 days')
    where verified_at is not null;
  create index companies_verified_until on companies (verified_until) where verified_at is not null;
`;

const CHECKS = `
  create table company_checks (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    kind text not null check (kind in ('work-email', 'domain', 'gstin', 'documents')),
    state text not null check (state in ('pending', 'passed', 'failed', 'lapsed', 'withdrawn')),
    -- What the company gave and what was found; its shape goes by the kind.
    evidence jsonb not null,
    asked_at timestamptz not null,
    asked_by uuid references accounts on delete set null,
    decided_at timestamptz,
    -- The admin who decided it; null where the portal itself found it, and where their account is gone.
    decided_by uuid references accounts on delete set null,
    lapses_at timestamptz,
    check (state <> 'passed' or (decided_at is not null and lapses_at is not null))
  );
  create index company_checks_company on company_checks (company_id, kind);
  -- A passed one holds while the next is on its way.
  create unique index company_checks_pending on company_checks (company_id, kind) where state = 'pending';
  create unique index company_checks_passed on company_checks (company_id, kind) where state = 'passed';
  create index company_checks_lapses on company_checks (lapses_at) where state = 'passed';
  create index company_checks_asked_by on company_checks (asked_by);
  create index company_checks_decided_by on company_checks (decided_by);
  create table company_documents (
    id uuid primary key,
    check_id uuid not null references company_checks on delete cascade,
    type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
    bytes int not null,
    uploaded_by uuid references accounts on delete set null,
    created_at timestamptz not null
  );
  create index company_documents_check on company_documents (check_id);
  create index company_documents_uploaded_by on company_documents (uploaded_by);
`;

const REQUESTS = `
  create table verification_requests (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    status text not null check (status in ('waiting', 'more-asked', 'verified', 'refused')),
    asked_at timestamptz not null,
    -- What the admin wrote to the company with the last decision.
    message text,
    decided_at timestamptz,
    decided_by uuid references accounts on delete set null
  );
  create unique index verification_requests_open on verification_requests (company_id)
    where status in ('waiting', 'more-asked');
  create index verification_requests_waiting on verification_requests (asked_at, id) where status = 'waiting';
  create index verification_requests_company on verification_requests (company_id, asked_at);
  create index verification_requests_decided_by on verification_requests (decided_by);
`;
