import type { MigrationInterface, QueryRunner } from "typeorm";

/** The language that a person chose for the portal; null until they have. */
export class AccountLanguage1770350000000 implements MigrationInterface {
  name = "AccountLanguage1770350000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `alter table accounts add column language text
         constraint accounts_language check (language in ('en', 'hi'))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`alter table accounts drop column language`);
  }
}
