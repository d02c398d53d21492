-- The terms of a job's places: "at:" each that it is found in, "for:" each that it was posted for, and "place:" the
-- names of those and of their cities, for a name that several places share. "cell:" are the squares that their points
-- lie in, of a quarter, a sixteenth and a sixty-fourth of a degree (nearby-places.ts).
-- A locality without a point has its city's.
-- Here because job_search_terms calls it. As a part of that expression it would keep PostgreSQL from inlining it.

create or replace function job_search_place_terms(p_places int[]) returns text[] language plpgsql stable
  set plan_cache_mode = force_generic_plan set jit = off
  set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select 'at:' || place from unnest(job_search_places(p_places)) place
    union
    select known.term
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral (
      values ('for:' || own.id), ('place:' || lower(place.name)), ('place:' || lower(city.name))
      union all
      select 'cell:' || size || ':' || floor(coalesce(place.latitude, city.latitude) * size)
        || ':' || floor(coalesce(place.longitude, city.longitude) * size)
      from unnest('{4,16,64}'::int[]) size
    ) known (term)
    where known.term is not null
  );
end $$;
