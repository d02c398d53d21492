-- Slots to be passed over: of jobs that changed since the last fold, whose time is up, or which are older than
-- p_posted_after though their block is not. Other orders than by time look at the jobs for that.
-- Here because job_search calls it.

create or replace function job_search_passed(p_sorting text, p_now timestamptz, p_posted_after timestamptz,
    out blocks bigint[], out masks bit varying[])
  -- The index of the order holds all that is asked of the slots behind the sorted ones, but in another order.
  language plpgsql stable set enable_indexonlyscan = off as $$
declare
  v_jobs uuid[];
  v_key bigint;
  v_old record;
  v_slot int;
begin
  -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
  v_jobs := array(select job_id from job_search_changes)
    || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
  if v_jobs <> '{}' then
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, job_search_bits_with(slot, 1) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end if;
  if p_sorting <> 'newest' or p_posted_after is null then return; end if;
  v_key := job_search_key_from(p_posted_after);
  select known.block, known.sorted, known.used, B'0'::bit(31744) as mask into v_old from job_search_blocks known
    where known.sorting = 'newest' and known.block = job_search_block_of('newest', v_key);
  v_slot := (
    select slot from job_search_slots known
    where known.sorting = 'newest' and known.block = v_old.block and known.key < v_key and known.slot < v_old.sorted
    order by known.key desc, known.job_id desc limit 1
  );
  if v_slot is not null then v_old.mask := ~ (~ v_old.mask >> v_slot + 1); end if;
  if v_old.sorted < v_old.used then
    v_old.mask := v_old.mask | coalesce((
      select job_search_bits_with(slot, 1) from job_search_slots known
      where known.sorting = 'newest' and known.block = v_old.block and known.slot >= v_old.sorted
        and known.key + 0 < v_key
    ), v_old.mask);
  end if;
  if v_old.block = any (blocks) then
    v_slot := array_position(blocks, v_old.block);
    masks[v_slot] := masks[v_slot] | v_old.mask;
  else
    blocks := blocks || v_old.block; masks := masks || v_old.mask::bit varying;
  end if;
end $$;
