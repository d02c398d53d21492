import type { MigrationInterface, QueryRunner } from "typeorm";

/** Conditions, such as part-time, are search words; all jobs are read anew, because their facts say some (READ-04). */
export class Conditions1768100000000 implements MigrationInterface {
  name = "Conditions1768100000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table search_words
        drop constraint search_words_kind_check,
        add constraint search_words_kind_check
          check (kind in ('TRADE', 'SKILL', 'LEVEL', 'WORD', 'NONE', 'CONDITION'));
      update search_words set is_read = false
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      delete from search_words where kind = 'CONDITION';
      alter table search_words
        drop constraint search_words_kind_check,
        add constraint search_words_kind_check check (kind in ('TRADE', 'SKILL', 'LEVEL', 'WORD', 'NONE'));
      update search_words set is_read = false
    `);
  }
}
