-- Of jobs of a block, in the order by time, those whose own pay fits into a range; null where none does.
-- Here because job_search_filter_counts calls it.

create or replace function job_search_paid(p_block bigint, p_bits bit varying, p_from int, p_to int)
  returns bit varying language plpgsql stable as $$
begin
  return (
    select job_search_bits_with(known.slot, 1) from (
      select part.at * 512 + bit.position - 1 as slot, part.at
      from (
        select at, bits, bit_count(bits) as jobs from generate_series(0, 61) at
        cross join lateral (select substring(p_bits from at * 512 + 1 for 512) as bits offset 0) cut offset 0
      ) part
      cross join lateral (
        select position(B'1' in part.bits) as position where part.jobs = 1
        union all
        select sum(length(gap) + 1) over (order by at rows unbounded preceding)
        from string_to_table(case when part.jobs > 1 then part.bits::text end, '1') with ordinality gaps (gap, at)
      ) bit
      where part.jobs > 0
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
