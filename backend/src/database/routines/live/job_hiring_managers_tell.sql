-- Tells a hiring manager's open pages that a job's candidates are theirs to see, or not any more (HMGR-06).
-- Here because assignments also end with a membership or a role, without a statement of their own.

create or replace function job_hiring_managers_tell() returns trigger language plpgsql as $$
begin
  perform live_tell('candidates', coalesce(new.job_id, old.job_id),
    array[coalesce(new.account_id, old.account_id)]);
  return null;
end $$;

create or replace trigger job_hiring_managers_tell after insert or delete on job_hiring_managers
  for each row execute function job_hiring_managers_tell();
