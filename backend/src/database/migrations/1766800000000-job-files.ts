import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files of jobs on their way in, and what companies say of their columns. */
export class JobFiles1766800000000 implements MigrationInterface {
  name = "JobFiles1766800000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of [FILES, ROWS, HEADERS]) await queryRunner.query(statements);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table job_file_headers, job_file_rows, job_file_contents, job_files");
  }
}

const FILES = `
  create table job_files (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    uploader_id uuid not null references accounts on delete cascade,
    name text not null,
    bytes integer not null,
    sheet text,
    sheet_names text[] not null default '{}',
    state text not null default 'reading'
      check (state in ('reading', 'mapping', 'mending', 'posting', 'done', 'failed')),
    columns jsonb not null default '[]',
    answers jsonb not null default '{}',
    attempts integer not null default 0,
    is_stopped boolean not null default false,
    failure text,
    failed_row integer,
    created_count integer not null default 0,
    held_count integer not null default 0,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index job_files_uploader on job_files (uploader_id, created_at);
  create index job_files_company on job_files (company_id);
  create table job_file_contents (
    file_id uuid primary key references job_files on delete cascade,
    content bytea not null
  );
`;

// What stands in a row lies apart from what the lists count: the index alone answers how many stand how.
const ROWS = `
  create table job_file_rows (
    file_id uuid not null references job_files on delete cascade,
    row integer not null,
    cells text[] not null,
    standing text check (standing in ('ready', 'proposed', 'refused', 'unchanged')),
    is_left_out boolean not null default false,
    title text not null default '',
    reference text,
    likeness text,
    problems jsonb not null default '[]',
    taken jsonb not null default '{}',
    proposed jsonb not null default '{}',
    undo jsonb,
    primary key (file_id, row)
  );
  create index job_file_rows_standing on job_file_rows (file_id, standing, is_left_out);
  create index job_file_rows_likeness on job_file_rows (file_id, likeness);
  create index job_file_rows_reference on job_file_rows (file_id, reference) where reference is not null;
`;

const HEADERS = `
  create table job_file_headers (
    company_id uuid not null references companies on delete cascade,
    header text not null,
    field text,
    told_at timestamptz not null,
    primary key (company_id, header)
  );
`;
