-- Puts jobs, which come in the order of their keys, into new blocks of p_size each, which begin with the first one's
-- key.
-- Here because a fold calls it. Only the holder of the fold's lock does.

create or replace function job_search_append(p_sorting text, p_jobs uuid[], p_size int) returns void
  language plpgsql as $$
declare
  v_first int := 1;
  v_block bigint;
begin
  while v_first <= cardinality(p_jobs) loop
    select case p_sorting when 'pay' then pay_key else newest_key end into v_block
      from job_search_entries where job_id = p_jobs[v_first];
    insert into job_search_blocks (sorting, block, last_key) values (p_sorting, v_block, v_block);
    perform job_search_fill(p_sorting, v_block, p_jobs[v_first : v_first + p_size - 1]);
    v_first := v_first + p_size;
  end loop;
end $$;
