import type { MigrationInterface, QueryRunner } from "typeorm";

/** Requests for plans that wait for a payment, and payments that failed. */
export class PlanPayments1766300000000 implements MigrationInterface {
  name = "PlanPayments1766300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${WITHOUT_RULES}
      alter table plan_requests
        add constraint plan_requests_status_check check (
          status in ('awaiting-payment', 'requested', 'approved', 'refused', 'cancelled', 'failed')
        ),
        add constraint plan_requests_check check (
          (status in ('awaiting-payment', 'requested')) = (decided_at is null)
        );
      -- One open request at most, whatever it waits for.
      create unique index plan_requests_open on plan_requests (account_id) where decided_at is null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${WITHOUT_RULES}
      update plan_requests set status = 'cancelled', decided_at = coalesce(decided_at, requested_at)
        where status in ('awaiting-payment', 'failed');
      alter table plan_requests
        add constraint plan_requests_status_check check (
          status in ('requested', 'approved', 'refused', 'cancelled')
        ),
        add constraint plan_requests_check check ((status = 'requested') = (decided_at is null));
      create unique index plan_requests_open on plan_requests (account_id) where status = 'requested';
    `);
  }
}

const WITHOUT_RULES = `
  drop index plan_requests_open;
  alter table plan_requests drop constraint plan_requests_status_check, drop constraint plan_requests_check;
`;
