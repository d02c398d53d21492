-- What matches among the changes that are not folded in yet, in no order. A term with E'\x01' in it is a group.
-- Here because job_search calls it.

create or replace function job_search_unfolded(p_sorting text, p_terms text[], p_now timestamptz,
    p_posted_after timestamptz, p_pay_from int, p_pay_to int)
  returns table (job_id uuid, key bigint, terms text[]) language plpgsql stable as $$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  -- Most searches have one group at most, which is compared without a query of its own for each row. To compare a row's
  -- terms, with nothing too, takes two microseconds.
  v_first text[] := string_to_array(v_groups[1], E'\x01');
begin
  -- First what is cheap to tell: after a load thousands of rows lie here, of which a search finds few.
  return query
    select latest.job_id, case p_sorting when 'pay' then latest.pay_key else latest.newest_key end, latest.terms
    from job_search_changes latest
    where latest.is_listed and latest.open_until > p_now
      and (v_terms = '{}' or latest.terms @> v_terms)
      and (p_posted_after is null or latest.posted_at >= p_posted_after)
      and (p_pay_from is null or latest.pay_max >= p_pay_from)
      and (p_pay_to is null or latest.pay_min <= p_pay_to)
      and (v_first is null or latest.terms && v_first)
      and not exists (
        select from unnest(v_groups[2:]) wanted where not latest.terms && string_to_array(wanted, E'\x01')
      )
      and not exists (
        select from job_search_changes later where later.job_id = latest.job_id and later.id > latest.id
      );
end $$;
