-- The best p_limit jobs of those whose bits are set in some blocks. Many bits: down the block's order until they are
-- found. Few: slot by slot, of the sorted ones the best alone if each is a hit (p_is_exact). A step of the one costs
-- about a twentieth of a step of the other. The slots of a block are read off its bits in 62 parts of 512: the only bit
-- of a part by its position, of several the gaps between them.
-- Here because job_search calls it.

create or replace function job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean,
    p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_key bigint, p_job uuid, p_limit int,
    out jobs uuid[], out keys bigint[])
  -- Guessing that hardly a job has its bit set, the planner would sort a whole small block.
  language plpgsql stable set enable_sort = off as $$
begin
  select coalesce(array_agg(best.job_id order by best.key desc, best.job_id desc), '{}'),
      coalesce(array_agg(best.key order by best.key desc, best.job_id desc), '{}') into jobs, keys from (
    select hit.job_id, hit.key
    from (
      select block.block, given.bits, block.sorted, given.jobs - block.behind as in_order,
        p_limit * 31744::float8 / greatest(given.jobs, 1) < 20 * case
          when p_is_exact then p_limit + given.jobs / 62 + block.behind else given.jobs end as is_dense
      from (
        select *, bit_count(bits) as jobs from unnest(p_blocks, p_bits) listed (block, bits)
      ) given
      cross join lateral (
        select known.block, known.sorted, bit_count(substring(given.bits from known.sorted + 1)) as behind
        from (
          select listed.block, case when listed.sorted = listed.used then 31744 else listed.sorted end as sorted
          from job_search_blocks listed where listed.sorting = p_sorting and listed.block = given.block offset 0
        ) known
      ) block
      offset 0
    ) picked
    cross join lateral (
      (
        select slots.job_id, slots.key from job_search_slots slots
        where picked.is_dense and slots.sorting = p_sorting and slots.block = picked.block
          and slots.key <= coalesce(p_key, 9223372036854775807)
          and get_bit(picked.bits, slots.slot) = 1
          and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
        order by slots.key desc, slots.job_id desc limit p_limit
      )
      union all
      select slots.job_id, slots.key from (
        select known.* from (
          select part.at * 512 + bit.position - 1 as slot, part.at
          from (
            select at, bits, bit_count(bits) as jobs from generate_series(0, 61) at
            cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) cut
            where not picked.is_dense offset 0
          ) part
          cross join lateral (
            select position(B'1' in part.bits) as position where part.jobs = 1
            union all
            select sum(length(gap) + 1) over (order by at rows unbounded preceding)
            from string_to_table(case when part.jobs > 1 then part.bits::text end, '1') with ordinality gaps (gap, at)
          ) bit
          where part.jobs > 0 and (not p_is_exact or (part.at + 1) * 512 > picked.sorted
            or picked.in_order - bit_count(substring(picked.bits for (part.at + 1) * 512)) < p_limit)
        ) found
        cross join lateral (
          select * from job_search_slots listed
          where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
          offset 0
        ) known
        where found.slot < (found.at + 1) * 512
      ) slots
      where (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
        and (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to)
    ) hit
    order by hit.key desc, hit.job_id desc limit p_limit
  ) best;
end $$;
