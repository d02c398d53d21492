-- Titles and skills like a text in small letters, those that begin with it first.
-- Here because the index on them asks for how like they have to be in a parameter, which a session of a pooler does not
-- keep. Set in the function, it holds for this search alone.

create or replace function job_search_titles_like(p_text text, p_limit int) returns setof text
  language plpgsql stable rows 8 set jit = off as $$
begin
  -- "sofware" is 0.55 of "Software Engineer".
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select facet.value from (
      select value, kind, jobs from job_search_facets where kind = 'title' and lower(value) %> p_text
      union all
      select value, kind, jobs from job_search_facets where kind = 'skill' and lower(value) %> p_text
    ) facet
    order by starts_with(lower(facet.value), p_text) desc, word_similarity(p_text, lower(facet.value)) desc,
      facet.kind desc, facet.jobs desc, facet.value
    limit p_limit;
end $$;
