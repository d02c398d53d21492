import type { MigrationInterface, QueryRunner } from "typeorm";

/** The languages of a job seeker's way beside English and Hindi. */
export class SeekerLanguages1772050000000 implements MigrationInterface {
  name = "SeekerLanguages1772050000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name] of CHECKS) {
      await queryRunner.query(`alter table ${table} drop constraint ${name}`);
      await queryRunner.query(
        `alter table ${table} add constraint ${name}
           check (language in ('en', 'hi', 'bn', 'mr', 'te', 'ta', 'gu', 'kn'))`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, name, instead] of CHECKS) {
      await queryRunner.query(`alter table ${table} drop constraint ${name}`);
      await queryRunner.query(`update ${table} set language = ${instead} where language not in ('en', 'hi')`);
      await queryRunner.query(`alter table ${table} add constraint ${name} check (language in ('en', 'hi'))`);
    }
  }
}

/** Tables with their checks, and what stands in place of a language that is no longer known. */
const CHECKS = [
  ["accounts", "accounts_language", "null"],
  ["alerts", "alerts_language", "null"],
  ["consents", "consents_language_check", "'en'"],
] as const;
