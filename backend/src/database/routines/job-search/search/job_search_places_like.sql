-- Cities, and localities as 'Koramangala, Bangalore', like a text in small letters.
-- p_cities: cities of whom the text is another name; they come first.
-- Here because of the parameter that job_search_titles_like tells of.

create or replace function job_search_places_like(p_text text, p_cities text[], p_limit int) returns setof text
  language plpgsql stable rows 8 set jit = off as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select case facet.kind when 'city' then facet.value else facet.value || ', ' || facet.parent end from (
      select kind, value, parent, jobs, false as is_named from job_search_facets
      where kind in ('city', 'locality') and lower(value) %> p_text
        and not (kind = 'city' and value = any (p_cities))
      union all
      select kind, value, parent, jobs, true from job_search_facets where kind = 'city' and value = any (p_cities)
    ) facet
    order by facet.is_named desc, facet.kind = 'city' desc, starts_with(lower(facet.value), p_text) desc,
      word_similarity(p_text, lower(facet.value)) desc, facet.jobs desc, facet.value
    limit p_limit;
end $$;
