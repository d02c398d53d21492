-- Notes new jobs for the search index, and for the searches that are kept.
-- Here because a change that a search could tell must be noted in its own transaction.

create or replace function job_search_note_insert() returns trigger language plpgsql as $$
declare
  v_listed uuid[] := array(select id from new_jobs where is_listed);
begin
  perform job_search_note(v_listed);
  perform job_search_arrive(v_listed, '{}');
  return null;
end $$;

create or replace trigger job_search_insert after insert on jobs
  referencing new table as new_jobs for each statement execute function job_search_note_insert();
