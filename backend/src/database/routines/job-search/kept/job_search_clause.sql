-- The rarest of a search's clauses of some kinds: a term, or a group of terms with E'\x01' between them. Null if none
-- is of these kinds. How many jobs have a term is counted by the blocks' bits; it only decides where a search is kept.
-- p_kinds: a regular expression for how a term begins.
-- Here because job_search_keep calls it.

create or replace function job_search_clause(p_clauses text[], p_kinds text) returns text language plpgsql stable
  set jit = off as $$
begin
  return (
    select clause from unnest(p_clauses) clause
    cross join lateral (
      select sum(coalesce(cardinality(bits.slots), bit_count(bits.bits))) as jobs from job_search_bits bits
      where bits.sorting = 'newest' and bits.term = any (string_to_array(clause, E'\x01'))
    ) common
    where clause ~ p_kinds
    order by common.jobs nulls first, clause limit 1
  );
end $$;
