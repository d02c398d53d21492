import { bitsOf } from "./find";

const pick = (blocks: string, bits: string, key: string, found: string) =>
  `job_search_pick(p_sorting, ${blocks}, ${bits}, p_posted_after, p_pay_from, p_pay_to, ${key}, p_job,
            v_wanted - cardinality(${found}))`;

/** To be looked up only where the terms meet: which slots are live, and the bits that all title words share. */
const LIVE_AND_TITLES = (block: string) => `
        cross join lateral (
          select bit_and(extra.bits) filter (where extra.term = 'live') as live,
            case when count(*) filter (where extra.term <> 'live') = cardinality(p_titles)
              then bit_and(extra.bits) filter (where extra.term <> 'live') end as title
          from (
            select part.term, ${bitsOf("part")} as bits from job_search_bits part
            where part.sorting = p_sorting and part.term = any (v_extras) and part.block = ${block} offset 0
          ) extra
        ) extra`;

/**
 * Blocks with the bits that all terms share, best first. The first blocks one at a time, so that a search that finds
 * enough there reads no more; all others at once, which costs a third as much a block. The parts come in turn.
 */
const MATCHES = `
      (
        select driver.block, met.bits & extra.live as bits, extra.title
        from (
          select * from job_search_bits leader
          where leader.sorting = p_sorting and leader.term = v_driver and leader.block >= v_until
          order by leader.block desc limit 12
        ) driver
        cross join lateral (
          select count(*) as terms,
            ${bitsOf("driver")} & coalesce(bit_and(${bitsOf("part")}), ~ B'0'::bit(31744)) as bits
          from job_search_bits part
          where part.sorting = p_sorting and part.term = any (v_others) and part.block = driver.block offset 0
        ) met${LIVE_AND_TITLES("driver.block")}
        where met.terms = cardinality(v_others) and bit_count(met.bits) > 0
        order by driver.block desc
      )
      union all (
        select met.block, met.bits & extra.live, extra.title
        from (
          select part.block, count(*) as terms, bit_and(${bitsOf("part")}) as bits
          from job_search_bits part
          where part.sorting = p_sorting and part.term = any (v_terms) and part.block >= v_until
            and part.block < (
              select leader.block from job_search_bits leader
              where leader.sorting = p_sorting and leader.term = v_driver and leader.block >= v_until
              order by leader.block desc offset 11 limit 1
            )
          group by part.block
          order by part.block desc offset 0
        ) met${LIVE_AND_TITLES("met.block")}
        where met.terms = cardinality(v_terms) and bit_count(met.bits) > 0
        order by met.block desc
      )`;

/**
 * One walk over the blocks, best first, finds a page and counts. Ranked lists have two tiers: jobs with every word
 * in the title, then those with some words only in skills or company.
 */
