-- Takes jobs out of the index: out of the counts, the slots and the bits of those that are live.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_kill(p_jobs uuid[]) returns void language plpgsql as $$
begin
  perform job_search_count_facets(p_jobs, -1);
  with gone as (
    delete from job_search_slots where job_id = any (p_jobs) returning sorting, block, slot
  ), masks as (
    select sorting, block, count(*) as jobs, job_search_bits_with(slot, 1) as bits
    from gone group by sorting, block
  ), counted as (
    update job_search_blocks known set live = known.live - masks.jobs
    from masks where known.sorting = masks.sorting and known.block = masks.block
  )
  update job_search_bits known set slots = null,
    bits = coalesce(known.bits, job_search_bits_from(known.slots)) & ~ masks.bits
    from masks
    where known.sorting = masks.sorting and known.term = 'live' and known.block = masks.block;
  delete from job_search_entries where job_id = any (p_jobs);
end $$;
