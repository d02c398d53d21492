import type { MigrationInterface, QueryRunner } from "typeorm";

/** When the candidate was reminded of an open offer, and an index of those that are due. */
export class OffersDue1769950000000 implements MigrationInterface {
  name = "OffersDue1769950000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table offers add column reminded_at timestamptz");
    await queryRunner.query("create index offers_due on offers (expires_at) where status = 'sent'");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop index offers_due");
    await queryRunner.query("alter table offers drop column reminded_at");
  }
}
