-- Takes a block apart and lays its jobs and the new ones anew, three quarters full.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[]) returns void
  language plpgsql as $$
declare
  v_jobs uuid[];
  v_size int;
  v_first int;
begin
  delete from job_search_bits where sorting = p_sorting and block = p_block;
  with former as (
    delete from job_search_slots where sorting = p_sorting and block = p_block returning job_id
  )
  select array_agg(job_id order by case p_sorting when 'pay' then pay_key else newest_key end, job_id)
    into v_jobs
    from job_search_entries
    where job_id in (select job_id from former union all select unnest(p_jobs));
  update job_search_blocks set used = 0, live = 0, sorted = 0, last_key = block
    where sorting = p_sorting and block = p_block;
  if v_jobs is null then return; end if;
  v_size := ceil(cardinality(v_jobs) / ceil(cardinality(v_jobs) / (job_search_capacity() * 0.75)));
  v_first := job_search_cut(p_sorting, v_jobs, v_size);
  perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_first]);
  perform job_search_append(p_sorting, v_jobs[v_first + 1 :], v_size);
end $$;
