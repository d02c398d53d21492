-- Copies a change of somebody's plan to their applications.
-- Here because the order of a company's list must follow the plan in the transaction that changes it, whoever does
-- it.

create or replace function subscriptions_spread() returns trigger language plpgsql as $$
begin
  update applications set priority_until = spread.until
    from (select priority_until(new.plan, new.next_plan, new.changes_at) as until) spread
    where applicant_id = new.account_id and priority_until is distinct from spread.until;
  return null;
end $$;

create or replace trigger subscriptions_spread after insert or update on subscriptions
  for each row execute function subscriptions_spread();
