-- Counts a job's reports on the job itself, so that a company's list tells flagged jobs without reading reports. A
-- dismissed report stays, so that nobody reports twice, and counts no more.
-- Here because several services add and dismiss reports, and the count must be right in each one's transaction.

create or replace function job_reports_count() returns trigger language plpgsql as $$
declare
  v_change int := case when tg_op <> 'DELETE' and new.dismissed_at is null then 1 else 0 end
    - case when tg_op <> 'INSERT' and old.dismissed_at is null then 1 else 0 end;
begin
  if v_change <> 0 then
    update jobs set report_count = report_count + v_change where id = coalesce(new.job_id, old.job_id);
  end if;
  return null;
end $$;

create or replace trigger job_reports_count after insert or delete or update of dismissed_at on job_reports
  for each row execute function job_reports_count();
