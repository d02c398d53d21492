import type { MigrationInterface, QueryRunner } from "typeorm";

/** Calls that have made something, by the names that their clients gave them. */
export class ClientRequests1766520000000 implements MigrationInterface {
  name = "ClientRequests1766520000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table client_requests (
        account_id uuid not null references accounts (id) on delete cascade,
        id uuid not null,
        operation text not null,
        -- SHA-256 of the arguments.
        input_hash bytea not null,
        -- What was made, as far as an answer can be made of it again.
        result jsonb not null,
        created_at timestamptz not null default now(),
        primary key (account_id, id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table client_requests");
  }
}
