import type { MigrationInterface, QueryRunner } from "typeorm";

/** An index of people looks up bounds of their figures together with terms, so that few of many are read. */
export class PeopleByFigures1772070900000 implements MigrationInterface {
  name = "PeopleByFigures1772070900000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}

/**
 * `people_bounds` is no routine: the index holds what it answered when a row was written, so other bounds need another
 * migration. The statistics of the index tell PostgreSQL how rare a bound is.
 */
const UP = `
  create function people_bounds(p_months int, p_pay int, p_notice int, p_education int)
  returns text[] language plpgsql immutable parallel safe as $$
  begin
    return array(
      select 'experience_months >= ' || bound from unnest('{12,24,36,60,84,120,180}'::int[]) bound
        where p_months >= bound
      union all
      select 'experience_months <= ' || bound from unnest('{11,23,35,47,71,95,131,191}'::int[]) bound
        where p_months <= bound
      union all
      select 'expected_pay <= ' || bound
        from unnest('{120000,180000,240000,300000,400000,500000,600000,800000,1000000,1500000}'::int[]) bound
        where p_pay <= bound
      union all
      select 'notice_days <= ' || bound from unnest('{0,15,30,60}'::int[]) bound where p_notice <= bound
      union all
      select 'education_level >= ' || bound from unnest('{1,2,3,4,5,6}'::int[]) bound where p_education >= bound
    );
  end $$;
  drop index findable_people_terms;
  create index findable_people_terms on findable_people
    using gin (terms, people_bounds(experience_months, expected_pay, notice_days, education_level))
    where is_on and not is_stale and not is_barred and card is not null;
  analyze findable_people;
`;

const DOWN = `
  drop index findable_people_terms;
  create index findable_people_terms on findable_people using gin (terms)
    where is_on and not is_stale and not is_barred and card is not null;
  drop function people_bounds;
`;
