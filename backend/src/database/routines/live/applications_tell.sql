-- Tells a company's members of who applies and of every step and stage, and the applicant of steps that they may see.
-- A step that can still be taken back is told to the applicant when it is shown, and one that was taken back before
-- never is.
-- Here because the pipeline, moves of many, withdrawals and the queue change applications, each in its own statement.

create or replace function applications_tell() returns trigger language plpgsql as $$
begin
  if (old.status, old.stage_id, old.shown_status, old.applicant_id)
    is not distinct from (new.status, new.stage_id, new.shown_status, new.applicant_id) then
    return null;
  end if;
  perform live_tell('candidates', new.job_id, live_members(new.company_id, new.job_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $$;

create or replace trigger applications_tell after update of status, stage_id, shown_status, applicant_id on applications
  for each row execute function applications_tell();

create or replace function applications_tell_new() returns trigger language plpgsql as $$
begin
  perform live_tell('candidates', sent.job_id, live_members(sent.company_id, sent.job_id))
    from (select distinct job_id, company_id from new_applications) sent;
  return null;
end $$;

create or replace trigger applications_tell_new after insert on applications
  referencing new table as new_applications
  for each statement execute function applications_tell_new();
