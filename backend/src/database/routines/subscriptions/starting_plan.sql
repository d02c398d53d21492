-- The plan that everybody starts with: the least of them.
-- Here because copies of a plan are filled in SQL, for people without a subscription as well.

create or replace function starting_plan() returns text language sql stable as $$
  select code from plans order by rank limit 1
$$;
