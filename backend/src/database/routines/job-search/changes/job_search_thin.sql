-- Lays two neighbours together that have become half empty, so that a board's past does not slow it down.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_thin() returns void language plpgsql as $$
declare
  v_pair record;
  v_jobs uuid[];
begin
  for v_pair in
    select distinct on (thin.sorting) thin.sorting, thin.block, before.block as before
    from job_search_blocks thin
    cross join lateral (
      select block, live from job_search_blocks
      where sorting = thin.sorting and block < thin.block order by block desc limit 1
    ) before
    where thin.live <= job_search_capacity() / 4 and thin.live + before.live <= job_search_capacity() / 2 and exists (
      select from job_search_blocks later where later.sorting = thin.sorting and later.block > thin.block
    )
  loop
    v_jobs := array(
      select job_id from job_search_slots where sorting = v_pair.sorting and block = v_pair.block
    );
    delete from job_search_slots where sorting = v_pair.sorting and block = v_pair.block;
    delete from job_search_bits where sorting = v_pair.sorting and block = v_pair.block;
    delete from job_search_blocks where sorting = v_pair.sorting and block = v_pair.block;
    perform job_search_relay(v_pair.sorting, v_pair.before, v_jobs);
  end loop;
end $$;
