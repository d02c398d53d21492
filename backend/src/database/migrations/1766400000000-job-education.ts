import type { MigrationInterface, QueryRunner } from "typeorm";

/** What a job asks somebody to have finished. */
export class JobEducation1766400000000 implements MigrationInterface {
  name = "JobEducation1766400000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs add column education text
        check (education in ('10th', '12th', 'iti', 'diploma', 'graduate', 'postgraduate', 'any'))
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table jobs drop column education");
  }
}
