-- The jobs of a block that have, of each group of terms, one at least. A group has E'\x01' between its terms.
-- Slots of rare terms are gathered first, so that their bits are made once.
-- Here because job_search calls it.

create or replace function job_search_any_of(p_sorting text, p_block bigint, p_groups text[]) returns bit varying
  language plpgsql stable as $$
declare
  v_group text;
  v_any bit(31744);
  v_bits bit(31744);
begin
  foreach v_group in array p_groups loop
    v_any := (
      select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
      from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
      where known.sorting = p_sorting and known.term = any (string_to_array(v_group, E'\x01'))
        and known.block = p_block
    );
    v_bits := coalesce(v_bits & v_any, v_any);
  end loop;
  return v_bits;
end $$;
