-- Copies the job's company, and until when the applicant is premium, into an application.
-- Here because each order of a company's list is one index's, and every way of applying must fill both.
-- FOR SHARE makes an application that is being sent wait for a change of plan that is under way, and such a change
-- wait for it: no application keeps the plan of before.

create or replace function applications_derive() returns trigger language plpgsql as $$
begin
  select company_id into new.company_id from jobs where id = new.job_id;
  select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end into new.premium_until
    from subscriptions where account_id = new.applicant_id for share;
  return new;
end $$;

create or replace trigger applications_derive before insert on applications
  for each row execute function applications_derive();
