-- The least key of the jobs posted then or later.
-- Here because job_search calls it.

create or replace function job_search_key_from(p_posted_after timestamptz) returns bigint language sql immutable as $$
  select job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000')
$$;
