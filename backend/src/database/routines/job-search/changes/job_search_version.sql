-- Counts the changes of what job_search_terms makes of a job. A block of an older version is read anew by the next start
-- (job_search_renew).
-- Here because routines note it beside what they write.

create or replace function job_search_version() returns int language sql immutable as $$ select 2 $$;
