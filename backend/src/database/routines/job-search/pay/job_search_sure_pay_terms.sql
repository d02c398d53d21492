-- The steps inside a range of pay: a job that has them needs no look. Null where the range reaches beyond all steps.
-- Here because job_search calls it.

create or replace function job_search_sure_pay_terms(p_from int, p_to int) returns text[]
  language plpgsql immutable as $$
declare
  v_floor int := (select min(step) from unnest(job_search_pay_floors()) step where step >= p_from);
  v_ceiling int := (select max(step) from unnest(job_search_pay_ceilings()) step where step <= p_to);
begin
  if (v_floor is null) <> (p_from is null) or (v_ceiling is null) <> (p_to is null) then return null; end if;
  return array_remove(array['pay>=' || v_floor, 'pay<=' || v_ceiling], null);
end $$;
