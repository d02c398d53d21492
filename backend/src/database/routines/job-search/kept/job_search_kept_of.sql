-- Which kept searches find which of some jobs: the same that job_search would say of each. A job's keys lead to the few
-- searches that may, and these are then held against all of its terms.
-- p_kept: only this search, without keys.
-- Returns beside, whether the job's title has all of the searched words.
-- A job's terms are keys of an object: a search in it takes a tenth of the time of one through an array.
-- A search is read once for all jobs whose keys lead to it. The memory lets 100 jobs meet 100,000 searches without files.
-- A plan of its own for each call: one for all of them would ask for each search by itself, and take three times as long.
-- Here because a job's terms are made here, and thousands of searches meet them at once.

create or replace function job_search_kept_of(p_jobs uuid[], p_now timestamptz, p_kept uuid default null)
  returns table (kept_id uuid, job_id uuid, is_titled boolean) language plpgsql stable
  set jit = off set work_mem = '64MB' set plan_cache_mode = force_custom_plan as $$
declare
  -- A search asks for a walk-in on the day of the search, whichever that is.
  v_today text := 'walk-in:' || to_char(p_now at time zone 'Asia/Kolkata', 'YYYY-MM-DD');
begin
  return query
    with described as materialized (
      select job.id, job.pay_yearly_min as pay_min, job.pay_yearly_max as pay_max, job_search_terms(job) as terms
      from jobs job where job.id = any (p_jobs) and job.is_listed and job.open_until > p_now
    ), told as materialized (
      select row_number() over ()::int as number, described.id, described.pay_min, described.pay_max, today.terms,
        (select jsonb_object_agg(term, true) from unnest(today.terms) term) as has
      from described
      cross join lateral (
        select case when v_today = any (described.terms) then described.terms || 'walk-in:today'::text
          else described.terms end as terms
      ) today
    ), candidates as materialized (
      select known.kept_id as id, array_agg(distinct told.number) as numbers
      from told cross join lateral job_search_keys(told.terms) own (key)
      join job_search_kept_keys known on known.key = own.key
      where p_kept is null
      group by known.kept_id
      union all
      select p_kept, array_agg(number) from told having p_kept is not null
    )
    select kept.id, told.id, coalesce(told.has ?& kept.title_terms, false)
    from candidates
    join job_search_kept kept using (id)
    cross join lateral unnest(candidates.numbers) met (number)
    join told using (number)
    where told.has ?& kept.terms
      and (cardinality(kept.groups) = 0 or not exists (
        select from unnest(kept.groups) wanted where not told.has ?| string_to_array(wanted, E'\x01')
      ))
      and (kept.pay_from is null or told.pay_max >= kept.pay_from)
      and (kept.pay_to is null or told.pay_min <= kept.pay_to);
end $$;
