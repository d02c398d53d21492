import { bitsOf } from "./find";

const pick = (tier: "first" | "second", isRead: string) =>
  `job_search_pick(p_sorting, v_${tier}_blocks, v_${tier}_bits, v_is_exact and not coalesce(${isRead}, false),
        p_posted_after, p_pay_from, p_pay_to, case when ${isRead} then p_key end, p_job, p_page - cardinality(first_jobs))`;

/** What all of some terms share in a batch of blocks (`met`). */
const met = (terms: string) => `(
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, ${bitsOf("known")} as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any (${terms})
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality(${terms})
        ) met`;

const LIVE = `(
            select ${bitsOf("live")} from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          )`;

/** That of live jobs, best block first; `sure`: those that need no look at the job itself. */
const MATCHES = `
        select met.block, met.bits & ${LIVE} as bits,
          case when p_sure <> '{}' then (
            select case when count(*) = cardinality(p_sure) then bit_and(${bitsOf("known")}) end
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
          ) end as sure
        from ${met("v_terms")}
        where bit_count(met.bits) > 0
        order by met.block desc`;

/** Bits of a block less those that are to be passed over. */
const lessPassed = (bits: string, block: string) => `case when ${block} = any (v_passed.blocks)
            then ${bits} & ~ v_passed.masks[array_position(v_passed.blocks, ${block})]::bit(31744) else ${bits} end`;

/** How many matches of one term a batch has, where each is a hit; few jobs are looked up without making bits of them. */
const COUNT_OF_ONE = `coalesce((
          select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
            select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
          ) end)
          from job_search_bits met
          cross join lateral (select ${lessPassed(LIVE, "met.block")} as bits offset 0) live
          where met.sorting = p_sorting and met.term = v_terms[1]
            and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
        ), 0)`;

/** The same of more terms. */
const COUNT = `coalesce((
          select sum(bit_count(${lessPassed("met.bits", "met.block")})) from ${met("(v_terms || 'live'::text)")}
        ), 0)`;

/** Jobs of the block that have every word in their title; null where a word is in no title. */
const TITLES = `(
            select case when count(*) = cardinality(p_titles) then bit_and(${bitsOf("named")}) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (p_titles) and named.block = v_match.block
          )`;

const PAGE = `
  -- A page of a list with its total, counted just past p_cap at most; one row without a job if the page is empty.
  create or replace function job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamptz,
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
    v_titles text[] := case when p_is_ranked then array(select 't:' || word from unnest(TITLE_WORDS()) word) else '{}' end;
    v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
    v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
    v_sure text[] := case
      when p_sorting = 'pay' and p_posted_after is not null then null
      when v_pay_from is null and v_pay_to is null then '{}'
      else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
    v_walk record := job_search_walk(p_sorting, v_terms, v_titles, v_sure, p_now, p_posted_after, v_pay_from,
      v_pay_to, p_tier, p_key, p_job, p_offset + p_limit, p_cap);
    v_total int := v_walk.total;
    v_has_changes boolean := exists (select from job_search_changes);
  begin
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

/** @param titleWords expression: the words of `p_text` as terms of a title have them */
export const jobSearch = (titleWords: string) => PAGE.replace("TITLE_WORDS()", titleWords);

/**
 * One walk over the blocks, best first, finds a page and counts, and ends as soon as it has both. Ranked lists have
 * two tiers: jobs with every word in the title, then those with some words only in skills or company.
 */
export const JOB_SEARCH_WALK = `
  -- p_sure: terms of the jobs whose pay needs no look; {} where terms say it all, null where no job is sure.
  -- p_page: how many jobs from the start, or from the cursor (tier, key and job), are wanted.
  create or replace function job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamptz,
      p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid, p_page int,
      p_cap int, out first_jobs uuid[], out first_keys bigint[], out jobs uuid[], out keys bigint[], out total int)
    -- Blocks are hashed: sorting their bits would copy them.
    language plpgsql stable set enable_sort = off as $$
  declare
    v_is_exact boolean := coalesce(p_sure = '{}', false);
    -- Whether a job is live is looked up where the others meet.
    v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
    v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
    v_done int := 0;
    v_size int := 2;
    -- Where no job has all words in its title there is nothing to look for in the first tier.
    v_is_ranked boolean := p_titles <> '{}' and (select bool_and(exists (
        select from job_search_bits where sorting = p_sorting and term = title
      )) from unnest(p_titles) title);
    v_is_first boolean := v_is_ranked and coalesce(p_tier, 1) = 1;
    -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
    v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
    v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
    v_match record;
    v_bits bit(31744);
    v_sure bit(31744);
    v_title bit(31744);
    v_is_full boolean := false;
    -- Matches whose jobs are not looked up yet: blocks, their bits, and how many hits are certain.
    v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
    v_second_blocks bigint[] := '{}'; v_second_bits bit varying[] := '{}'; v_second_count int := 0;
    v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  begin
    total := 0;
    loop
      if v_is_full and v_is_exact and cardinality(v_terms) = 1 then
        total := total + ${COUNT_OF_ONE};
      elsif v_is_full and v_is_exact then
        total := total + ${COUNT};
      else for v_match in ${MATCHES} loop
        v_bits := ${lessPassed("v_match.bits", "v_match.block")};
        v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
        total := total + bit_count(v_sure);
        if not v_is_exact then
          v_doubt_blocks := v_doubt_blocks || v_match.block;
          v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
          v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
        end if;
        continue when v_is_full;
        if v_is_ranked then v_title := v_bits & ${TITLES}; end if;
        if v_is_first and v_title is not null and v_first_count < p_page
            and (p_tier is null or v_match.block <= v_start) then
          v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
          if v_match.block is distinct from v_start then
            v_first_count := v_first_count + bit_count(v_title & v_sure);
          end if;
        end if;
        if v_second_count < p_page and (coalesce(p_tier, 1) = 1 or v_match.block <= v_start) then
          v_bits := v_bits & ~ coalesce(v_title, B'0'::bit(31744));
          v_second_blocks := v_second_blocks || v_match.block; v_second_bits := v_second_bits || v_bits;
          if p_tier = 1 or v_match.block is distinct from v_start then
            v_second_count := v_second_count + bit_count(v_bits & v_sure);
          end if;
        end if;
        v_is_full := case when v_is_first then v_first_count else v_second_count end >= p_page;
      end loop; end if;
      v_done := v_done + v_size;
      if total <= p_cap and v_doubt_count > 0
          and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
        total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
          p_pay_to, p_cap + 1 - total);
        v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
      end if;
      exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
      -- As many blocks as what is still to be counted should take, going by those that were read.
      v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
    end loop;
    first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}';
    if v_first_blocks <> '{}' then
      select * into first_jobs, first_keys from ${pick("first", "p_tier = 1")};
    end if;
    if cardinality(first_jobs) < p_page and v_second_blocks <> '{}' then
      select * into jobs, keys from ${pick("second", "p_tier = 2")};
    end if;
  end $$;
`;
