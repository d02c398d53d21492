import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whom people name to ask for their data if they die or can't act. */
export class Nominees1771910000000 implements MigrationInterface {
  name = "Nominees1771910000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NOMINEES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table nominees");
  }
}

/** An account has one at most, who can be reached in one way at least. */
const NOMINEES = `
  create table nominees (
    account_id uuid primary key references accounts on delete cascade,
    name text not null check (length(name) between 1 and 120),
    relation text not null check (length(relation) between 1 and 60),
    email text check (length(email) between 1 and 254),
    phone text check (phone ~ '^\\+91[1-9][0-9]{9}$'),
    named_at timestamptz not null,
    constraint nominees_reachable check (email is not null or phone is not null)
  );
`;
