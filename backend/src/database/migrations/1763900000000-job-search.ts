import type { MigrationInterface, QueryRunner } from "typeorm";
import { JOB_SEARCH_CHANGES } from "./job-search/changes";
import { JOB_SEARCH_DICTIONARY } from "./job-search/dictionary";
import { JOB_SEARCH_FIND } from "./job-search/find";
import { JOB_SEARCH_FOLD } from "./job-search/fold";
import { JOB_SEARCH_PLACE } from "./job-search/place";
import { JOB_SEARCH_REBUILD } from "./job-search/rebuild";
import { JOB_SEARCH_WALK, jobSearch } from "./job-search/search";
import { JOB_SEARCH_TABLES } from "./job-search/tables";
import { JOB_SEARCH_TERMS } from "./job-search/terms";

/** The search index over open jobs: docs/decisions/0007-search.md says why it is made of bitmaps. */
export class JobSearch1763900000000 implements MigrationInterface {
  name = "JobSearch1763900000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [
      VERIFIED_COMPANIES,
      JOB_SEARCH_TABLES,
      JOB_SEARCH_TERMS,
      JOB_SEARCH_DICTIONARY,
      JOB_SEARCH_PLACE,
      JOB_SEARCH_FOLD,
      JOB_SEARCH_FIND,
      JOB_SEARCH_WALK,
      jobSearch("v_stems"),
      JOB_SEARCH_REBUILD,
      JOB_SEARCH_CHANGES,
      "select job_search_rebuild()",
      OUTDATED_INDEXES,
    ])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(FORMER);
  }
}

// The verified-only filter must follow an admin's word at once, as openness follows a block.
const VERIFIED_COMPANIES = `
  alter table jobs add column is_company_verified boolean not null default false;
  update jobs set is_company_verified = true
    from companies where companies.id = jobs.company_id and companies.verified_at is not null;

  create or replace function jobs_derive() returns trigger language plpgsql as $$
  declare
    company_name text;
  begin
    select name, blocked_at is not null, verified_at is not null
      into company_name, new.is_company_blocked, new.is_company_verified
      from companies where id = new.company_id for share;
    select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
      into new.is_poster_blocked;
    new.search_document :=
      setweight(to_tsvector('job_words', new.title), 'A') ||
      setweight(to_tsvector('job_words', array_to_string(new.skills, ' ')), 'B') ||
      setweight(to_tsvector('job_words', coalesce(company_name, '')), 'C');
    return new;
  end $$;

  drop trigger companies_spread on companies;
  create trigger companies_spread after update on companies for each row
    when (
      old.name is distinct from new.name
      or (old.blocked_at is null) <> (new.blocked_at is null)
      or (old.verified_at is null) <> (new.verified_at is null)
    )
    execute function companies_spread();
`;

const OUTDATED_INDEXES = `
  drop index jobs_newest, jobs_city_newest, jobs_city_type_newest, jobs_locality_newest, jobs_pay, jobs_places,
    jobs_words;
`;

// Every function and trigger of the index goes by its name.
const FORMER = `
  drop table job_search_blocks, job_search_bits, job_search_slots, job_search_entries, job_search_changes,
    job_search_facets;
  do $$
  declare
    v_function regprocedure;
  begin
    for v_function in
      select oid from pg_proc where proname ~ '^job_search(_|$)' and pronamespace = current_schema()::regnamespace
    loop
      execute format('drop routine if exists %s cascade', v_function);
    end loop;
  end $$;

  create or replace function jobs_derive() returns trigger language plpgsql as $$
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
  drop trigger companies_spread on companies;
  create trigger companies_spread after update on companies for each row
    when (old.name is distinct from new.name or (old.blocked_at is null) <> (new.blocked_at is null))
    execute function companies_spread();
  alter table jobs drop column is_company_verified;

  create index jobs_newest on jobs (posted_at desc, id desc) where is_listed;
  create index jobs_city_newest on jobs (city, posted_at desc, id desc) where is_listed;
  create index jobs_city_type_newest on jobs (city, type, posted_at desc, id desc) where is_listed;
  create index jobs_locality_newest on jobs (lower(locality), posted_at desc, id desc) where is_listed;
  create index jobs_pay on jobs (pay_yearly_max desc nulls last, id desc) where is_listed;
  create index jobs_places on jobs (city, locality, open_until) where is_listed;
  create index jobs_words on jobs using gin (search_document) where is_listed;
`;
