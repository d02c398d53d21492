-- The stems that a searched text asks for.
-- Here because jobs and searches must be read by one parser, which is PostgreSQL's.

create or replace function job_search_words(text text) returns text[] language plpgsql stable as $$
begin
  -- A compound is found by its parts: "full-stack" as "full stack".
  return coalesce(tsvector_to_array(to_tsvector('job_words', translate(job_search_spelt_out(text), '-', ' '))), '{}');
end $$;
