import type { MigrationInterface, QueryRunner } from "typeorm";

/** What an alert's mail has is settled before it goes out, so that it is the same mail if it has to go out again. */
export class AlertMailsOnce1772070500000 implements MigrationInterface {
  name = "AlertMailsOnce1772070500000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table alerts add mailing_until timestamptz");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table alerts drop mailing_until");
  }
}
