import type { MigrationInterface, QueryRunner } from "typeorm";

/** People who can be found say themselves whether their account is barred, and indexes hold only who can be found. */
export class BarredPeople1772070400000 implements MigrationInterface {
  name = "BarredPeople1772070400000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(UP);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DOWN);
  }
}

/** The newest are first in the index, which also tells figures, so that others than those asked for aren't read. */
const UP = `
  alter table findable_people add is_barred boolean not null default false;
  update findable_people person set is_barred = true from accounts account
  where account.id = person.account_id and (account.blocked_at is not null or account.minor_at is not null);
  drop index findable_people_newest, findable_people_terms;
  create index findable_people_newest on findable_people
    (listed_at desc, id desc, experience_months, expected_pay, notice_days, education_level)
    where is_on and not is_stale and not is_barred and card is not null;
  create index findable_people_terms on findable_people using gin (terms)
    where is_on and not is_stale and not is_barred and card is not null;
`;

/** The routine's triggers would hold columns that earlier migrations take back. */
const DOWN = `
  drop function if exists people_bar cascade;
  drop index findable_people_newest, findable_people_terms;
  create index findable_people_newest on findable_people (listed_at desc, id desc) where is_on;
  create index findable_people_terms on findable_people using gin (terms) where is_on;
  alter table findable_people drop is_barred;
`;
