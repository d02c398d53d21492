import type { MigrationInterface, QueryRunner } from "typeorm";

/** Plans have ranks and feature codes, so that SQL asks what a plan has and knows none by its name. */
export class PlanFeatures1766200000000 implements MigrationInterface {
  name = "PlanFeatures1766200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [RANKS_AND_CODES, ASKING, STARTING, PRIORITY, DUE])
      await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [
      "drop index subscriptions_due",
      PRIORITY_BEFORE,
      STARTING_BEFORE,
      "drop function priority_until, plan_has",
      RANKS_AND_CODES_BEFORE,
    ])
      await queryRunner.query(statements);
  }
}

// 'View listings' becomes 'view-listings'. Which plans there are is the catalogue's to say (plan.catalogue.ts).
const RANKS_AND_CODES = `
  alter table plans drop constraint plans_code_check, add column rank int;
  update plans set
    rank = ranked.rank,
    features = array(
      select lower(replace(feature, ' ', '-')) from unnest(plans.features) with ordinality listed (feature, place)
      order by place
    )
  from (select code, row_number() over (order by monthly_price) - 1 as rank from plans) ranked
  where ranked.code = plans.code;
  alter table plans alter column rank set not null;
`;

const RANKS_AND_CODES_BEFORE = `
  update plans set features = array(
    select upper(left(feature, 1)) || replace(substr(feature, 2), '-', ' ')
    from unnest(plans.features) with ordinality listed (feature, place) order by place
  );
  alter table plans drop column rank, add check (code in ('free', 'paid', 'premium'));
`;

const ASKING = `
  create function starting_plan() returns text language sql stable as $$
    select code from plans order by rank limit 1
  $$;

  create function plan_has(asked text, feature text) returns boolean language sql stable as $$
    select coalesce((select feature = any(plans.features) from plans where plans.code = asked), false)
  $$;

  create function priority_until(plan text, next_plan text, changes_at timestamptz) returns timestamptz
  language sql stable as $$
    select case
      when not plan_has(plan, 'priority-processing') then null
      when next_plan is null or plan_has(next_plan, 'priority-processing') then timestamptz '9999-12-31'
      else changes_at
    end
  $$;
`;

// The copy of its plan that an account carries begins with the starting plan; subscriptions_plan keeps it from there.
const STARTING = `
  create function accounts_start() returns trigger language plpgsql as $$
  begin
    new.plan := coalesce(new.plan, starting_plan());
    return new;
  end $$;
  create trigger accounts_start before insert on accounts
    for each row execute function accounts_start();
  alter table accounts alter column plan drop default;
`;

const STARTING_BEFORE = `
  alter table accounts alter column plan set default 'free';
  drop trigger accounts_start on accounts;
  drop function accounts_start, starting_plan;
`;

// Until when an application goes first: copied from its applicant's plan, so that the list's order is an index's.
// FOR SHARE makes an application that is being sent wait for a change of plan that is under way, and the other way
// round, so that none keeps the plan of before. A plan that gains or loses priority takes both tables for itself:
// what is under way ends first, and what comes next reads the new features.
const PRIORITY = `
  alter table applications rename column premium_until to priority_until;
  alter table applications rename column is_premium to is_priority;

  create or replace function applications_derive() returns trigger language plpgsql as $$
  declare
    held subscriptions;
  begin
    select company_id into new.company_id from jobs where id = new.job_id;
    select * into held from subscriptions where account_id = new.applicant_id for share;
    new.priority_until := priority_until(coalesce(held.plan, starting_plan()), held.next_plan, held.changes_at);
    return new;
  end $$;

  create or replace function subscriptions_spread() returns trigger language plpgsql as $$
  begin
    update applications set priority_until = spread.until
      from (select priority_until(new.plan, new.next_plan, new.changes_at) as until) spread
      where applicant_id = new.account_id and priority_until is distinct from spread.until;
    return null;
  end $$;

  create function plans_spread() returns trigger language plpgsql as $$
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
  create trigger plans_spread after update of features on plans
    for each row execute function plans_spread();
`;

const PREMIUM_UNTIL = `case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end`;

const PRIORITY_BEFORE = `
  drop trigger plans_spread on plans;
  drop function plans_spread;
  alter table applications rename column priority_until to premium_until;
  alter table applications rename column is_priority to is_premium;

  create or replace function applications_derive() returns trigger language plpgsql as $$
  begin
    select company_id into new.company_id from jobs where id = new.job_id;
    select ${PREMIUM_UNTIL} into new.premium_until
      from subscriptions where account_id = new.applicant_id for share;
    return new;
  end $$;

  create or replace function subscriptions_spread() returns trigger language plpgsql as $$
  begin
    update applications set premium_until = spread.until
      from (select ${PREMIUM_UNTIL} as until from (select new.plan, new.changes_at) changed) spread
      where applicant_id = new.account_id and premium_until is distinct from spread.until;
    return null;
  end $$;
`;

// A list of candidates asks whether a downgrade has fallen due that nobody has written down yet.
const DUE = `create index subscriptions_due on subscriptions (changes_at) where changes_at is not null;`;
