-- How many jobs a search finds with each of some options in place of what is chosen of the same facet, each counted
-- just past p_cap at most; behind them, how many with each of some moments in place of p_posted_after.
-- p_terms: what no facet is about, groups too. p_chosen: a term or group of each facet in p_chosen_facets that is
-- chosen. p_options: a term or group each, of the facets p_facets. Of the facet 'pay', p_pay_from and p_pay_to are what
-- is chosen; of 'posted', p_posted_after.
-- A kind is a facet of which something is chosen, or, behind them, all others. The options of a kind are counted among
-- the jobs that have what is chosen of the other facets. In a block, each of these sets is made once.
-- Here because sixty counts read the same bits.

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
  -- Where no job is sure, a term that none has.
  v_sure text[] := case when v_is_exact then '{}'
    else coalesce(job_search_sure_pay_terms(v_pay_from, v_pay_to), '{none}') end;
  v_facets text[] := array(
    select distinct facet from unnest(p_chosen_facets) facet
    union select 'pay' where v_pay <> '{}'
    union select 'posted' where p_posted_after is not null
  );
  v_posted int := array_position(v_facets, 'posted');
  c_rest int := cardinality(v_facets) + 1;
  -- What narrows, and the kind of each; 0 for what the pay of sure jobs says.
  v_narrowing text[] := p_chosen || v_pay || v_sure;
  v_narrows int[] := array(
    select array_position(v_facets, facet) from unnest(p_chosen_facets) with ordinality chosen (facet, at) order by at
  ) || array_fill(array_position(v_facets, 'pay'), array[cardinality(v_pay)])
    || array_fill(0, array[cardinality(v_sure)]);
  -- What is chosen needs no look: all jobs of the search have it.
  v_is_chosen boolean[] := array(
    select (select array_agg(chosen.term) from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
        where chosen.facet = counted.facet) is not distinct from array[counted.option]
    from unnest(p_facets, p_options) with ordinality counted (facet, option, at) order by counted.at
  );
  v_options text[] := array(
    select case when is_chosen then 'live' else option end
    from unnest(p_options, v_is_chosen) with ordinality counted (option, is_chosen, at) order by at
  );
  v_kinds int[] := array(
    select case when is_chosen then c_rest else coalesce(array_position(v_facets, facet), c_rest) end
    from unnest(p_facets, v_is_chosen) with ordinality counted (facet, is_chosen, at) order by at
  ) || array_fill(coalesce(v_posted, c_rest), array[cardinality(p_moments)]);
  v_since bigint[] := '{}';
  v_masks bit varying[] := '{}';
  v_moment timestamptz;
  v_old record;
  v_counts int[] := array_fill(0, array[cardinality(v_kinds)]);
  -- A term that no job has needs no count.
  v_is_known boolean[] := array(
    select strpos(option, E'\x01') > 0 or exists (
      select from job_search_bits where sorting = 'newest' and term = counted.option
    )
    from unnest(v_options) with ordinality counted (option, at) order by at
  );
  v_blocks bigint[];
  v_done int := 0;
  v_size int := 2;
  v_open int[];
  v_kind int;
  v_match record;
  v_has bit varying[];
  v_behind bit varying[];
  v_before bit varying;
  v_bits bit varying;
  v_sure_bits bit varying;
  v_met bigint[];
  v_left bit varying[];
  v_doubt_blocks bigint[] := '{}';
  v_doubts bit varying[] := '{}';
