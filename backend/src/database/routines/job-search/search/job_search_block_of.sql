-- The block of an order that a key belongs to.
-- Here because job_search calls it.

create or replace function job_search_block_of(p_sorting text, p_key bigint) returns bigint
  language plpgsql stable as $$
begin
  return (
    select block from job_search_blocks
    where sorting = p_sorting and block <= p_key order by block desc limit 1
  );
end $$;
