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
begin
  for block, bits in
    select part.block, bit_and(part.bits)
    from (
      select known.block, coalesce(known.bits, (
        select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
      )) as bits
      from job_search_bits known
      where known.sorting = p_sorting and known.term = any (v_terms) and known.block = any (p_blocks) offset 0
    ) part
    group by part.block having count(*) = cardinality(v_terms)
    order by part.block desc
  loop
    if block = any (v_passed.blocks) then
      bits := bits & ~ v_passed.masks[array_position(v_passed.blocks, block)]::bit(31744);
    end if;
    if v_groups <> '{}' and bit_count(bits) > 0 then
      bits := bits & job_search_any_of(p_sorting, block, v_groups);
    end if;
    if bit_count(bits) > 0 then return next; end if;
  end loop;
end $$;
