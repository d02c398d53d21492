import type { MigrationInterface, QueryRunner } from "typeorm";

/** Plans with a name and a price, subscriptions that change at a month's end, and requests for a plan. */
export class PlanChanges1764200000000 implements MigrationInterface {
  name = "PlanChanges1764200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [PRICES, DOWNGRADES, REQUESTS]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table plan_requests;
      alter table subscriptions drop column next_plan, drop column changes_at;
      alter table plans drop column name, drop column monthly_price;
    `);
  }
}

// In whole rupees.
const PRICES = `
  alter table plans add column name text not null default '', add column monthly_price int not null default 0;
  update plans set
    name = initcap(code),
    monthly_price = case code when 'paid' then 299 when 'premium' then 799 else 0 end;
  alter table plans alter column name drop default, alter column monthly_price drop default,
    add check (monthly_price >= 0);
`;

const DOWNGRADES = `
  alter table subscriptions
    add column next_plan text references plans,
    add column changes_at timestamptz,
    add check ((next_plan is null) = (changes_at is null));
`;

// One open request at most: choosing another plan takes back the one before.
const REQUESTS = `
  create table plan_requests (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    plan text not null references plans,
    monthly_price int not null,
    status text not null check (status in ('requested', 'approved', 'refused', 'cancelled')),
    payment_reference text unique,
    requested_at timestamptz not null,
    decided_at timestamptz,
    decided_by_id uuid references accounts on delete set null,
    check ((status = 'requested') = (decided_at is null))
  );
  create unique index plan_requests_open on plan_requests (account_id) where status = 'requested';
  create index plan_requests_account on plan_requests (account_id, id);
  create index plan_requests_status on plan_requests (status, id);
  create index plan_requests_decided_by on plan_requests (decided_by_id);
`;
