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

const ROUTINES = `
  create table database_routines (
    kind text not null check (kind in ('function', 'trigger', 'view')),
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (kind, name)
  );
`;

// The functions that it took the place of have no file, so that nothing else would drop them.
const BITS = `
  create or replace aggregate job_search_bits_with(int, int) (
    sfunc = set_bit, stype = bit, initcond = 'x${"0".repeat(31_744 / 4)}'
  );
  drop function if exists job_search_bits_of(smallint[], bit), job_search_dead(text, timestamptz),
    job_search_driver(text, text[]);
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
