/**
 * The tables of the search index. Open jobs stand in blocks of up to 31,744 in the order of a list ("newest" or
 * "pay"), and each term has, for each block, the bits of the jobs that have it.
 */
export const JOB_SEARCH_TABLES = `
  create extension if not exists pg_trgm;

  -- What the index holds of a job; a job that changed stays as it was here until the change is folded in.
  create table job_search_entries (
    job_id uuid primary key,
    open_until timestamptz not null,
    posted_at timestamptz not null,
    pay_min int,
    pay_max int,
    newest_key bigint not null,
    pay_key bigint not null,
    title text not null,
    skills text[] not null,
    city text,
    locality text
  -- Each search looks for what has lapsed at the start of this index, where the jobs that were swept away lie dead.
  ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
  create index job_search_entries_lapse on job_search_entries (open_until);

  -- Changes that committed since the last fold: searches look at these few one by one.
  create table job_search_changes (
    id bigint primary key generated always as identity,
    job_id uuid not null,
    is_listed boolean not null,
    terms text[] not null default '{}',
    open_until timestamptz,
    posted_at timestamptz,
    pay_min int,
    pay_max int,
    newest_key bigint,
    pay_key bigint,
    title text,
    skills text[],
    city text,
    locality text
  );
  create index job_search_changes_job on job_search_changes (job_id, id);

  -- block: the least sort key that may stand in it; the next block's is its end. sorted: so many of its slots, from
  -- the first, are in the order of their keys, so that the last bits set are the best.
  create table job_search_blocks (
    sorting text collate "C" not null check (sorting in ('newest', 'pay')),
    block bigint not null,
    used int not null default 0,
    live int not null default 0,
    sorted int not null default 0,
    last_key bigint not null,
    primary key (sorting, block)
  );
  insert into job_search_blocks
    select sorting, -9223372036854775808, 0, 0, 0, -9223372036854775808 from unnest('{newest,pay}'::text[]) sorting;

  create table job_search_slots (
    sorting text collate "C" not null,
    block bigint not null,
    slot smallint not null,
    job_id uuid not null,
    key bigint not null,
    posted_at timestamptz not null,
    pay_min int,
    pay_max int,
    primary key (sorting, block, slot)
  );
  create unique index job_search_slots_job on job_search_slots (job_id, sorting);
  create index job_search_slots_order on job_search_slots (sorting, block, key desc, job_id desc)
    include (slot, posted_at, pay_min, pay_max);

  -- Up to sixteen jobs of a block: their slots; more: a bit for each slot.
  create table job_search_bits (
    sorting text collate "C" not null,
    term text collate "C" not null,
    block bigint not null,
    slots smallint[],
    bits bit(31744),
    primary key (sorting, term, block),
    check ((slots is null) <> (bits is null))
  );
  -- Two rows fill a page; out of line or compressed they would cost more to read.
  alter table job_search_bits alter column bits set storage plain;

  -- Jobs in a block, at most as many as a row has bits.
  create function job_search_capacity() returns int language sql immutable as $$ select 31744 $$;

  -- The bits of some slots, as job_search_bits_with(slot, 1).
  create aggregate job_search_bits_with(int, int) (
    sfunc = set_bit, stype = bit, initcond = 'x${"0".repeat(31_744 / 4)}'
  );

  -- Of slots in their order, each once.
  create function job_search_bits_from(slots smallint[]) returns bit
    language plpgsql immutable parallel safe as $$
  declare
    v_first int := slots[1];
  begin
    if cardinality(slots) <= 64 then
      return (select job_search_bits_with(slot, 1) from unnest(slots) slot);
    end if;
    -- Of many, setting one after the other copies all of them as often.
    return (substring(B'0'::bit(31744) for v_first) || (
      select string_agg(repeat('0', slots[at] - coalesce(slots[at - 1], v_first - 1) - 1) || '1', '')
      from generate_subscripts(slots, 1) at
    )::bit varying)::bit(31744);
  end $$;

  -- How many listed jobs have a title, word or place; lapsed ones are taken off when it is read.
  create table job_search_facets (
    kind text collate "C" not null check (kind in ('title', 'word', 'city', 'locality')),
    parent text not null default '',
    value text not null,
    jobs int not null,
    primary key (kind, parent, value)
  ) with (fillfactor = 70);
`;
