-- The whole kilometres to the nearest of some places, by p_places, which ascend, and p_kms beside them; 100 where none of
-- them is there.
-- Here because job_search sorts by it what it has found.

create or replace function job_search_ring(p_own int[], p_places int[], p_kms int[]) returns int
  language plpgsql immutable as $$
declare
  v_place int;
  v_at int;
  v_ring int := 100;
begin
  foreach v_place in array coalesce(p_own, '{}') loop
    -- Halves the list until it has the place.
    v_at := width_bucket(v_place, p_places);
    if p_places[v_at] = v_place then v_ring := least(v_ring, p_kms[v_at]); end if;
  end loop;
  return v_ring;
end $$;
