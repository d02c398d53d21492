-- Puts jobs, which come in the order of their keys, into new blocks of about p_size each, which begin with the first
-- one's key. No block may have begun there, nor may one hold jobs of these keys.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_append(p_sorting text, p_jobs uuid[], p_size int) returns void
  language plpgsql as $$
declare
  v_jobs uuid[] := p_jobs;
  v_size int;
  v_block bigint;
begin
  while cardinality(v_jobs) > 0 loop
    select case p_sorting when 'pay' then pay_key else newest_key end into v_block
      from job_search_entries where job_id = v_jobs[1];
    insert into job_search_blocks (sorting, block, last_key, version)
      values (p_sorting, v_block, v_block, job_search_version());
    v_size := job_search_cut(p_sorting, v_jobs, p_size);
    perform job_search_fill(p_sorting, v_block, v_jobs[1 : v_size]);
    v_jobs := v_jobs[v_size + 1 :];
  end loop;
end $$;
