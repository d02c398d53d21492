import type { MigrationInterface, QueryRunner } from "typeorm";

/** The language of an alert's mails to an address without an account; null where it was asked for in none. */
export class AlertLanguage1771110000000 implements MigrationInterface {
  name = "AlertLanguage1771110000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table alerts add column language text
         constraint alerts_language check (language in ('en', 'hi'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table alerts drop column language`);
  }
}
