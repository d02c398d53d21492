-- Empties the index. 7204116 is LOCKS.searchFold.
-- Here because a trigger calls it when jobs are truncated.

create or replace function job_search_clear() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7204116);
  truncate job_search_entries, job_search_changes, job_search_slots, job_search_bits, job_search_facets,
    job_search_blocks;
  insert into job_search_blocks (sorting, block, last_key, version)
    select sorting, -9223372036854775808, -9223372036854775808, job_search_version() from unnest('{newest,pay}'::text[]) sorting;
end $$;
