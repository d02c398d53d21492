-- Copies a subscription's plan to its account, for the filter of the admins' list alone: its index needs role, status
-- and plan in one table.
-- Here because the copy must change in the transaction that changes the plan, whoever does it.

create or replace function subscriptions_plan() returns trigger language plpgsql as $$
begin
  update accounts set plan = new.plan where id = new.account_id and plan <> new.plan;
  return null;
end $$;

create or replace trigger subscriptions_plan after insert or update of plan on subscriptions
  for each row execute function subscriptions_plan();
