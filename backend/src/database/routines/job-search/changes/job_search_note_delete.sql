-- Notes removed jobs for the search index.
-- Here because a change that a search could tell must be noted in its own transaction.

create or replace function job_search_note_delete() returns trigger language plpgsql as $$
begin
  insert into job_search_changes (job_id, is_listed) select id, false from old_jobs where is_listed;
  return null;
end $$;

create or replace trigger job_search_delete after delete on jobs
  referencing old table as old_jobs for each statement execute function job_search_note_delete();
