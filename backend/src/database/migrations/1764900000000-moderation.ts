import type { MigrationInterface, QueryRunner } from "typeorm";

/** What admins need: lists that stay flat, reasons, merged companies, reviewed jobs, a searchable audit trail. */
export class Moderation1764900000000 implements MigrationInterface {
  name = "Moderation1764900000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [STANDING, PLANS, WORDS, COMPANIES, JOBS, REPORTS, SEARCHES])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index audit_entries_words, audit_entries_time, applications_applied, jobs_posted, accounts_created, jobs_review;
      ${REPORT_COUNT_BEFORE}
      alter table job_reports drop column dismissed_at;
      drop trigger jobs_company on jobs;
      drop function jobs_company;
      alter table jobs drop column held_rules, drop column cleared_rules, drop column answer, drop column answered_at;
      alter table companies drop column verified_note, drop column blocked_reason, drop column merged_into_id;
      drop trigger accounts_words on accounts;
      drop function accounts_words, account_words_of;
      drop table account_words;
      drop trigger subscriptions_plan on subscriptions;
      drop function subscriptions_plan;
      alter table accounts drop column status, drop column plan, drop column blocked_reason;
    `);
  }
}

const STANDING = `
  alter table accounts
    add column blocked_reason text,
    add column plan text not null default 'free',
    add column status text not null generated always as (
      case when blocked_at is not null then 'blocked' when email_verified_at is not null then 'active' else 'pending' end
    ) stored;
`;

// A copy for the list's filter alone: what a plan allows is asked of the subscription. With all three in one index
// any filter reads a few short ranges of it, however many accounts there are.
const PLANS = `
  update accounts set plan = subscriptions.plan from subscriptions
    where account_id = accounts.id and subscriptions.plan <> 'free';
  create index accounts_filter on accounts (role, status, plan, id);
  create function subscriptions_plan() returns trigger language plpgsql as $$
  begin
    update accounts set plan = new.plan where id = new.account_id and plan <> new.plan;
    return null;
  end $$;
  create trigger subscriptions_plan after insert or update of plan on subscriptions
    for each row execute function subscriptions_plan();
`;

// What somebody is found by: the e-mail, its domain, and the name from each of its words on. In the order of bytes,
// so that a prefix is one range of the key.
const WORDS = `
  create table account_words (
    word text collate "C" not null,
    account_id uuid not null references accounts on delete cascade,
    primary key (word, account_id)
  );
  create index account_words_account on account_words (account_id, word);
  create function account_words_of(email text, name text) returns setof text language sql immutable as $$
    select left(lower(email), 120)
    union select left(substring(lower(email) from '@.*$'), 120) where email like '%@%'
    union select left(array_to_string(parts[start:], ' '), 120)
      from (select regexp_split_to_array(lower(trim(name)), '\\s+')) split(parts),
        generate_series(1, least(cardinality(parts), 8)) start
      where trim(name) <> ''
  $$;
  create function accounts_words() returns trigger language plpgsql as $$
  begin
    delete from account_words where account_id = new.id;
    insert into account_words select word, new.id from account_words_of(new.email, new.display_name) word;
    return null;
  end $$;
  create trigger accounts_words after insert or update of email, display_name on accounts
    for each row execute function accounts_words();
  insert into account_words
    select word, accounts.id from accounts, account_words_of(accounts.email, accounts.display_name) word;
`;

// A merged company stays as a name: what is still brought in under it goes to the one that took its place.
const COMPANIES = `
  alter table companies
    add column verified_note text,
    add column blocked_reason text,
    add column merged_into_id uuid references companies;
  create index companies_merged on companies (merged_into_id) where merged_into_id is not null;
  create function jobs_company() returns trigger language plpgsql as $$
  begin
    select coalesce(merged_into_id, id) into new.company_id from companies where id = new.company_id for share;
    return new;
  end $$;
  -- Triggers fire by name: this one before jobs_derive, which reads the company.
  create trigger jobs_company before insert or update of company_id on jobs
    for each row execute function jobs_company();
`;

const JOBS = `
  alter table jobs
    add column held_rules text[] not null default '{}',
    add column cleared_rules text[] not null default '{}',
    add column answer text,
    add column answered_at timestamptz;
  -- What an admin should look at comes first: reported, then held, then everything else.
  create index jobs_review on jobs ((
    case when removed_at is not null or closed_at is not null then 0
      when report_count > 0 then 2 when held_at is not null then 1 else 0 end
  ), id);
`;

const countBy = (events: string) => `
  drop trigger job_reports_count on job_reports;
  create trigger job_reports_count after ${events} on job_reports
    for each row execute function job_reports_count();
`;

// A dismissed report stays, so that nobody reports twice, and counts no more.
const REPORTS = `
  alter table job_reports add column dismissed_at timestamptz;
  create or replace function job_reports_count() returns trigger language plpgsql as $$
  declare
    v_change int := case when tg_op <> 'DELETE' and new.dismissed_at is null then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.dismissed_at is null then 1 else 0 end;
  begin
    if v_change <> 0 then
      update jobs set report_count = report_count + v_change where id = coalesce(new.job_id, old.job_id);
    end if;
    return null;
  end $$;
  ${countBy("insert or delete or update of dismissed_at")}
`;

const REPORT_COUNT_BEFORE = `
  create or replace function job_reports_count() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      update jobs set report_count = report_count + 1 where id = new.job_id;
    else
      update jobs set report_count = report_count - 1 where id = old.job_id;
    end if;
    return null;
  end $$;
  ${countBy("insert or delete")}
`;

const SEARCHES = `
  create index accounts_created on accounts (created_at);
  create index jobs_posted on jobs (posted_at);
  create index applications_applied on applications (applied_at);
  create index audit_entries_time on audit_entries (at desc, id desc);
  create index audit_entries_words on audit_entries using gin (
    (action || ' ' || coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops
  );
`;
