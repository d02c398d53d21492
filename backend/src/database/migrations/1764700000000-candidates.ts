import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a company needs to choose among those who applied: whose they are, how they fit, moves, notes. */
export class Candidates1764700000000 implements MigrationInterface {
  name = "Candidates1764700000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [COLUMNS, EVENTS, FILLING, PRIORITY, INDEXES, NOTES])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table application_notes;
      drop trigger subscriptions_spread on subscriptions;
      drop trigger applications_derive on applications;
      drop function subscriptions_spread, applications_derive;
      alter table companies drop column rejection_message;
      alter table application_events drop column from_status, drop column move_id, drop column is_undo,
        drop column shown_at;
      alter table applications drop column words, drop column is_premium, drop column premium_until,
        drop column match_score, drop column match_version, drop column match, drop column message,
        drop column shown_status, drop column shown_status_at, drop column hidden_until,
        drop column company_id;
    `);
  }
}

// Copies of the job's company and of the applicant's plan, so that each order of a company's list is an index's.
const COLUMNS = `
  alter table applications
    add column company_id uuid references companies,
    add column premium_until timestamptz,
    add column is_premium boolean not null generated always as (premium_until is not null) stored,
    add column match_score int check (match_score between 0 and 100),
    add column match_version int,
    add column match jsonb,
    add column message text,
    add column shown_status text,
    add column shown_status_at timestamptz,
    add column hidden_until timestamptz,
    add column words text not null generated always as (lower(
      coalesce(profile->'basics'->>'name', '') || ' ' || coalesce(profile->'basics'->>'label', '') || ' ' ||
      coalesce(job->>'title', '')
    )) stored,
    add check ((hidden_until is null) = (shown_status is null)),
    add check ((hidden_until is null) = (shown_status_at is null));
  alter table companies add column rejection_message text;
`;

// Events are only ever added: what is shown when is told beside a step, not changed in it.
const EVENTS = `
  alter table application_events
    add column from_status text,
    add column move_id uuid,
    add column is_undo boolean not null default false,
    add column shown_at timestamptz;
  create index application_events_move on application_events (move_id) where move_id is not null;
`;

const PREMIUM_UNTIL = `case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end`;

const FILLING = `
  update applications set company_id = jobs.company_id from jobs where jobs.id = applications.job_id;
  update applications set premium_until = ${PREMIUM_UNTIL}
    from subscriptions where account_id = applicant_id and plan = 'premium';
  alter table applications alter column company_id set not null;
`;

// FOR SHARE makes an application that is being sent wait for a change of plan that is under way, and the other way
// round, so that none keeps the plan of before.
const PRIORITY = `
  create function applications_derive() returns trigger language plpgsql as $$
  begin
    select company_id into new.company_id from jobs where id = new.job_id;
    select ${PREMIUM_UNTIL} into new.premium_until
      from subscriptions where account_id = new.applicant_id for share;
    return new;
  end $$;
  create trigger applications_derive before insert on applications
    for each row execute function applications_derive();

  create function subscriptions_spread() returns trigger language plpgsql as $$
  begin
    update applications set premium_until = spread.until
      from (select ${PREMIUM_UNTIL} as until from (select new.plan, new.changes_at) changed) spread
      where applicant_id = new.account_id and premium_until is distinct from spread.until;
    return null;
  end $$;
  create trigger subscriptions_spread after insert or update on subscriptions
    for each row execute function subscriptions_spread();
`;

const INDEXES = `
  create index applications_job_newest
    on applications (job_id, status, is_premium, applied_at desc, id desc) include (applicant_id);
  create index applications_company_newest
    on applications (company_id, status, is_premium, applied_at desc, id desc) include (applicant_id);
  create index applications_job_match
    on applications (job_id, status, (coalesce(match_score, -1)) desc, id desc);
  create index applications_company_match
    on applications (company_id, status, (coalesce(match_score, -1)) desc, id desc);
  create index applications_match_version on applications (match_version);
`;

// The company's own: a note stays when its author leaves, and goes with the application.
const NOTES = `
  create table application_notes (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    author_id uuid references accounts on delete set null,
    text text not null check (length(text) between 1 and 2000),
    created_at timestamptz not null
  );
  create index application_notes_application on application_notes (application_id, id);
  create index application_notes_author on application_notes (author_id);
`;
