-- The bits of some slots, which come in their order, each once.
-- Here because a fold makes the bits of thousands of terms without their leaving the database.

create or replace function job_search_bits_from(slots smallint[]) returns bit
  language plpgsql immutable parallel safe as $$
declare
  v_first int := slots[1];
begin
  if cardinality(slots) <= 64 then
    return (select job_search_bits_with(slot, 1) from unnest(slots) slot);
  end if;
  -- Of many, setting one after the other copies all of them as often.
  return (substring(B'0'::bit(31744) for v_first) || (
    select string_agg(repeat('0', slots[at] - coalesce(slots[at - 1], v_first - 1) - 1) || '1', '')
    from generate_subscripts(slots, 1) at
  )::bit varying)::bit(31744);
end $$;
