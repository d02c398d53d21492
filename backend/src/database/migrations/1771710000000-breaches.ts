import type { MigrationInterface, QueryRunner } from "typeorm";

/** The register of breaches of personal data. */
export class Breaches1771710000000 implements MigrationInterface {
  name = "Breaches1771710000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(BREACHES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table breaches");
  }
}

/** Rows are never removed: the register shows what was known and done. */
const BREACHES = `
  create table breaches (
    id uuid primary key,
    number int generated always as identity unique,
    version int not null default 1,
    noticed_at timestamptz not null,
    entered_at timestamptz not null,
    what text not null check (length(what) between 1 and 4000),
    data text not null check (length(data) between 1 and 4000),
    people_count int not null check (people_count >= 0),
    consequences text not null check (length(consequences) between 1 and 4000),
    measures text not null check (length(measures) between 1 and 4000),
    -- When the Board was told in detail, which ends the clock.
    reported_at timestamptz check (reported_at >= noticed_at)
  );
  create index breaches_newest on breaches (noticed_at desc, number desc);
`;
