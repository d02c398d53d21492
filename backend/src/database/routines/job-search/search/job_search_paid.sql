-- Of jobs of a block, in the order by time, those whose own pay fits into a range; null where none does.
-- Here because job_search_filter_counts calls it.

create or replace function job_search_paid(p_block bigint, p_bits bit varying, p_from int, p_to int)
  returns bit varying language plpgsql stable as $$
begin
  return (
    select job_search_bits_with(known.slot, 1) from (
      select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
      from (
        select at, substring(p_bits from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
      ) part
      cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
      where bit_count(part.bits) > 0
    ) found
    cross join lateral (
      select * from job_search_slots listed
      where listed.sorting = 'newest' and listed.block = p_block and listed.slot = found.slot::smallint offset 0
    ) known
    where found.slot < (found.at + 1) * 512 and (p_from is null or known.pay_max >= p_from)
      and (p_to is null or known.pay_min <= p_to)
    having count(*) > 0
  );
end $$;
