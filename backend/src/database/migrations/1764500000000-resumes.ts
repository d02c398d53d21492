import type { MigrationInterface, QueryRunner } from "typeorm";

/** People's resumes, and the template of one that was sent with an application. */
export class Resumes1764500000000 implements MigrationInterface {
  name = "Resumes1764500000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table resumes (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        title text not null,
        template text not null check (template in (
          'classic', 'modern', 'compact', 'elegant', 'technical', 'academic', 'bold', 'minimal'
        )),
        content jsonb not null,
        version int not null,
        is_draft boolean not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        deleted_at timestamptz
      );
      create index resumes_account on resumes (account_id, updated_at desc, id desc);
      alter table applications add resume_template text;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table applications drop resume_template;
      drop table resumes;
    `);
  }
}
