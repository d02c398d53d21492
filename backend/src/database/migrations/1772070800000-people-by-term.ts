import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Who is found by a term, in the order of lists. A list of few of many people is read from it, without passing all
 * others. A trigger keeps it (`people_keep_terms`); without a reference, since each row of it costs one else.
 */
export class PeopleByTerm1772070800000 implements MigrationInterface {
  name = "PeopleByTerm1772070800000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table people_by_term (
        term text collate "C",
        listed_at timestamptz,
        person_id uuid,
        primary key (term, listed_at, person_id)
      );
      insert into people_by_term
        select distinct term, listed_at, id from findable_people, unnest(terms) term where is_on;
    `);
  }

  /** The routine's triggers would write into it. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop function if exists people_keep_terms cascade;
      drop table people_by_term;
    `);
  }
}
