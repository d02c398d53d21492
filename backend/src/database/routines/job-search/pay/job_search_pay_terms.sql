-- The steps nearest to a range of pay. Search looks up what lies between two steps job by job.
-- Here because job_search calls it, which runs in the database to read its rows where they are.

create or replace function job_search_pay_terms(p_from int, p_to int) returns text[] language plpgsql immutable as $$
begin
  if p_from is null and p_to is null then return '{}'; end if;
  return array_remove(array[
    'pay>=' || (select max(step) from unnest(job_search_pay_floors()) step where step <= greatest(p_from, 1)),
    'pay<=' || (select min(step) from unnest(job_search_pay_ceilings()) step where step >= p_to)
  ], null);
end $$;
