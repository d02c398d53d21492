-- Empties the search index with the jobs. Here because it is a trigger's, for the reason of job_search_note.

create or replace function job_search_note_truncate() returns trigger language plpgsql as $$
begin
  perform job_search_clear();
  return null;
end $$;

create or replace trigger job_search_truncate after truncate on jobs
  for each statement execute function job_search_note_truncate();
