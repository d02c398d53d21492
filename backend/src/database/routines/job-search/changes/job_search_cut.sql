-- How many of some jobs, which come in the order of their keys, go into a block that has room for p_size: as many as
-- have a lesser key than the first one that does not fit. All jobs of one key stand in one block, so that a search
-- knows where a key's jobs end. Where one key has more jobs than there is room for, all of them: more than p_size.
-- Here because a fold calls it.

create or replace function job_search_cut(p_sorting text, p_jobs uuid[], p_size int) returns int
  language plpgsql stable as $$
declare
  v_key bigint;
begin
  if cardinality(p_jobs) <= p_size then return cardinality(p_jobs); end if;
  select case p_sorting when 'pay' then pay_key else newest_key end into v_key
    from job_search_entries where job_id = p_jobs[p_size + 1];
  return (
    select coalesce(nullif(count(*) filter (where key < v_key), 0), count(*) filter (where key = v_key))
    from (
      select case p_sorting when 'pay' then pay_key else newest_key end as key
      from job_search_entries where job_id = any (p_jobs)
    ) keyed
  );
end $$;
