-- The places that a job is found in: each of its own, a locality's city, and the regions and the state of those. India
-- is none of them, because every job is in it.
-- Here because triggers note them in the transaction that changes a job. A change of a place's city, regions or state
-- asks for a higher job_search_version().

create or replace function job_search_places(p_places int[]) returns int[] language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select distinct around.id
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral unnest(
      array[own.id, place.city_id, place.state_id, city.state_id] || place.region_ids || city.region_ids
    ) around (id)
    where around.id is not null order by around.id
  );
end $$;
