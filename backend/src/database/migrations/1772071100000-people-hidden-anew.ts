import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * People are read anew, because more spellings of where they work hide them now. Until the nodes have read somebody,
 * nobody finds them.
 */
export class PeopleHiddenAnew1772071100000 implements MigrationInterface {
  name = "PeopleHiddenAnew1772071100000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("update findable_people set is_stale = true where is_on");
  }

  async down(): Promise<void> {
    // What is read anew stays right.
  }
}
