import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Gives files a table of their own, apart from what they are: each is known by its key and state, wherever its content
 * lies. The images move there. Their old column stays for a release, for nodes of the one before.
 */
export class Files1766650000000 implements MigrationInterface {
  name = "Files1766650000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An upload that is under way comes before this, or waits and meets the triggers.
      lock table photos, company_logos in share row exclusive mode;
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
      ${TRIGGERS}
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger photos_take on photos;
      drop trigger photos_let_go on photos;
      drop trigger company_logos_take on company_logos;
      drop trigger company_logos_let_go on company_logos;
      drop function files_take(), files_let_go();
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

/** The routines of this release: nodes of the one before write and remove images from the first moment on. */
const TRIGGERS = `
  create or replace function files_let_go() returns trigger language plpgsql as $$
  declare
    file_key constant text := tg_argv[0] || '/' || old.id || '.webp';
  begin
    update files set state = 'gone' where key = file_key;
    if found then
      delete from file_contents where key = file_key;
      perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
    end if;
    return null;
  end $$;

  create or replace trigger company_logos_let_go after delete on company_logos
    for each row execute function files_let_go('logos');

  create or replace trigger photos_let_go after delete on photos
    for each row execute function files_let_go('photos');

  create or replace function files_take() returns trigger language plpgsql as $$
  declare
    file_key constant text := tg_argv[0] || '/' || new.id || '.webp';
  begin
    insert into files (key, state, type, sha256, bytes)
    values (file_key, 'kept', 'image/webp', sha256(new.content), length(new.content));
    insert into file_contents (key, content) values (file_key, new.content);
    return new;
  end $$;

  create or replace trigger company_logos_take before insert on company_logos
    for each row when (new.content is not null) execute function files_take('logos');

  create or replace trigger photos_take before insert on photos
    for each row when (new.content is not null) execute function files_take('photos');
`;
