-- Finds each job's block and puts it there; a block that is full is taken apart, and behind the last one comes a new
-- one.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_place(p_sorting text, p_jobs uuid[]) returns void language plpgsql as $$
declare
  v_part record;
  v_free int;
  v_first int;
begin
  for v_part in
    select target.block, target.used, target.last_key, min(entry.key) as first_key,
      array_agg(entry.job_id order by entry.key, entry.job_id) as jobs,
      target.block = (select max(block) from job_search_blocks where sorting = p_sorting) as is_last
    from (
      select job_id, case p_sorting when 'pay' then pay_key else newest_key end as key
      from job_search_entries where job_id = any (p_jobs)
    ) entry
    cross join lateral (
      select block, used, last_key from job_search_blocks
      where sorting = p_sorting and block <= entry.key order by block desc limit 1
    ) target
    group by target.block, target.used, target.last_key
  loop
    v_free := job_search_capacity() - v_part.used;
    if cardinality(v_part.jobs) <= v_free then
      perform job_search_fill(p_sorting, v_part.block, v_part.jobs);
    elsif v_part.is_last and v_part.first_key > v_part.last_key then
      v_first := job_search_cut(p_sorting, v_part.jobs, v_free);
      -- Jobs of one key that don't fit begin the new block.
      if v_first > v_free then v_first := 0; end if;
      perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_first]);
      perform job_search_append(p_sorting, v_part.jobs[v_first + 1 :], job_search_capacity());
    else
      perform job_search_relay(p_sorting, v_part.block, v_part.jobs);
    end if;
  end loop;
end $$;
