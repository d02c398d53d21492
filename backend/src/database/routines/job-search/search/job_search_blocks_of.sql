-- The blocks to look into, best first: those of a term, or of a group, that has only some, or all; none when one of the
-- terms is not known at all.
-- Here because job_search calls it.

create or replace function job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamptz)
  returns bigint[] language plpgsql stable as $$
declare
  v_until bigint := -9223372036854775808;
  v_few bigint[];
begin
  if p_sorting = 'newest' and p_posted_after is not null then
    v_until := job_search_block_of('newest', job_search_key_from(p_posted_after));
  end if;
  v_few := (
    select blocks from unnest(p_terms) wanted (term)
    cross join lateral (
      select case when strpos(wanted.term, E'\x01') = 0 then array(
        select block from job_search_bits known
        where known.sorting = p_sorting and known.term = wanted.term and known.block >= v_until
        order by block desc limit 8
      ) else array(
        select distinct listed.block from string_to_table(wanted.term, E'\x01') any_of (term)
        cross join lateral (
          select block from job_search_bits known
          where known.sorting = p_sorting and known.term = any_of.term and known.block >= v_until
          order by block desc limit 8
        ) listed
        order by listed.block desc
      ) end as blocks offset 0
    ) known
    order by cardinality(blocks) limit 1
  );
  if cardinality(v_few) < 8 then return v_few; end if;
  return array(
    select block from job_search_blocks where sorting = p_sorting and block >= v_until order by block desc
  );
end $$;
