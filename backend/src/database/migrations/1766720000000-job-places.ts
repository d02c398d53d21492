import type { MigrationInterface, QueryRunner } from "typeorm";

/** The places that a job is in, by their numbers in the gazetteer. Null: its location has not been read for them yet. */
export class JobPlaces1766720000000 implements MigrationInterface {
  name = "JobPlaces1766720000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ADD);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REMOVE);
  }
}

const kinds = (list: string) => `
  alter table job_search_facets drop constraint job_search_facets_kind_check,
    add constraint job_search_facets_kind_check check (kind in (${list}))
`;

// Entries of before have none; each is noted anew as its job's location is read.
const ADD = `
  alter table jobs add column place_ids int[] check (cardinality(place_ids) <= 10);
  -- A job for all of a state, a region or India has no city.
  alter table jobs drop constraint jobs_check, add constraint jobs_check
    check (city is not null or work_mode = 'remote' or coalesce(place_ids <> '{}', false));
  create index jobs_places_unread on jobs (id) where place_ids is null;
  alter table job_search_changes add column places int[];
  alter table job_search_entries add column places int[] not null default '{}';
  ${kinds("'title', 'word', 'city', 'locality', 'skill', 'place'")};
`;

const REMOVE = `
  delete from job_search_facets where kind = 'place';
  ${kinds("'title', 'word', 'city', 'locality', 'skill'")};
  alter table job_search_entries drop column places;
  alter table job_search_changes drop column places;
  alter table jobs disable trigger user;
  update jobs set city = 'India' where city is null and work_mode <> 'remote';
  alter table jobs enable trigger user;
  alter table jobs drop column place_ids,
    add constraint jobs_check check (city is not null or work_mode = 'remote');
`;
