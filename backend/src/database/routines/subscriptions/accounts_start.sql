-- Gives a new account the starting plan, as the copy beside it that the admins' list filters by.
-- Here because which plan that is stands in the table of plans, and accounts are made in many places. From there on
-- subscriptions_plan keeps the copy.

create or replace function accounts_start() returns trigger language plpgsql as $$
begin
  new.plan := coalesce(new.plan, starting_plan());
  return new;
end $$;

create or replace trigger accounts_start before insert on accounts
  for each row execute function accounts_start();
