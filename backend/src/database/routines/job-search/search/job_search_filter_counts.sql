-- How many jobs a search finds with each of some options in place of what is chosen of the same facet, each counted just
-- past p_cap at most; behind them, how many with each of some moments in place of p_posted_after.
-- p_terms: what no facet is about, groups too. p_chosen: a term or group of each facet in p_chosen_facets that is
-- chosen. p_options: a term or group each, of the facets p_facets. Of the facet 'pay', p_pay_from and p_pay_to are what
-- is chosen.
-- Here because forty counts read the same bits.

create or replace function job_search_filter_counts(p_terms text[], p_text text, p_now timestamptz,
    p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_chosen_facets text[], p_chosen text[], p_facets text[],
    p_options text[], p_moments timestamptz[], p_cap int) returns int[] language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_terms || v_read.terms;
  v_pay text[] := job_search_pay_terms(p_pay_from, p_pay_to);
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_is_exact boolean := v_pay_from is null and v_pay_to is null;
  v_sure text[] := case when v_is_exact then '{}' else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_blocks bigint[] := job_search_blocks_of('newest', v_terms, p_posted_after);
  v_counts int[] := array_fill(0, array[cardinality(p_options)]);
  -- Facets of which something is chosen, and '' for all others: what else is chosen, is the same for each of these.
  v_kinds text[] := array(
    select distinct facet from unnest(p_chosen_facets) facet
    union select 'pay' where v_pay <> '{}'
    union select ''
  );
  v_kinds_of int[] := array(
    select coalesce(array_position(v_kinds, facet), array_position(v_kinds, '')) from unnest(p_facets) facet
  );
  v_all text[] := v_terms || v_pay || p_chosen;
  v_kind text;
  v_others text[];
  v_bits bit varying[];
  v_left bit varying;
  v_match record;
  v_done int;
  v_size int;
  v_moments int[] := '{}';
  v_moment timestamptz;
  v_walk record;
begin
  -- First the jobs whose terms say all, then those whose pay must be looked up, for options that are not at the cap.
  for v_pass in 1 .. case when v_is_exact then 1 else 2 end loop
    v_done := 0;
    v_size := 2;
    loop
      exit when v_done >= cardinality(v_blocks) or not exists (select from unnest(v_counts) jobs where jobs <= p_cap);
      for v_match in
        select * from job_search_matches('newest', v_terms, v_blocks[v_done + 1 : v_done + v_size], p_now,
          p_posted_after)
      loop
        v_bits := '{}';
        foreach v_kind in array v_kinds loop
          v_left := v_match.bits;
          v_others := array(
            select term from unnest(p_chosen_facets, p_chosen) chosen (facet, term) where facet <> v_kind
          ) || case when v_kind <> 'pay' then v_pay end;
          if v_others <> '{}' then v_left := v_left & job_search_any_of('newest', v_match.block, v_others); end if;
          if not v_is_exact and v_kind <> 'pay' then
            v_left := job_search_by_pay(v_match.block, v_left, v_sure, v_pass = 1, array(
                select option from unnest(p_options, v_counts) counted (option, jobs) where jobs <= p_cap
              ), v_pay_from, v_pay_to);
          elsif v_pass = 2 then
            v_left := B'0'::bit(31744);
          end if;
          v_bits := v_bits || v_left;
        end loop;
        v_counts := array(
          select (counted.jobs + case
              when counted.jobs > p_cap then 0
              when strpos(counted.option, E'\x01') > 0 then bit_count(
                v_bits[counted.kind] & job_search_any_of('newest', v_match.block, array[counted.option]))
              else coalesce((
                select case when known.slots is null then bit_count(known.bits & v_bits[counted.kind]) else (
                  select count(*) from unnest(known.slots) few (slot) where get_bit(v_bits[counted.kind], few.slot) = 1
                ) end
                from job_search_bits known
                where known.sorting = 'newest' and known.term = counted.option and known.block = v_match.block
              ), 0)
            end)::int
          from unnest(v_counts, p_options, v_kinds_of) with ordinality counted (jobs, option, kind, position)
          order by counted.position
        );
      end loop;
      v_done := v_done + v_size;
      v_size := v_size * 4;
    end loop;
  end loop;
  foreach v_moment in array p_moments loop
    v_walk := job_search_walk('newest', v_all, '{}', v_sure, p_now, v_moment, v_pay_from, v_pay_to, null, null, null, 0,
      p_cap);
    v_moments := v_moments || v_walk.total;
  end loop;
  if not exists (select from job_search_changes) then return v_counts || v_moments; end if;
  return array(
    with found as materialized (
      select terms, true as is_paid
        from job_search_unfolded('newest', v_terms || v_pay, p_now, p_posted_after, v_pay_from, v_pay_to)
      union all
      select terms, false from job_search_unfolded('newest', v_terms, p_now, p_posted_after, null, null)
    )
    select (counted.jobs + (
        select count(*) from found
        where found.is_paid = (counted.facet <> 'pay') and found.terms && string_to_array(counted.option, E'\x01')
          and not exists (
            select from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
            where chosen.facet <> counted.facet and not found.terms && string_to_array(chosen.term, E'\x01')
          )
      ))::int
    from unnest(v_counts, p_options, p_facets) with ordinality counted (jobs, option, facet, position)
    order by counted.position
  ) || array(
    select (counted.jobs + (
        select count(*) from job_search_unfolded('newest', v_all, p_now, counted.moment, v_pay_from, v_pay_to)
      ))::int
    from unnest(v_moments, p_moments) with ordinality counted (jobs, moment, position)
    order by counted.position
  );
end $$;
