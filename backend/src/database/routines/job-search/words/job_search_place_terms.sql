-- The terms of a job's places: "at:" each that it is found in, "for:" each that it was posted for, and "place:" the
-- names of those and of their cities, for a name that several places share. "cell:" are the squares that their points
-- lie in, of a quarter, a sixteenth and a sixty-fourth of a degree (nearby-places.ts).
-- Here because job_search_terms calls it. As a part of that expression it would keep PostgreSQL from inlining it.

create or replace function job_search_place_terms(p_places int[]) returns text[] language plpgsql stable as $$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select 'at:' || place from unnest(job_search_places(p_places)) place
    union
    select 'for:' || place from unnest(p_places) place
    union
    select 'place:' || lower(named.name)
    from places place join places named on named.id in (place.id, place.city_id) where place.id = any (p_places)
    union
    select concat('cell:', size, ':', floor(pointed.latitude * size), ':', floor(pointed.longitude * size))
    from (
      -- A locality without a point has its city's.
      select coalesce(place.latitude, city.latitude) as latitude, coalesce(place.longitude, city.longitude) as longitude
      from places place left join places city on city.id = place.city_id where place.id = any (p_places)
    ) pointed cross join unnest('{4,16,64}'::int[]) size
    where pointed.latitude is not null
  );
end $$;
