-- Empties the search index with the jobs.
-- Here because a change that a search could tell must reach the index in its own transaction.

create or replace function job_search_note_truncate() returns trigger language plpgsql as $$
begin
  perform job_search_clear();
  return null;
end $$;

create or replace trigger job_search_truncate after truncate on jobs
  for each statement execute function job_search_note_truncate();
