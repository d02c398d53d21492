-- As job_search_walk, of a search that has a term of few jobs, p_few, which are slots in all of its blocks. They are
-- looked up one by one, and no bits are made of them. The total is exact.
-- p_terms: the others, 'live' among them. p_tiers: those in which there can be a job, null in place of the others.
-- Here because job_search_walk calls it.

create or replace function job_search_few(p_sorting text, p_few text, p_terms text[], p_groups text[], p_tiers text[],
    p_blocks bigint[], p_now timestamptz, p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int,
    p_key bigint, p_job uuid, p_page int, out jobs uuid[], out keys bigint[], out tiers int[], out total int)
  language plpgsql stable set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
begin
  with met as materialized (
    select rare.block, rare.slots, (
        select case when count(*) = cardinality(p_terms) then bit_and(coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        ))) end
        from job_search_bits known
        where known.sorting = p_sorting and known.term = any (p_terms) and known.block = rare.block
      ) as bits, array(
        select (
          select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
          from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
          where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
            and known.block = rare.block
        ) from unnest(p_groups) wanted (term)
      ) as any_of, array(
        select (
          select case when count(*) = cardinality(string_to_array(tier.terms, E'\x01'))
            then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
          from job_search_bits named
          where named.sorting = p_sorting and named.term = any (string_to_array(tier.terms, E'\x01'))
            and named.block = rare.block
        ) from unnest(p_tiers) with ordinality tier (terms, rank) order by tier.rank
      ) as titled, v_passed.masks[array_position(v_passed.blocks, rare.block)] as mask
    from job_search_bits rare
    where rare.sorting = p_sorting and rare.term = p_few and rare.block = any (p_blocks)
  ), hits as materialized (
    select listed.job_id, listed.key, coalesce((
        select min(tier.rank)::int from unnest(met.titled) with ordinality tier (bits, rank)
        where get_bit(tier.bits, few.slot) = 1
      ), c_rest) as tier
    from met
    cross join lateral unnest(met.slots) few (slot)
    cross join lateral (
      select * from job_search_slots known
      where known.sorting = p_sorting and known.block = met.block and known.slot = few.slot offset 0
    ) listed
    where (p_terms = '{}' or get_bit(met.bits, few.slot) = 1)
      and (met.mask is null or get_bit(met.mask, few.slot) = 0)
      and not exists (select from unnest(met.any_of) one (bits) where get_bit(one.bits, few.slot) = 0)
      and (p_posted_after is null or listed.posted_at >= p_posted_after)
      and (p_pay_from is null or listed.pay_max >= p_pay_from)
      and (p_pay_to is null or listed.pay_min <= p_pay_to)
  ), page as (
    select * from hits
    where p_key is null or hits.tier > p_tier or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    order by hits.tier, hits.key desc, hits.job_id desc limit p_page
  )
  select array(select page.job_id from page order by page.tier, page.key desc, page.job_id desc),
      array(select page.key from page order by page.tier, page.key desc, page.job_id desc),
      array(select page.tier from page order by page.tier, page.key desc, page.job_id desc),
      (select count(*) from hits)
    into jobs, keys, tiers, total;
end $$;
