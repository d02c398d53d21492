-- Copies the job's company, and until when the applicant's plan has priority processing, into an application.
-- Here because each order of a company's list is one index's, and every way of applying must fill both.
-- FOR SHARE makes an application that is being sent wait for a change of plan that is under way, and such a change
-- wait for it: no application keeps the plan of before.

create or replace function applications_derive() returns trigger language plpgsql as $$
declare
  held subscriptions;
begin
  select company_id into new.company_id from jobs where id = new.job_id;
  select * into held from subscriptions where account_id = new.applicant_id for share;
  new.priority_until := priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at);
  return new;
end $$;

create or replace trigger applications_derive before insert on applications
  for each row execute function applications_derive();
