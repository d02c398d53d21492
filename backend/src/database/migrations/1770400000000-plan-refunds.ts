import type { MigrationInterface, QueryRunner } from "typeorm";

/** Money that went back for plans, and which plan an account had before it paid for another. */
export class PlanRefunds1770400000000 implements MigrationInterface {
  name = "PlanRefunds1770400000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table plan_requests add column previous_plan text references plans");
    await queryRunner.query(statusesAre(["refunded"]));
    await queryRunner.query(REFUNDS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table plan_refunds");
    await queryRunner.query(`update plan_requests set status = 'approved' where status = 'refunded'`);
    await queryRunner.query(statusesAre([]));
    await queryRunner.query("alter table plan_requests drop column previous_plan");
  }
}

/** Each by the provider's own number, so that a refund counts once however often it is reported. */
const REFUNDS = `
  create table plan_refunds (
    id text primary key,
    request_id uuid not null references plan_requests on delete cascade,
    paise integer not null check (paise > 0),
    refunded_at timestamptz not null
  );
  create index plan_refunds_request on plan_refunds (request_id);
`;

const statusesAre = (more: string[]) => {
  const known = [
    ...["awaiting-payment", "requested", "approved", "refused", "cancelled", "failed", "overpaid"],
    ...more,
  ];
  return `
    alter table plan_requests
      drop constraint plan_requests_status_check,
      add constraint plan_requests_status_check check (status in (${known.map((status) => `'${status}'`).join(", ")}));
  `;
};
