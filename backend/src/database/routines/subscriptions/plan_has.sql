-- Whether a plan has a feature, by its code: 'priority-processing'. False for no plan.
-- Here because rules in SQL ask for a feature and know no plan by its name.

create or replace function plan_has(asked text, feature text) returns boolean language sql stable as $$
  select coalesce((select feature = any(plans.features) from plans where plans.code = asked), false)
$$;
