-- Copies a change of somebody's plan to their applications.
-- Here because the order of a company's list must follow the plan in the transaction that changes it, whoever does
-- it.

create or replace function subscriptions_spread() returns trigger language plpgsql as $$
begin
  update applications set premium_until = spread.until
    from (
      select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end as until
      from (select new.plan, new.changes_at) changed
    ) spread
    where applicant_id = new.account_id and premium_until is distinct from spread.until;
  return null;
end $$;

create or replace trigger subscriptions_spread after insert or update on subscriptions
  for each row execute function subscriptions_spread();
