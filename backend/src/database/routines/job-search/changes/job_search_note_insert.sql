-- Notes new jobs for the search index.
-- Here because a change that a search could tell must be noted in its own transaction.

create or replace function job_search_note_insert() returns trigger language plpgsql as $$
begin
  perform job_search_note(array(select id from new_jobs where is_listed));
  return null;
end $$;

create or replace trigger job_search_insert after insert on jobs
  referencing new table as new_jobs for each statement execute function job_search_note_insert();
