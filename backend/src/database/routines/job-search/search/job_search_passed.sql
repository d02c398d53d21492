-- Slots to be passed over: of jobs that changed since the last fold, whose time is up, or which are older than
-- p_posted_after though their block is not. Other orders than by time look at the jobs for that.
-- Here because job_search calls it.

create or replace function job_search_passed(p_sorting text, p_now timestamptz, p_posted_after timestamptz,
    out blocks bigint[], out masks bit varying[])
  language plpgsql stable set enable_indexonlyscan = off as $$
declare
  v_jobs uuid[];
  v_old record;
  v_at int;
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
  v_old := job_search_older(p_posted_after);
  if v_old.block = any (blocks) then
    v_at := array_position(blocks, v_old.block);
    masks[v_at] := masks[v_at] | v_old.mask;
  else
    blocks := blocks || v_old.block; masks := masks || v_old.mask;
  end if;
end $$;