export const JOB_SEARCH = `
  -- p_page: how many jobs from the start, or from the cursor (tier, key and job), are wanted.
  create function job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid, p_page int,
      p_cap int, out first_jobs uuid[], out first_keys bigint[], out jobs uuid[], out keys bigint[], out total int)
    language plpgsql stable as $$
  declare
    v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
    v_driver text := job_search_driver(p_sorting, v_terms);
    v_others text[] := array_remove(v_terms, v_driver);
    v_extras text[] := 'live'::text || p_titles;
    -- Where no job has all words in its title there is nothing to look for in the first tier.
    v_is_first boolean := p_titles <> '{}' and coalesce(p_tier, 1) = 1
      and (select bool_and(exists (
        select from job_search_bits where sorting = p_sorting and term = title
      )) from unnest(p_titles) title);
    v_first_key bigint := case when p_tier = 1 then p_key end;
    v_second_key bigint := case when p_tier = 2 then p_key end;
    -- Where terms don't say it all, jobs are counted by being found.
    v_is_exact boolean := coalesce(p_posted_after::text, p_pay_from::text, p_pay_to::text) is null;
    v_wanted int := case when v_is_exact then p_page else greatest(p_page, p_cap + 1) end;
    v_until bigint := -9223372036854775808;
    v_dead record := job_search_dead(p_sorting, p_now);
    v_match record;
    v_bits bit(31744);
    v_title bit(31744);
    v_more record;
    -- Matches whose jobs are not looked up yet: blocks, their bits, and how many.
    v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
    v_blocks bigint[] := '{}'; v_block_bits bit varying[] := '{}'; v_count int := 0;
  begin
    first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}'; total := 0;
    if v_driver is null then return; end if;
    if p_sorting = 'newest' and p_posted_after is not null then
      select max(known.block) into v_until from job_search_blocks known where known.sorting = p_sorting
        and known.block <= job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000');
    end if;
    for v_match in ${MATCHES} loop
      v_bits := v_match.bits;
      continue when bit_count(v_bits) = 0;
      if v_match.block = any (v_dead.blocks) then
        v_bits := v_bits & ~ v_dead.masks[array_position(v_dead.blocks, v_match.block)]::bit(31744);
      end if;
      if v_is_exact then total := total + bit_count(v_bits); end if;
      v_title := v_match.title & v_bits;
      if v_title is not null then
        v_bits := v_bits & ~ v_title;
        if v_is_first and cardinality(first_jobs) + v_first_count < v_wanted and bit_count(v_title) > 0
            and (v_first_key is null or v_match.block <= v_first_key) then
          v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
          v_first_count := v_first_count + bit_count(v_title);
        end if;
      end if;
      if cardinality(jobs) + v_count < v_wanted and bit_count(v_bits) > 0
          and (v_second_key is null or v_match.block <= v_second_key) then
        v_blocks := v_blocks || v_match.block; v_block_bits := v_block_bits || v_bits;
        v_count := v_count + bit_count(v_bits);
      end if;
      if not v_is_exact or p_key is not null then
        -- Not every bit is a hit: look now whether there are enough.
        if cardinality(first_jobs) < v_wanted and cardinality(first_jobs) + v_first_count >= v_wanted then
          v_more := ${pick("v_first_blocks", "v_first_bits", "v_first_key", "first_jobs")};
          first_jobs := first_jobs || v_more.jobs; first_keys := first_keys || v_more.keys;
          v_first_blocks := '{}'; v_first_bits := '{}'; v_first_count := 0;
        end if;
        if cardinality(jobs) < v_wanted and cardinality(jobs) + v_count >= v_wanted then
          v_more := ${pick("v_blocks", "v_block_bits", "v_second_key", "jobs")};
          jobs := jobs || v_more.jobs; keys := keys || v_more.keys;
          v_blocks := '{}'; v_block_bits := '{}'; v_count := 0;
        end if;
      end if;
      exit when case when v_is_first then cardinality(first_jobs) + v_first_count
          else cardinality(jobs) + v_count end >= v_wanted
        and case when v_is_exact then total > p_cap else true end;
    end loop;
    if v_first_count > 0 then
      v_more := ${pick("v_first_blocks", "v_first_bits", "v_first_key", "first_jobs")};
      first_jobs := first_jobs || v_more.jobs; first_keys := first_keys || v_more.keys;
    end if;
    if v_count > 0 and (not v_is_exact or cardinality(first_jobs) < v_wanted) then
      v_more := ${pick("v_blocks", "v_block_bits", "v_second_key", "jobs")};
      jobs := jobs || v_more.jobs; keys := keys || v_more.keys;
    end if;
    if not v_is_exact then total := cardinality(first_jobs) + cardinality(jobs); end if;
  end $$;

  -- A page of a list with its total, counted just past p_cap at most; one row without a job if the page is empty.
  create function job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid, p_offset int,
      p_limit int, p_cap int)
    returns table (place bigint, tier int, job_id uuid, key bigint, total int) language plpgsql stable rows 20
    -- A small board tempts the planner to read and sort whole tables.
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
  declare
    v_stems text[] := case when p_text = '' then '{}' else job_search_words(p_text) end;
    -- A text without any word is found nowhere.
    v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to)
      || case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
        select 'w:' || stem from unnest(v_stems) stem) end;
    v_titles text[] := case when p_is_ranked then array(select 't:' || stem from unnest(v_stems) stem) else '{}' end;
    v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
    v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
    v_walk record := job_search_walk(p_sorting, v_terms, v_titles, p_now, p_posted_after, v_pay_from, v_pay_to,
      p_tier, p_key, p_job, p_offset + p_limit, p_cap);
    v_total int := v_walk.total;
    v_has_changes boolean := exists (select from job_search_changes);
  begin
    if p_key is not null and coalesce(p_posted_after::text, v_pay_from::text, v_pay_to::text) is not null then
      -- Those before the cursor count too, and were not looked up.
      v_total := (job_search_walk(p_sorting, v_terms, '{}', p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
        null, 0, p_cap)).total;
    end if;
    if v_has_changes then
      v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after,
        v_pay_from, v_pay_to));
    end if;
    return query
      with hits as materialized (
        select 1 as tier, walked.job_id, walked.key
          from unnest(v_walk.first_jobs, v_walk.first_keys) walked (job_id, key)
        union all
        select 2, walked.job_id, walked.key from unnest(v_walk.jobs, v_walk.keys) walked (job_id, key)
        union all
        select case when v_titles <> '{}' and unfolded.terms @> v_titles then 1 else 2 end, unfolded.job_id,
          unfolded.key
        from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
        where v_has_changes
      ), placed as materialized (
        select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
        from hits
        where p_key is null or hits.tier > p_tier
          or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
      )
      select page.place, page.tier, page.job_id, page.key, v_total
      from (select 1) once
      left join (
        select * from placed where placed.place > p_offset order by placed.place limit p_limit
      ) page on true
      order by page.place;
  end $$;
`;
