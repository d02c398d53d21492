import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * A person's resumes as files, kept as they came. One that an application names outlives its removal from the list
 * (`removed_at`), and goes with the account.
 */
export class ResumeOriginals1770410000000 implements MigrationInterface {
  name = "ResumeOriginals1770410000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table resume_originals (
        id uuid primary key,
        account_id uuid not null references accounts on delete cascade,
        name text not null,
        kind text not null check (kind in ('pdf', 'docx')),
        bytes int not null check (bytes between 1 and 5242880),
        page_count int not null check (page_count between 0 and 20),
        texts text[] not null,
        sha256 bytea not null,
        created_at timestamptz not null,
        removed_at timestamptz,
        unique (account_id, sha256)
      );
      alter table applications add column original_id uuid references resume_originals;
      create index applications_original on applications (original_id) where original_id is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index applications_original;
      alter table applications drop column original_id;
      drop table resume_originals;
    `);
  }
}
