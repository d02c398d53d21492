-- Jobs whose key is the next block's, up to a thousand of each block. Indexes of earlier releases could hold jobs of
-- one key in two blocks, and searches then missed some of them.
-- Here because a fold calls it.

create or replace function job_search_torn() returns uuid[] language sql stable as $$
  select array(
    select torn.job_id from job_search_blocks block
    cross join lateral (
      select known.block from job_search_blocks known
      where known.sorting = block.sorting and known.block < block.block order by known.block desc limit 1
    ) before
    cross join lateral (
      -- The limit keeps the planner from reading all slots.
      select slots.job_id from job_search_slots slots
      where slots.sorting = block.sorting and slots.block = before.block and slots.key >= block.block
      order by slots.key desc, slots.job_id desc limit 1000
    ) torn
  )
$$;
