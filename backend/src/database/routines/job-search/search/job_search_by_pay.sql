-- Of jobs of a block, in the order by time, which have the terms around a range of pay: those that the terms inside of it
-- are sure of (p_is_sure), or of the others that have one of some terms those whose own pay fits. p_sure: those terms;
-- null where no job is sure.
-- Here because job_search_filter_counts calls it.

create or replace function job_search_by_pay(p_block bigint, p_bits bit varying, p_sure text[], p_is_sure boolean,
    p_terms text[], p_from int, p_to int) returns bit varying language plpgsql stable as $$
declare
  v_sure bit varying := case when p_sure is null then B'0'::bit(31744)
    else job_search_any_of('newest', p_block, p_sure) end;
  v_doubt bit varying;
begin
  if p_is_sure then return p_bits & v_sure; end if;
  v_doubt := p_bits & ~ v_sure & job_search_any_of('newest', p_block, array[array_to_string(p_terms, E'\x01')]);
  return (
    select job_search_bits_with(known.slot, 1) from (
      select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
      from (
        select at, substring(v_doubt from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
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
  );
end $$;
