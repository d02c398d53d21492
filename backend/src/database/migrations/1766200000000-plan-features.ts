import type { MigrationInterface, QueryRunner } from "typeorm";

/** Plans have ranks and feature codes, so that SQL asks what a plan has and knows none by its name. */
export class PlanFeatures1766200000000 implements MigrationInterface {
  name = "PlanFeatures1766200000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(PLANS);
    await queryRunner.query(`
      -- The trigger accounts_start gives a new account its plan.
      alter table accounts alter column plan drop default;
      alter table applications rename column premium_until to priority_until;
      alter table applications rename column is_premium to is_priority;
      -- A list of candidates asks whether a downgrade has fallen due that nobody has written down yet.
      create index subscriptions_due on subscriptions (changes_at) where changes_at is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index subscriptions_due;
      alter table applications rename column is_priority to is_premium;
      alter table applications rename column priority_until to premium_until;
      alter table accounts alter column plan set default 'free';
      update plans set features = array(
        select upper(left(feature, 1)) || replace(substr(feature, 2), '-', ' ')
        from unnest(plans.features) with ordinality listed (feature, place) order by place
      );
      alter table plans drop column rank, add check (code in ('free', 'paid', 'premium'));
    `);
  }
}

// 'View listings' becomes 'view-listings'. Which plans there are is the catalogue's to say (plan-catalogue.ts).
const PLANS = `
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
