-- The live jobs of some blocks that have all terms and one of each group, best block first; blocks without any are left
-- out. What only a job's own pay tells is not looked at.
-- Here because job_search and job_search_filter_counts call it.

create or replace function job_search_matches(p_sorting text, p_terms text[], p_blocks bigint[], p_now timestamptz,
    p_posted_after timestamptz) returns table (block bigint, bits bit varying)
  language plpgsql stable set enable_sort = off as $$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select distinct term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_any_of bit varying;
begin
  for block, bits, v_any_of in
    select met.block, met.bits, case when v_groups <> '{}' then (
        select bit_and(one.bits) from (
          select (
            select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
            from job_search_bits known
            left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
            where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
              and known.block = met.block
          ) as bits from unnest(v_groups) wanted (term) offset 0
        ) one
      ) end
    from (
      select part.block, bit_and(part.bits) as bits
      from (
        select known.block, coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        )) as bits
        from job_search_bits known
        where known.sorting = p_sorting and known.term = any (v_terms) and known.block = any (p_blocks) offset 0
      ) part
      group by part.block having count(*) = cardinality(v_terms)
    ) met
    where bit_count(met.bits) > 0
    order by met.block desc
  loop
    if block = any (v_passed.blocks) then
      bits := bits & ~ v_passed.masks[array_position(v_passed.blocks, block)]::bit(31744);
    end if;
    if v_groups <> '{}' then bits := bits & v_any_of; end if;
    if bit_count(bits) > 0 then return next; end if;
  end loop;
end $$;
