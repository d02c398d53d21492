-- The words of a searched text, as titles are compared with it.
-- Here because jobs and searches must be read by one parser, which is PostgreSQL's.

create or replace function job_search_title_words(text text) returns text[] language plpgsql stable as $$
begin
  return coalesce(tsvector_to_array(to_tsvector('simple', translate(job_search_singular(text), '-', ' '))), '{}');
end $$;