begin
  foreach v_moment in array p_moments loop
    v_old := job_search_older(v_moment);
    v_since := v_since || v_old.block;
    v_masks := v_masks || v_old.mask;
  end loop;
  v_old := job_search_older(p_posted_after);
  v_blocks := job_search_blocks_of('newest', v_terms, case when p_posted_after is not null
    then least(p_posted_after, (select min(moment) from unnest(p_moments) moment)) end);
  -- First the jobs whose terms say all.
  loop
    v_open := array(
      select distinct counted.kind
      from unnest(v_counts, v_kinds) with ordinality counted (jobs, kind, at)
      where counted.jobs <= p_cap and case when at <= cardinality(v_options) then v_is_known[at::int]
        else v_since[at::int - cardinality(v_options)] <= v_blocks[v_done + 1] end
    );
    exit when v_done >= cardinality(v_blocks) or v_open = '{}';
    v_met := '{}';
    v_left := '{}';
    for v_match in
      select met.block, met.bits, array(
          select (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
            where known.sorting = 'newest' and known.term = any (string_to_array(wanted.term, E'\x01'))
              and known.block = met.block
          )
          from unnest(v_narrowing) with ordinality wanted (term, at) order by wanted.at
        ) as has
      from job_search_matches('newest', v_terms, v_blocks[v_done + 1 : v_done + v_size], p_now, null) met
    loop
      v_has := array_fill(null::bit varying, array[c_rest]);
      v_sure_bits := null;
      for at in 1 .. cardinality(v_narrows) loop
        v_bits := v_match.has[at];
        if v_narrows[at] = 0 then
          v_sure_bits := coalesce(v_sure_bits & v_bits, v_bits);
        else
          v_has[v_narrows[at]] := coalesce(v_has[v_narrows[at]] & v_bits, v_bits);
        end if;
      end loop;
      if v_match.block <= v_old.block and v_posted is not null then
        v_has[v_posted] := case when v_match.block = v_old.block then ~ v_old.mask else B'0'::bit(31744) end;
      end if;
      -- What is chosen of the kinds from one on.
      v_behind := array_fill(null::bit varying, array[c_rest + 1]);
      for kind in reverse c_rest - 1 .. 1 loop
        v_behind[kind] := coalesce(v_has[kind] & v_behind[kind + 1], v_has[kind], v_behind[kind + 1]);
      end loop;
      v_before := v_match.bits;
      for kind in 1 .. c_rest loop
        v_bits := case when kind = any (v_open) then coalesce(v_before & v_behind[kind + 1], v_before) end;
        v_before := coalesce(v_before & v_has[kind], v_before);
        if v_is_exact or v_facets[kind] = 'pay' then
          v_left := v_left || v_bits;
          if not v_is_exact then v_doubts := v_doubts || null::bit varying; end if;
        else
          v_left := v_left || (v_bits & v_sure_bits);
          v_doubts := v_doubts || (v_bits & ~ v_sure_bits);
        end if;
      end loop;
      v_met := v_met || v_match.block;
    end loop;
    if not v_is_exact then v_doubt_blocks := v_doubt_blocks || v_met; end if;
    if v_met <> '{}' then
      v_counts := job_search_tally(v_counts, v_met, v_left, v_options, v_kinds, v_since, v_masks, p_cap);
    end if;
    v_done := v_done + v_size;
    v_size := v_size * 4;
  end loop;
  -- Then those whose pay must be looked up, for what is not at the cap.
  v_done := 0;
  v_size := 2;
  loop
    v_open := array(
      select distinct counted.kind
      from unnest(v_counts, v_kinds) with ordinality counted (jobs, kind, at)
      where counted.jobs <= p_cap and case when at <= cardinality(v_options) then v_is_known[at::int]
        else v_since[at::int - cardinality(v_options)] <= v_doubt_blocks[v_done + 1] end
    );
    exit when v_done >= cardinality(v_doubt_blocks) or v_open = '{}';
    v_met := '{}';
    v_left := '{}';
    for at in v_done + 1 .. least(v_done + v_size, cardinality(v_doubt_blocks)) loop
      v_bits := null;
      foreach v_kind in array v_open loop
        v_before := v_doubts[(at - 1) * c_rest + v_kind];
        v_bits := coalesce(v_bits | v_before, v_bits, v_before);
      end loop;
      continue when coalesce(bit_count(v_bits), 0) = 0;
      v_bits := job_search_paid(v_doubt_blocks[at], v_bits, v_pay_from, v_pay_to);
      continue when v_bits is null;
      for kind in 1 .. c_rest loop
        v_left := v_left || (v_doubts[(at - 1) * c_rest + kind] & v_bits);
      end loop;
      v_met := v_met || v_doubt_blocks[at];
    end loop;
    if v_met <> '{}' then
      v_counts := job_search_tally(v_counts, v_met, v_left, v_options, v_kinds, v_since, v_masks, p_cap);
    end if;
    v_done := v_done + v_size;
    v_size := v_size * 4;
  end loop;
  if not exists (select from job_search_changes) then return v_counts; end if;
  return array(
    with found as materialized (
      select terms, true as is_paid
        from job_search_unfolded('newest', v_terms || v_pay, p_now, p_posted_after, v_pay_from, v_pay_to)
      union all
      select terms, false from job_search_unfolded('newest', v_terms, p_now, p_posted_after, null, null)
    )
    select (v_counts[counted.position] + (
        select count(*) from found
        where found.is_paid = (counted.facet <> 'pay') and found.terms && string_to_array(counted.option, E'\x01')
          and not exists (
            select from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
            where chosen.facet <> counted.facet and not found.terms && string_to_array(chosen.term, E'\x01')
          )
      ))::int
    from unnest(p_options, p_facets) with ordinality counted (option, facet, position)
    order by counted.position
  ) || array(
    select (v_counts[cardinality(p_options) + counted.position] + (
        select count(*) from job_search_unfolded('newest', v_terms || v_pay || p_chosen, p_now, counted.moment,
          v_pay_from, v_pay_to)
      ))::int
    from unnest(p_moments) with ordinality counted (moment, position)
    order by counted.position
  );
end $$;
