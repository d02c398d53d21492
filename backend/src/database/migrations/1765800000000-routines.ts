import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Remembers which functions, triggers and views stand in the database, and mends what some databases lack: those
 * that ran earlier texts of the migrations before this one, which were changed after they had shipped.
 */
export class Routines1765800000000 implements MigrationInterface {
  name = "Routines1765800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [ROUTINES, BITS, SORTED, FACETS, NOTICES]) await queryRunner.query(statements);
  }

  // What was mended stays: the migrations before this one make it.
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table database_routines");
  }
}

/** Every function that migrations before this one made, with three that some databases still have. */
const FUNCTIONS = `
  account_words_of  accounts_spread  accounts_words  application_events_refuse  applications_derive
  audit_entries_refuse  companies_spread  job_reports_count  job_search  job_search_append
  job_search_bits_from  job_search_bits_of  job_search_block_of  job_search_blocks_of  job_search_capacity
  job_search_clear  job_search_count  job_search_count_facets  job_search_crowded  job_search_dead
  job_search_driver  job_search_fill  job_search_fold  job_search_fold_at_commit  job_search_key_from
  job_search_kill  job_search_newest_key  job_search_note  job_search_note_delete  job_search_note_insert
  job_search_note_truncate  job_search_note_update  job_search_passed  job_search_pay_ceilings
  job_search_pay_floors  job_search_pay_key  job_search_pay_terms  job_search_pick  job_search_place
  job_search_rebuild  job_search_relay  job_search_singular  job_search_spelt_out  job_search_sure_pay_terms
  job_search_terms  job_search_thin  job_search_title_words  job_search_unfolded  job_search_walk
  job_search_words  jobs_company  jobs_derive  jobs_derive_replies  jobs_search_document  subscriptions_plan
  subscriptions_spread
`;

const TRIGGERS = [
  "accounts_spread on accounts",
  "accounts_words on accounts",
  "application_events_append_only on application_events",
  "applications_derive on applications",
  "audit_entries_append_only on audit_entries",
  "companies_spread on companies",
  "companies_spread_replies on companies",
  "job_reports_count on job_reports",
  "job_search_delete on jobs",
  "job_search_fold_at_commit on job_search_changes",
  "job_search_insert on jobs",
  "job_search_truncate on jobs",
  "job_search_update on jobs",
  "jobs_company on jobs",
  "jobs_derive on jobs",
  "jobs_derive_replies on jobs",
  "subscriptions_plan on subscriptions",
  "subscriptions_spread on subscriptions",
];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

// Without a checksum: the start makes those anew that have a file, and drops the others.
const ROUTINES = `
  create table database_routines (
    kind text not null check (kind in ('function', 'trigger', 'view')),
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    -- How many migrations had run then: a later one may have replaced it.
    migrations int not null default 0,
    primary key (kind, name)
  );
  insert into database_routines (kind, name, checksum)
    select distinct 'function', proname, '' from pg_proc
    where pronamespace = current_schema()::regnamespace and proname in (${listed(FUNCTIONS.trim().split(/\s+/))});
  insert into database_routines (kind, name, checksum)
    select 'trigger', name, '' from unnest(array[${listed(TRIGGERS)}]) name;
`;

const BITS = `
  create or replace aggregate job_search_bits_with(int, int) (
    sfunc = set_bit, stype = bit, initcond = 'x${"0".repeat(31_744 / 4)}'
  );
`;

// Of a block's slots those up to the first whose key is less than the one's before it.
const SORTED = `
  do $$
  begin
    if exists (
      select from pg_attribute
      where attrelid = 'job_search_blocks'::regclass and attname = 'sorted' and not attisdropped
    ) then return; end if;
    alter table job_search_blocks add column sorted int not null default 0;
    update job_search_blocks known set sorted = coalesce((
      select min(slot) from (
        select slot, (key, job_id) < lag((key, job_id)) over (order by slot) as is_late
        from job_search_slots where sorting = known.sorting and block = known.block
      ) ordered where is_late
    ), known.used);
  end $$;
`;

const FACETS = `
  drop index if exists job_search_facets_unused;
  alter index job_search_facets_titles set (fastupdate = off);
  alter index job_search_facets_words set (fastupdate = off);
  alter index job_search_facets_places set (fastupdate = off);
  alter table job_search_facets set (fillfactor = 70);
  alter table job_search_entries
    set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
  select gin_clean_pending_list(index)
    from unnest('{job_search_facets_titles,job_search_facets_words,job_search_facets_places}'::regclass[]) index;
`;

const NOTICES = `
  do $$
  begin
    if pg_get_indexdef('notices_account'::regclass) like '%created_at%' then return; end if;
    drop index notices_account;
    create index notices_account on notices (account_id, created_at desc, id desc);
  end $$;
`;
