import type { MigrationInterface, QueryRunner } from "typeorm";

/** When somebody said that they are under 18, which stands until they say otherwise. */
export class UnderAge1771920000000 implements MigrationInterface {
  name = "UnderAge1771920000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table accounts
        add column minor_at timestamptz,
        add constraint accounts_one_age check (adult_at is null or minor_at is null)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table accounts drop column minor_at");
  }
}
