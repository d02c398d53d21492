-- The keys of all searches that a job with these terms could be found by: each term alone, and each pair of a word and
-- a place.
-- Here because job_search_kept_of calls it for each job.

create or replace function job_search_keys(p_terms text[]) returns setof bigint language sql stable as $$
  select hashtextextended(term, 0) from unnest(p_terms) term
  union all
  select hashtextextended(word, place.hash)
  from unnest(p_terms) word
  cross join (
    select hashtextextended(term, 0) as hash from unnest(p_terms) term
    where starts_with(term, 'at:') or starts_with(term, 'for:') or starts_with(term, 'cell:')
      or starts_with(term, 'place:')
  ) place
  where starts_with(word, 'w:') or starts_with(word, 't:') or starts_with(word, 'skill:')
$$;
