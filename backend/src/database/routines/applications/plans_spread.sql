-- Copies a plan's gain or loss of priority processing to the applications of everybody who is on it.
-- Here because a node's start may change the table of plans, and the order of companies' lists must follow at once.
-- It takes both tables for itself: writes under way end first, and those to come read the new features.

create or replace function plans_spread() returns trigger language plpgsql as $$
begin
  if ('priority-processing' = any(old.features)) = ('priority-processing' = any(new.features)) then
    return null;
  end if;
  lock table subscriptions, applications in share row exclusive mode;
  update applications set priority_until = spread.until
    from (
      select account.id,
        priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at) as until
      from accounts account left join subscriptions held on held.account_id = account.id
      where new.code in (coalesce(held.plan, starting_plan()), held.next_plan)
    ) spread
    where applicant_id = spread.id and priority_until is distinct from spread.until;
  return null;
end $$;

create or replace trigger plans_spread after update of features on plans
  for each row execute function plans_spread();
