/** The bits of a term in a block, whichever way they are kept. Inline: a call would cost more than the work. */
const bitsOf = (row: string) => `coalesce(${row}.bits, (
          select bit_or(set_bit(B'0'::bit(8192), few.slot, 1)) from unnest(${row}.slots) few (slot)
        ))`;

/** Reading the index: blocks from the best on, in each the jobs that have every term, until a page is full. */
export const JOB_SEARCH_FIND = `
  -- Slots of jobs that changed since the last fold, or whose time is up: to be passed over.
  create function job_search_dead(p_sorting text, p_now timestamptz, out blocks bigint[], out masks bit varying[])
    language plpgsql stable as $$
  declare
    v_jobs uuid[] := array(
      select job_id from job_search_changes
      union select job_id from job_search_entries where open_until <= p_now
    );
  begin
    if cardinality(v_jobs) = 0 then return; end if;
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, bit_or(set_bit(B'0'::bit(8192), slot, 1)) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end $$;

  -- The term with fewest blocks leads; null when one of the terms is not known at all.
  create function job_search_driver(p_sorting text, p_terms text[]) returns text language sql stable as $$
    select case when blocks > 0 then term end from (
      select wanted.term, (
        select count(*) from (
          select from job_search_bits known where known.sorting = p_sorting and known.term = wanted.term limit 40
        ) few
      ) as blocks
      from unnest(p_terms) wanted (term)
    ) counted order by blocks, term <> 'live' limit 1
  $$;

  create function job_search_matching(p_sorting text, p_terms text[], p_driver text, p_from bigint, p_until bigint)
    returns table (block bigint, bits bit) language sql stable as $$
    select driver.block, found.bits
    from job_search_bits driver
    cross join lateral (
      select count(*) as terms, bit_and(${bitsOf("part")}) as bits
      from job_search_bits part
      where part.sorting = p_sorting and part.term = any (p_terms) and part.block = driver.block offset 0
    ) found
    where driver.sorting = p_sorting and driver.term = p_driver and driver.block between p_until and p_from
      and found.terms = cardinality(p_terms) and bit_count(found.bits) > 0
    order by driver.block desc
  $$;

  -- The first p_limit jobs after a place in the order that have every term of p_terms and not all of p_except.
  create function job_search_walk(p_sorting text, p_terms text[], p_except text[], p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_key bigint, p_job uuid, p_limit int)
    returns table (job_id uuid, key bigint) language plpgsql stable
    set plan_cache_mode = force_generic_plan as $$
  declare
    v_driver text := job_search_driver(p_sorting, p_terms);
    v_until bigint := -9223372036854775808;
    v_left int := p_limit;
    v_got int;
    v_dead record;
    v_match record;
    v_bits bit(8192);
    v_except bit(8192);
    v_count int;
    v_slots smallint[];
  begin
    if v_driver is null then return; end if;
    v_dead := job_search_dead(p_sorting, p_now);
    if p_sorting = 'newest' and p_posted_after is not null then
      select max(known.block) into v_until from job_search_blocks known where known.sorting = p_sorting
        and known.block <= job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000');
    end if;
    for v_match in
      select * from job_search_matching(p_sorting, p_terms, v_driver, coalesce(p_key, 9223372036854775807), v_until)
    loop
      v_bits := v_match.bits;
      if v_match.block = any (v_dead.blocks) then
        v_bits := v_bits & ~ v_dead.masks[array_position(v_dead.blocks, v_match.block)]::bit(8192);
      end if;
      if cardinality(p_except) > 0 then
        select case when count(*) = cardinality(p_except) then bit_and(${bitsOf("part")}) end into v_except
          from job_search_bits part
          where part.sorting = p_sorting and part.term = any (p_except) and part.block = v_match.block;
        v_bits := v_bits & ~ coalesce(v_except, B'0'::bit(8192));
      end if;
      v_count := bit_count(v_bits);
      if v_count > 128 then
        return query
          select slots.job_id, slots.key from job_search_slots slots
          where slots.sorting = p_sorting and slots.block = v_match.block and get_bit(v_bits, slots.slot) = 1
            and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
            and (p_posted_after is null or slots.posted_at >= p_posted_after)
            and (p_pay_from is null or slots.pay_max >= p_pay_from)
            and (p_pay_to is null or slots.pay_min <= p_pay_to)
          order by slots.key desc, slots.job_id desc limit v_left;
      elsif v_count > 0 then
        v_slots := array(
          select at * 512 + within from (
            select at, sum(length(gap) + 1) over (partition by at order by position) - 1 as within
            from generate_series(0, 15) at
            cross join lateral (select substring(v_bits from at * 512 + 1 for 512) as bits offset 0) part
            cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
            where bit_count(part.bits) > 0
          ) ends where within < 512
        );
        return query
          select slots.job_id, slots.key
          from unnest(v_slots) found (slot)
          cross join lateral (
            select * from job_search_slots known
            where known.sorting = p_sorting and known.block = v_match.block and known.slot = found.slot offset 0
          ) slots
          where (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
            and (p_posted_after is null or slots.posted_at >= p_posted_after)
            and (p_pay_from is null or slots.pay_max >= p_pay_from)
            and (p_pay_to is null or slots.pay_min <= p_pay_to)
          order by slots.key desc, slots.job_id desc limit v_left;
      else
        continue;
      end if;
      get diagnostics v_got = row_count;
      v_left := v_left - v_got;
      exit when v_left <= 0;
    end loop;
  end $$;

  -- The same with the changes that are not folded in yet.
  create function job_search_find(p_sorting text, p_terms text[], p_except text[], p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_key bigint, p_job uuid, p_limit int)
    returns table (job_id uuid, key bigint) language plpgsql stable
    set plan_cache_mode = force_generic_plan as $$
  begin
    if not exists (select from job_search_changes) then
      return query select * from job_search_walk(p_sorting, p_terms, p_except, p_now, p_posted_after, p_pay_from,
        p_pay_to, p_key, p_job, p_limit);
      return;
    end if;
    return query
      select either_way.job_id, either_way.key from (
        select * from job_search_walk(p_sorting, p_terms, p_except, p_now, p_posted_after, p_pay_from, p_pay_to,
          p_key, p_job, p_limit)
        union all
        select change.job_id, change.key from (
          select distinct on (latest.job_id) latest.*,
            case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
          from job_search_changes latest order by latest.job_id, latest.id desc
        ) change
        where change.is_listed and change.open_until > p_now and change.terms @> p_terms
          and (cardinality(p_except) = 0 or not change.terms @> p_except)
          and (p_key is null or (change.key, change.job_id) < (p_key, p_job))
          and (p_posted_after is null or change.posted_at >= p_posted_after)
          and (p_pay_from is null or change.pay_max >= p_pay_from)
          and (p_pay_to is null or change.pay_min <= p_pay_to)
      ) either_way
      order by either_way.key desc, either_way.job_id desc limit p_limit;
  end $$;

  -- How many jobs match, counted no further than just past p_cap. Bits are counted where terms say it all.
  create function job_search_count(p_terms text[], p_now timestamptz, p_posted_after timestamptz, p_pay_from int,
      p_pay_to int, p_cap int)
    returns int language plpgsql stable set plan_cache_mode = force_generic_plan as $$
  declare
    v_driver text;
    v_dead record;
    v_match record;
    v_total int := 0;
  begin
    if coalesce(p_posted_after::text, p_pay_from::text, p_pay_to::text) is not null then
      return (select count(*) from job_search_find('newest', p_terms, '{}', p_now, p_posted_after, p_pay_from,
        p_pay_to, null, null, p_cap + 1));
    end if;
    if exists (select from job_search_changes) then
      select count(*) into v_total from (
        select distinct on (latest.job_id) latest.* from job_search_changes latest
        order by latest.job_id, latest.id desc
      ) change
      where change.is_listed and change.open_until > p_now and change.terms @> p_terms;
    end if;
    v_driver := job_search_driver('newest', p_terms);
    if v_driver is null then return v_total; end if;
    v_dead := job_search_dead('newest', p_now);
    for v_match in
      select * from job_search_matching('newest', p_terms, v_driver, 9223372036854775807, -9223372036854775808)
    loop
      exit when v_total > p_cap;
      if v_match.block = any (v_dead.blocks) then
        v_total := v_total + bit_count(
          v_match.bits & ~ v_dead.masks[array_position(v_dead.blocks, v_match.block)]::bit(8192));
      else
        v_total := v_total + bit_count(v_match.bits);
      end if;
    end loop;
    return v_total;
  end $$;

  -- One page of a list with its capped total; a row without a job where the page is empty. Ranked lists have
  -- two tiers: jobs with every word in the title, then those with some words only in skills or company.
  create function job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid, p_offset int,
      p_limit int, p_cap int)
    returns table (place bigint, tier int, job_id uuid, key bigint, total int) language plpgsql stable rows 20
    set plan_cache_mode = force_generic_plan as $$
  declare
    v_stems text[] := job_search_words(p_text);
    -- A text without any word is found nowhere.
    v_words text[] := case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
      select 'w:' || stem from unnest(v_stems) stem) end;
    v_titles text[] := case when p_is_ranked then array(select 't:' || stem from unnest(v_stems) stem) else '{}' end;
    v_facets text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to);
    v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
    v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
    v_jobs uuid[] := '{}';
    v_keys bigint[] := '{}';
    v_first int := 0;
    v_rest record;
  begin
    if v_titles <> '{}' and coalesce(p_tier, 1) = 1 then
      select array_agg(found.job_id), array_agg(found.key) into v_jobs, v_keys
        from job_search_find(p_sorting, v_facets || v_titles, '{}', p_now, p_posted_after, v_pay_from, v_pay_to,
          p_key, p_job, p_offset + p_limit) found;
      v_first := coalesce(cardinality(v_jobs), 0);
    end if;
    if v_first < p_offset + p_limit then
      select array_agg(found.job_id) as jobs, array_agg(found.key) as keys into v_rest
        from job_search_find(p_sorting, v_facets || v_words, v_titles, p_now, p_posted_after, v_pay_from, v_pay_to,
          case when p_tier = 2 then p_key end, case when p_tier = 2 then p_job end,
          p_offset + p_limit - v_first) found;
      v_jobs := v_jobs || v_rest.jobs;
      v_keys := v_keys || v_rest.keys;
    end if;
    return query
      select hits.place, case when hits.place <= v_first then 1 else 2 end, hits.job_id, hits.key, counted.total
      from (
        select job_search_count(v_facets || v_words, p_now, p_posted_after, v_pay_from, v_pay_to, p_cap) as total
      ) counted
      left join (
        select * from unnest(v_jobs, v_keys) with ordinality hit (job_id, key, place) where hit.place > p_offset
      ) hits on true
      order by hits.place;
  end $$;
`;
