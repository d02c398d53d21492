-- The nearest p_limit jobs: those of the places of one kilometre after the other, newest first in each, and then, with
-- p_has_rest, those that lie further or nowhere. Parameters are as in job_search; p_terms without the circle.
-- Each ring reads the bits of its own places alone. Of many jobs, few rings fill a page.
-- Here because job_search calls it.

create or replace function job_search_rings(p_terms text[], p_has_rest boolean, p_places int[], p_kms int[],
    p_nearer text, p_now timestamptz, p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int,
    p_key bigint, p_job uuid, p_limit int, out jobs uuid[], out keys bigint[], out tiers int[])
  language plpgsql stable set enable_sort = off as $$
declare
  c_rest constant int := 100;
  v_blocks bigint[] := '{}';
  v_left bit varying[] := '{}';
  v_hit_blocks bigint[];
  v_hit_bits bit varying[];
  v_part record;
  v_ring record;
  v_at int;
  v_picked record;
begin
  jobs := '{}'; keys := '{}'; tiers := '{}';
  for v_part in
    select * from job_search_matches('newest', p_terms, job_search_blocks_of('newest', p_terms, p_posted_after), p_now,
      p_posted_after)
  loop
    v_blocks := v_blocks || v_part.block;
    v_left := v_left || case when p_nearer is null then v_part.bits
      else v_part.bits & ~ job_search_any_of('newest', v_part.block, array[p_nearer]) end;
  end loop;
  for v_ring in
    select place.km, array_agg(place.term) as terms from (
      select km, 'for:' || id as term from unnest(p_places, p_kms) near (id, km) where km >= coalesce(p_tier, 0)
    ) place
    where exists (select from job_search_bits where sorting = 'newest' and term = place.term)
    group by place.km
    union all
    select c_rest, null where p_has_rest
    order by 1
  loop
    exit when cardinality(jobs) >= p_limit;
    if v_ring.terms is null then
      v_hit_blocks := v_blocks;
      v_hit_bits := v_left;
    else
      v_hit_blocks := '{}';
      v_hit_bits := '{}';
      for v_part in
        select known.block, coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1) as bits
        from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
        where known.sorting = 'newest' and known.term = any (v_ring.terms) and known.block = any (v_blocks)
        group by known.block
      loop
        v_at := array_position(v_blocks, v_part.block);
        if bit_count(v_left[v_at] & v_part.bits) > 0 then
          v_hit_blocks := v_hit_blocks || v_part.block;
          v_hit_bits := v_hit_bits || (v_left[v_at] & v_part.bits);
          v_left[v_at] := v_left[v_at] & ~ v_part.bits;
        end if;
      end loop;
    end if;
    continue when v_hit_blocks = '{}';
    v_picked := job_search_pick('newest', v_hit_blocks, v_hit_bits,
      p_pay_from is null and p_pay_to is null and p_tier is distinct from v_ring.km, p_posted_after, p_pay_from,
      p_pay_to, case when p_tier = v_ring.km then p_key end, p_job, p_limit - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_ring.km, array[cardinality(v_picked.jobs)]);
  end loop;
end $$;
