import type { MigrationInterface, QueryRunner } from "typeorm";
import { JOB_SEARCH_CHANGES } from "./job-search/changes";
import { JOB_SEARCH_DICTIONARY } from "./job-search/dictionary";
import { JOB_SEARCH_FIND } from "./job-search/find";
import { JOB_SEARCH_FOLD } from "./job-search/fold";
import { JOB_SEARCH_PLACE } from "./job-search/place";
import { JOB_SEARCH_REBUILD } from "./job-search/rebuild";
import { JOB_SEARCH } from "./job-search/search";
import { JOB_SEARCH_TABLES } from "./job-search/tables";
import { JOB_SEARCH_TERMS } from "./job-search/terms";

/** The search index over open jobs: docs/decisions/0007-search.md says why it is made of bitmaps. */
export class JobSearch1763800000000 implements MigrationInterface {
  name = "JobSearch1763800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [
      VERIFIED_COMPANIES,
      JOB_SEARCH_TABLES,
      JOB_SEARCH_TERMS,
      JOB_SEARCH_DICTIONARY,
      JOB_SEARCH_PLACE,
      JOB_SEARCH_FOLD,
      JOB_SEARCH_FIND,
      JOB_SEARCH,
      JOB_SEARCH_REBUILD,
      JOB_SEARCH_CHANGES,
      "select job_search_rebuild()",
      OUTDATED_INDEXES,
    ])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger job_search_insert on jobs;
      drop trigger job_search_update on jobs;
      drop trigger job_search_delete on jobs;
      drop trigger job_search_truncate on jobs;
      drop table job_search_blocks, job_search_bits, job_search_slots, job_search_entries, job_search_changes,
        job_search_facets cascade;
      drop function job_search_terms, job_search_newest_key, job_search_pay_key, job_search_bits_of,
        job_search_fill, job_search_append, job_search_relay, job_search_place, job_search_kill, job_search_thin,
        job_search_crowded, job_search_fold, job_search_words, job_search_pay_terms, job_search_pay_floors,
        job_search_pay_ceilings, job_search_note, job_search_driver, job_search,
        job_search_count_facets, job_search_dead, job_search_pick, job_search_unfolded, job_search_walk, job_search_rebuild, job_search_note_insert, job_search_note_update,
        job_search_note_delete, job_search_note_truncate, job_search_clear, job_search_capacity, job_search_bits_from, job_search_fold_at_commit cascade;
      create index jobs_words on jobs using gin (search_document) where is_listed;
      alter table jobs drop column is_company_verified;
    `);
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
