-- Some people who have one of these terms, the newest first, and each once: their ids, and when they were listed.
-- p_before, p_before_id: only those behind this place of the list.
-- Here because the index has them in this order, and only a function keeps the planner from sorting all of a term's.

create or replace function people_newest(
  p_terms text[], p_limit int, p_before timestamptz default 'infinity', p_before_id uuid default '00000000-0000-0000-0000-000000000000'
) returns table (listed_at timestamptz, id uuid) language plpgsql stable rows 200
  set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return query
    select distinct newest.listed_at, newest.person_id
    from unnest(p_terms) wanted (term)
    cross join lateral (
      select listed.listed_at, listed.person_id from people_by_term listed
      where listed.term = wanted.term
        and (listed.listed_at, listed.person_id) < (p_before, p_before_id)
      order by listed.listed_at desc, listed.person_id desc limit p_limit
    ) newest
    order by newest.listed_at desc, newest.person_id desc limit p_limit;
end $$;
