-- What alerts have found of a job goes with the job.
-- Here because a reference would check each row by itself, as alert_matches_forget_alerts.sql says.

create or replace function alert_matches_forget_jobs() returns trigger language plpgsql as $$
begin
  delete from alert_matches where job_id in (select id from gone);
  return null;
end $$;

create or replace trigger jobs_forget_matches after delete on jobs
  referencing old table as gone for each statement execute function alert_matches_forget_jobs();
