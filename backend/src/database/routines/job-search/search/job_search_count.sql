-- How many jobs match of those whose bits are set in some blocks, at most p_limit: what terms cannot say is looked up
-- in their slots. The slots of a block are read off its bits in 62 parts of 512.
-- Here because job_search calls it.

create or replace function job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[],
    p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_limit int) returns int
  language plpgsql stable as $$
begin
  return (
    select count(*) from (
      select from unnest(p_blocks, p_bits) picked (block, bits)
      cross join lateral (
        select known.* from (
          select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
          from (
            select at, substring(picked.bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
          ) part
          cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
          where bit_count(part.bits) > 0
        ) found
        cross join lateral (
          select * from job_search_slots listed
          where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
          offset 0
        ) known
        where found.slot < (found.at + 1) * 512
      ) slots
      where (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to)
      limit p_limit
    ) hits
  );
end $$;
