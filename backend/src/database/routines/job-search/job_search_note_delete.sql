-- Notes removed jobs for the search index. Here because it is a trigger's, for the reason of job_search_note.

create or replace function job_search_note_delete() returns trigger language plpgsql as $$
begin
  insert into job_search_changes (job_id, is_listed) select id, false from old_jobs where is_listed;
  return null;
end $$;

create or replace trigger job_search_delete after delete on jobs
  referencing old table as old_jobs for each statement execute function job_search_note_delete();
