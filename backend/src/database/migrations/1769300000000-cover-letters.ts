import type { MigrationInterface, QueryRunner } from "typeorm";

/** Letters that people begin their applications with. */
export class CoverLetters1769300000000 implements MigrationInterface {
  name = "CoverLetters1769300000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table cover_letters (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        title text not null,
        text text not null,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )
    `);
    await queryRunner.query("create index cover_letters_account on cover_letters (account_id)");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table cover_letters");
  }
}
