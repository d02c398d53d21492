-- What matches among the changes that are not folded in yet, in no order. A term with E'\x01' in it is a group.
-- Here because job_search calls it.

create or replace function job_search_unfolded(p_sorting text, p_terms text[], p_now timestamptz,
    p_posted_after timestamptz, p_pay_from int, p_pay_to int)
  returns table (job_id uuid, key bigint, terms text[]) language plpgsql stable as $$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
begin
  return query
    select slots.job_id, slots.key, slots.terms from (
      select distinct on (latest.job_id) latest.*,
        case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
      from job_search_changes latest order by latest.job_id, latest.id desc
    ) slots
    where slots.is_listed and slots.open_until > p_now and slots.terms @> v_terms
      and not exists (
        select from unnest(v_groups) wanted where not slots.terms && string_to_array(wanted, E'\x01')
      )
      and (p_posted_after is null or slots.posted_at >= p_posted_after)
      and (p_pay_from is null or slots.pay_max >= p_pay_from)
      and (p_pay_to is null or slots.pay_min <= p_pay_to);
end $$;
