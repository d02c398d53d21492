-- Until when a subscription has priority processing, from its plan and the one that follows. Null: it has none.
-- Here because three triggers copy that into applications, and it must be one rule.

create or replace function priority_until(plan text, next_plan text, changes_at timestamptz) returns timestamptz
language sql stable as $$
  select case
    when not plan_has(plan, 'priority-processing') then null
    when next_plan is null or plan_has(next_plan, 'priority-processing') then timestamptz '9999-12-31'
    else changes_at
  end
$$;
