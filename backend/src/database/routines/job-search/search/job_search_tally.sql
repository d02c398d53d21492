-- Counts with what some blocks have in them: for each option, and behind those for each moment, how many of its kind's
-- jobs have it. A count past p_cap is left as it is.
-- p_bits: for each block the jobs of each kind, one kind behind the other. p_kinds: of each option and moment.
-- p_since, p_masks: of each moment the block that it falls into, and which jobs there are older.
-- Here because job_search_filter_counts calls it.

create or replace function job_search_tally(p_counts int[], p_blocks bigint[], p_bits bit varying[], p_options text[],
    p_kinds int[], p_since bigint[], p_masks bit varying[], p_cap int) returns int[]
  language plpgsql stable as $$
declare
  v_width int := cardinality(p_bits) / cardinality(p_blocks);
begin
  return array(
    select (counted.jobs + coalesce(case
        when counted.jobs > p_cap then 0
        when counted.since is not null then (
          select sum(bit_count(case when met.block = counted.since then met.bits & ~ counted.mask else met.bits end))
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) where listed.block >= counted.since offset 0
          ) met
        )
        when strpos(counted.option, E'\x01') > 0 then (
          select sum(bit_count(met.bits & (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
            where known.sorting = 'newest' and known.term = any (string_to_array(counted.option, E'\x01'))
              and known.block = met.block
          )))
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) offset 0
          ) met
          where bit_count(met.bits) > 0
        )
        else (
          select sum(case when known.slots is null then bit_count(known.bits & met.bits) else (
            select count(*) from unnest(known.slots) few (slot) where get_bit(met.bits, few.slot) = 1
          ) end)
          from (
            select listed.block, p_bits[((listed.at - 1) * v_width + counted.kind)::int] as bits
            from unnest(p_blocks) with ordinality listed (block, at) offset 0
          ) met
          cross join lateral (
            select bits.slots, bits.bits from job_search_bits bits
            where bits.sorting = 'newest' and bits.term = counted.option and bits.block = met.block offset 0
          ) known
          where bit_count(met.bits) > 0
        )
      end, 0))::int
    from (
      select listed.jobs, listed.kind, listed.position, p_options[listed.position::int] as option,
        p_since[listed.position::int - cardinality(p_options)] as since,
        p_masks[listed.position::int - cardinality(p_options)] as mask
      from unnest(p_counts, p_kinds) with ordinality listed (jobs, kind, position) offset 0
    ) counted
    order by counted.position
  );
end $$;
