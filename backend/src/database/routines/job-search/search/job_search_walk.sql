-- Walks down the blocks, best first, until the page is full and p_cap is counted: two blocks, then as many at once as
-- the count should take.
-- p_sure: terms of the jobs whose pay needs no look; {} where terms say it all, null where no job is sure.
-- p_page: how many jobs from the start, or from the cursor (tier, key and job), are wanted.
-- The bits of a term in a block are row.bits, or are made of row.slots where they are few. That stands inline, as
-- coalesce(row.bits, ...): a call would cost more than the work.
-- Here because job_search calls it.

create or replace function job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[],
    p_now timestamptz, p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid,
    p_page int, p_cap int, out first_jobs uuid[], out first_keys bigint[], out jobs uuid[], out keys bigint[],
    out total int)
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
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      -- Jobs of the block that have every word in their title; null where a word is in no title.
      if v_is_ranked then v_title := v_bits & (
          select case when count(*) = cardinality(p_titles) then bit_and(coalesce(named.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
          ))) end
          from job_search_bits named
          where named.sorting = p_sorting and named.term = any (p_titles) and named.block = v_match.block
        );
      end if;
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
    select * into first_jobs, first_keys from job_search_pick(p_sorting, v_first_blocks, v_first_bits,
      v_is_exact and not coalesce(p_tier = 1, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = 1 then p_key end, p_job, p_page - cardinality(first_jobs));
  end if;
  if cardinality(first_jobs) < p_page and v_second_blocks <> '{}' then
    select * into jobs, keys from job_search_pick(p_sorting, v_second_blocks, v_second_bits,
      v_is_exact and not coalesce(p_tier = 2, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = 2 then p_key end, p_job, p_page - cardinality(first_jobs));
  end if;
end $$;
