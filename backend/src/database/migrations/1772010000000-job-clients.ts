import type { MigrationInterface, QueryRunner } from "typeorm";

/** For whom a company posts a job, where that is another one. */
export class JobClients1772010000000 implements MigrationInterface {
  name = "JobClients1772010000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs
        add column is_for_client boolean not null default false,
        add column client_name text,
        add column client_industry text,
        add constraint jobs_client_check
          check (is_for_client or client_name is null and client_industry is null);
      create index jobs_clients on jobs (posted_at, id) where client_name is not null;
      create index jobs_client_name on jobs using gin (client_name gin_trgm_ops) where client_name is not null
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table jobs drop column client_industry, drop column client_name, drop column is_for_client
    `);
  }
}
