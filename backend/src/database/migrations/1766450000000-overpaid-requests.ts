import type { MigrationInterface, QueryRunner } from "typeorm";

/** Requests for plans that were paid for in vain. */
export class OverpaidRequests1766450000000 implements MigrationInterface {
  name = "OverpaidRequests1766450000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(statusesAre(["overpaid"]));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`update plan_requests set status = 'approved' where status = 'overpaid'`);
    await queryRunner.query(statusesAre([]));
  }
}

const statusesAre = (more: string[]) => {
  const known = ["awaiting-payment", "requested", "approved", "refused", "cancelled", "failed", ...more];
  return `
    alter table plan_requests
      drop constraint plan_requests_status_check,
      add constraint plan_requests_status_check check (status in (${known.map((status) => `'${status}'`).join(", ")}));
  `;
};
