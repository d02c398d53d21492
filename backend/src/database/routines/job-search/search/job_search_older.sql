-- Where the order by time is cut by a moment: the block that it falls into, and the slots there of jobs that are older.
-- Blocks behind it are older as a whole.
-- Here because job_search and job_search_filter_counts call it.

create or replace function job_search_older(p_moment timestamptz, out block bigint, out mask bit varying)
  -- The index of the order holds all that is asked of the slots behind the sorted ones, but in another order.
  language plpgsql stable set enable_indexonlyscan = off as $$
declare
  v_key bigint := job_search_key_from(p_moment);
  v_old record;
  v_slot int;
begin
  select known.block, known.sorted, known.used into v_old from job_search_blocks known
    where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
  block := v_old.block;
  mask := B'0'::bit(31744);
  v_slot := (
    select slot from job_search_slots known
    where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
    order by known.key desc, known.job_id desc limit 1
  );
  if v_slot is not null then mask := ~ (~ mask >> v_slot + 1); end if;
  if v_old.sorted < v_old.used then
    mask := mask | coalesce((
      select job_search_bits_with(slot, 1) from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
        and known.key + 0 < v_key
    ), mask);
  end if;
end $$;
