import type { MigrationInterface, QueryRunner } from "typeorm";

/** Accounts, plans, companies with members, and jobs with every column of pay and openness. */
export class Initial1763700000000 implements MigrationInterface {
  name = "Initial1763700000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [ACCOUNTS, PLANS, COMPANIES, SEARCH_WORDS, JOBS, JOB_TRIGGERS, JOB_INDEXES])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table jobs, company_members, companies, subscriptions, plans, accounts;
      drop function jobs_derive, companies_spread, accounts_spread;
      drop text search configuration job_words;
      drop text search dictionary job_stem;
    `);
  }
}

const ACCOUNTS = `
  create table accounts (
    id uuid primary key,
    firebase_uid text not null unique,
    email text not null,
    email_verified_at timestamptz,
    role text not null default 'jobseeker' check (role in ('jobseeker', 'employer', 'admin')),
    display_name text,
    photo_url text,
    phone_number text,
    additional_data jsonb not null default '{}',
    blocked_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  -- Not unique: the provider may delete an account and make another with the same address, and accounts
  -- are never merged by e-mail.
  create index accounts_email on accounts (lower(email));
`;

const PLANS = `
  create table plans (
    code text primary key check (code in ('free', 'paid', 'premium')),
    monthly_application_limit int check (monthly_application_limit > 0),
    resume_template_limit int check (resume_template_limit > 0),
    features text[] not null
  );
  insert into plans values
    ('free', 5, 2, '{View listings,Basic templates,Basic search}'),
    ('paid', 25, 5, '{View listings,Basic templates,Basic search,Professional templates,Advanced filters}'),
    ('premium', null, null,
      '{View listings,Basic templates,Basic search,Professional templates,Advanced filters,Priority processing}');
  create table subscriptions (
    account_id uuid primary key references accounts on delete cascade,
    plan text not null references plans,
    started_at timestamptz not null default now()
  );
`;

const COMPANIES = `
  create table companies (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    about text,
    website text,
    industry text,
    employees text,
    headquarters text,
    verified_at timestamptz,
    blocked_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create table company_members (
    company_id uuid not null references companies on delete cascade,
    account_id uuid not null references accounts on delete cascade,
    created_at timestamptz not null default now(),
    primary key (company_id, account_id)
  );
  create index company_members_account on company_members (account_id);
`;

// English stems without stop words: "IT" and "C" are trades here, not filler.
const SEARCH_WORDS = `
  create text search dictionary job_stem (template = snowball, language = english);
  create text search configuration job_words (copy = english);
  alter text search configuration job_words
    alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with job_stem;
`;

const JOBS = `
  create table jobs (
    id uuid primary key,
    company_id uuid not null references companies,
    posted_by_id uuid references accounts on delete set null,
    reference text,
    title text not null,
    type text not null check (type in ('full-time', 'part-time', 'contract', 'internship')),
    work_mode text not null check (work_mode in ('on-site', 'hybrid', 'remote')),
    city text,
    locality text,
    pay_text text not null,
    pay_min int,
    pay_max int,
    pay_unit text check (pay_unit in ('year', 'month', 'day')),
    pay_yearly_min int,
    pay_yearly_max int,
    experience_text text not null,
    experience_min_years int,
    experience_max_years int,
    skills text[] not null default '{}',
    description text not null,
    requirements text not null,
    benefits text[] not null default '{}',
    openings int not null default 1 check (openings between 1 and 1000),
    posted_at timestamptz,
    open_until timestamptz not null,
    held_at timestamptz,
    held_reason text,
    removed_at timestamptz,
    removed_reason text,
    closed_at timestamptz,
    is_company_blocked boolean not null default false,
    is_poster_blocked boolean not null default false,
    -- All of the rule of openness but the clock: a job is open while it is listed and open_until lies ahead.
    is_listed boolean not null generated always as (
      posted_at is not null and held_at is null and removed_at is null and closed_at is null
      and not is_company_blocked and not is_poster_blocked
    ) stored,
    search_document tsvector not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (city is not null or work_mode = 'remote'),
    check (pay_min <= pay_max),
    unique (company_id, reference)
  );
`;

// FOR SHARE makes a job that is being posted wait for a block that is under way, and the other way round.
const JOB_TRIGGERS = `
  create function jobs_derive() returns trigger language plpgsql as $$
  declare
    company_name text;
  begin
    select name, blocked_at is not null into company_name, new.is_company_blocked
      from companies where id = new.company_id for share;
    select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
      into new.is_poster_blocked;
    new.search_document :=
      setweight(to_tsvector('job_words', new.title), 'A') ||
      setweight(to_tsvector('job_words', array_to_string(new.skills, ' ')), 'B') ||
      setweight(to_tsvector('job_words', coalesce(company_name, '')), 'C');
    return new;
  end $$;
  create trigger jobs_derive before insert or update of company_id, posted_by_id, title, skills on jobs
    for each row execute function jobs_derive();

  -- Setting company_id or posted_by_id to itself makes the trigger above derive the row anew.
  create function companies_spread() returns trigger language plpgsql as $$
  begin
    update jobs set company_id = company_id where company_id = new.id;
    return null;
  end $$;
  create trigger companies_spread after update on companies for each row
    when (old.name is distinct from new.name or (old.blocked_at is null) <> (new.blocked_at is null))
    execute function companies_spread();

  create function accounts_spread() returns trigger language plpgsql as $$
  begin
    update jobs set posted_by_id = posted_by_id where posted_by_id = new.id;
    return null;
  end $$;
  create trigger accounts_spread after update on accounts for each row
    when ((old.blocked_at is null) <> (new.blocked_at is null))
    execute function accounts_spread();
`;

const JOB_INDEXES = `
  create index jobs_newest on jobs (posted_at desc, id desc) where is_listed;
  create index jobs_city_newest on jobs (city, posted_at desc, id desc) where is_listed;
  create index jobs_city_type_newest on jobs (city, type, posted_at desc, id desc) where is_listed;
  create index jobs_locality_newest on jobs (lower(locality), posted_at desc, id desc) where is_listed;
  create index jobs_pay on jobs (pay_yearly_max desc nulls last, id desc) where is_listed;
  create index jobs_places on jobs (city, locality, open_until) where is_listed;
  create index jobs_words on jobs using gin (search_document) where is_listed;
  create index jobs_company on jobs (company_id, posted_at desc);
  create index jobs_poster on jobs (posted_by_id);
`;
