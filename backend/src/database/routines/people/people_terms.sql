-- What a person is found by, each as a term of job searches: words of their headline and position ("w:", "t:"), words
-- of their skills ("w:"), and the search words that all of these name.
-- Here because job_search_read makes the terms of a search, and both must be read alike.

create or replace function people_terms(p_title text, p_skills text[]) returns text[] language sql stable as $$
  select coalesce(array(
    select 'w:' || word from unnest(tsvector_to_array(ts_filter(document, '{a,b,c}'))) word
    union
    select 't:' || word from unnest(tsvector_to_array(ts_filter(document, '{d}'))) word
  ), '{}')
  from jobs_search_document(p_title, p_skills, '', '', '{}') document
$$;
