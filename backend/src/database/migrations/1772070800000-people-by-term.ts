import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Who is found by a term, in the order of lists: a list of few of many people is read from it, without passing all
 * others. A trigger keeps it. A reference would cost too much for each of its rows.
 */
export class PeopleByTerm1772070800000 implements MigrationInterface {
  name = "PeopleByTerm1772070800000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop function if exists people_keep_terms cascade;
      drop table people_by_term;
    `);
  }
}

/** The trigger is there before the rows: nodes of the release before go on writing people meanwhile. */
const UP = `
  create table people_by_term (
    term text collate "C",
    listed_at timestamptz,
    person_id uuid,
    primary key (term, listed_at, person_id)
  );
  create function people_keep_terms() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.is_on then
      delete from people_by_term
        where term = any (old.terms) and listed_at = old.listed_at and person_id = old.id;
    end if;
    if tg_op <> 'DELETE' and new.is_on then
      insert into people_by_term select distinct term, new.listed_at, new.id from unnest(new.terms) term
        on conflict do nothing;
    end if;
    return null;
  end $$;
  lock table findable_people in share row exclusive mode;
  create trigger findable_people_keep_terms after insert or delete or update of is_on, id, listed_at, terms
    on findable_people for each row execute function people_keep_terms();
  insert into people_by_term
    select distinct term, listed_at, id from findable_people, unnest(terms) term where is_on;
`;
