import type { MigrationInterface, QueryRunner } from "typeorm";

/** The places of India, for SQL. A start fills the table from the program's gazetteer. */
export class Places1766710000000 implements MigrationInterface {
  name = "Places1766710000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table places (
        id int primary key,
        kind text not null check (kind in ('country', 'state', 'region', 'city', 'locality')),
        name text not null,
        city_id int references places,
        district_name text,
        state_id int references places,
        region_ids int[] not null,
        latitude double precision,
        longitude double precision,
        population int not null,
        check ((city_id is not null) = (kind = 'locality')),
        check ((latitude is null) = (longitude is null))
      )
    `);
    await queryRunner.query("create index places_city_id on places (city_id) where city_id is not null");
    await queryRunner.query(`
      create table gazetteers (
        checksum text primary key,
        applied_at timestamptz not null default now()
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table gazetteers");
    await queryRunner.query("drop table places");
  }
}
