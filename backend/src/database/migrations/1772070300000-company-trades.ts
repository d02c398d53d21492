import type { MigrationInterface, QueryRunner } from "typeorm";

/** Jobs are read anew: what their company's name says of trades is told apart from what they say themselves. */
export class CompanyTrades1772070300000 implements MigrationInterface {
  name = "CompanyTrades1772070300000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(READ_ALL_ANEW);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(READ_ALL_ANEW);
  }
}

const READ_ALL_ANEW = "update search_words set is_read = false, noted_version = version - 1";
