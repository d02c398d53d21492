import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Gives files a table of their own, apart from what they are: each is known by its key and state, wherever its content
 * lies. The images move there. Their old column stays for a release, for nodes of the one before.
 */
export class Files1766650000000 implements MigrationInterface {
  name = "Files1766650000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table files (
        key text primary key,
        state text not null check (state in ('coming', 'kept', 'gone')),
        type text not null,
        sha256 bytea not null,
        bytes integer not null,
        changed_at timestamptz not null default now()
      );
      create index files_not_kept on files (state, changed_at) where state <> 'kept';
      create table file_contents (
        key text primary key references files on delete cascade,
        content bytea not null
      );
      -- Images don't get smaller.
      alter table file_contents alter column content set storage external;
      ${moved("photos", "photos")}
      ${moved("company_logos", "logos")}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${movedBack("photos", "photos")}
      ${movedBack("company_logos", "logos")}
      drop table file_contents, files;
    `);
  }
}

const moved = (table: string, folder: string) => `
  insert into files (key, state, type, sha256, bytes)
    select '${folder}/' || id || '.webp', 'kept', 'image/webp', sha256(content), length(content) from ${table};
  insert into file_contents (key, content)
    select '${folder}/' || id || '.webp', content from ${table};
  alter table ${table} alter column content drop not null;
`;

/** Images in another store don't come back: `npm run files:move -- postgres` comes before. */
const movedBack = (table: string, folder: string) => `
  update ${table} set content = file_contents.content from file_contents
    where file_contents.key = '${folder}/' || ${table}.id || '.webp' and ${table}.content is null;
  alter table ${table} alter column content set not null;
`;
