-- Walks down the blocks, best first, until the page is full and p_cap is counted: two blocks, then as many at once as
-- the count should take.
-- p_terms: all of them, and one of each group, which has E'\x01' between its terms. Groups are looked at in the blocks
-- alone where the other terms meet.
-- p_tiers: what comes before the rest, as job_search_read has it. p_sure: terms of the jobs whose pay needs no look; {}
-- where terms say it all, null where no job is sure.
-- p_page: how many jobs from the start, or from the cursor (tier, key and job), are wanted. Null: all of them, or not
-- all where there are more than p_most.
-- The bits of a term in a block are row.bits, or are made of row.slots where they are few. That stands inline, as
-- coalesce(row.bits, ...): a call would cost more than the work.
-- Here because job_search calls it.

create or replace function job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[],
    p_now timestamptz, p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid,
    p_page int, p_most int, p_cap int, out jobs uuid[], out keys bigint[], out tiers int[], out total int)
  -- Blocks are hashed: sorting their bits would copy them.
  language plpgsql stable set enable_sort = off as $$
declare
  v_page int := coalesce(p_page, p_most + 1);
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_singles text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_terms text[] := case when v_singles = '{live}' then v_singles else array_remove(v_singles, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- The tiers in which there can be a job: each term of theirs is some job's. The rest is the last of them.
  v_ranks int[] := array(
    select rank from unnest(p_tiers) with ordinality tier (terms, rank)
    where tier.terms is not null and not exists (
      select from unnest(string_to_array(tier.terms, E'\x01')) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term
      )
    ) order by rank
  ) || c_rest;
  -- The best tier that is still to be read; the page is full when that alone can fill it.
  v_lead int := (select min(rank) from unnest(v_ranks) rank where rank >= coalesce(p_tier, 1));
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_hit bit(31744);
  v_rank int;
  v_open int[];
  v_opened int;
  v_names text[];
  v_better int;
  v_named bit varying[];
  v_at int;
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  v_few text;
  v_found record;
begin
  if p_page is null or v_groups <> '{}' then
    -- A term that has its jobs as slots everywhere: looking them up is less than making bits of them.
    v_few := (
      select term from unnest(v_terms) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term and bits is not null
      ) limit 1
    );
  end if;
  if v_few is not null then
    v_found := job_search_few(p_sorting, v_few, array_remove(v_singles, v_few), v_groups, array(
        select case when rank = any (v_ranks) then terms end
        from unnest(p_tiers) with ordinality tier (terms, rank) order by rank
      ), v_blocks, p_now, p_posted_after, p_pay_from, p_pay_to, p_tier, p_key, p_job,
      coalesce(p_page, p_cap + 1));
    jobs := v_found.jobs; keys := v_found.keys; tiers := v_found.tiers; total := v_found.total;
    return;
  end if;
  total := 0;
  loop
    if v_is_full and v_is_exact and v_groups = '{}' and cardinality(v_terms) = 1 then
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
    elsif v_is_full and v_is_exact and v_groups = '{}' then
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
        ) end as sure,
        case when v_groups <> '{}' then (
          select bit_and(one.bits) from (
            select (
              select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
              from job_search_bits known
              left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
              where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
                and known.block = met.block
            ) as bits from unnest(v_groups) wanted (term) offset 0
          ) one
        ) end as any_of
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
      if v_groups <> '{}' then v_bits := v_bits & v_match.any_of; end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full or bit_count(v_bits) = 0;
      -- A tier has no job on the page when better ones fill it. What titles and words name in the block, tier by tier;
      -- null where one of a tier's terms is not in it.
      v_open := '{}'; v_better := 0;
      foreach v_rank in array v_ranks loop
        exit when v_better >= v_page;
        v_open := v_open || v_rank;
        if v_rank >= v_lead then v_better := v_better + v_counts[v_rank]; end if;
      end loop;
      if cardinality(v_open) is distinct from v_opened then
        v_opened := cardinality(v_open);
        v_names := array(
          select distinct string_to_table(p_tiers[tier.rank], E'\x01') from unnest(v_open) tier (rank)
        );
      end if;
      v_named := case when v_names <> '{}' then array(
        with named as materialized (
          select known.term, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_names) and known.block = v_match.block
        )
        select (
          select case when count(*) = cardinality(tier.terms) then bit_and(named.bits) end
          from named where named.term = any (tier.terms)
        ) from (
          select string_to_array(p_tiers[open.rank], E'\x01') as terms, open.position
          from unnest(v_open) with ordinality open (rank, position) offset 0
        ) tier order by tier.position
      ) end;
      for v_at in 1 .. cardinality(v_open) loop
        v_rank := v_open[v_at];
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_hit := v_bits & v_named[v_at]::bit(31744);
          continue when coalesce(bit_count(v_hit), 0) = 0;
          v_bits := v_bits & ~ v_hit;
        end if;
        continue when v_rank < v_lead or v_counts[v_rank] >= v_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= v_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)
          and (p_page is not null or total + v_doubt_count > p_most)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read; while the page isn't
    -- full, twice as many from one step to the next.
    v_size := greatest(ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1)),
      case when v_is_full then 1 else v_done end);
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_most then return; end if;
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= v_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, v_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
  -- Whether their pay fits was seen as they were picked.
  if p_page is null and v_doubt_count > 0 then total := cardinality(jobs); end if;
end $$;
