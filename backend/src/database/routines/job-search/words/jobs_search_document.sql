-- What a job is found by: the stems of its title (A), skills (B) and company (C), and its title's own words (D).
-- Here because jobs_derive fills jobs.search_document with it.

create or replace function jobs_search_document(title text, skills text[], company text) returns tsvector
  language sql stable as $$
  select setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
    setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D')
$$;
