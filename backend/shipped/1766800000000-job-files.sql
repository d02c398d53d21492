--- after: 1766720000000-job-places
--- table: job_file_contents
create table job_file_contents ();
--- table: job_file_headers
create table job_file_headers ();
--- table: job_file_rows
create table job_file_rows ();
--- table: job_files
create table job_files ();
--- column: job_file_contents.file_id
alter table job_file_contents add column file_id uuid not null;
--- column: job_file_contents.content
alter table job_file_contents add column content bytea not null;
--- column: job_file_headers.company_id
alter table job_file_headers add column company_id uuid not null;
--- column: job_file_headers.header
alter table job_file_headers add column header text not null;
--- column: job_file_headers.field
alter table job_file_headers add column field text;
--- column: job_file_headers.told_at
alter table job_file_headers add column told_at timestamp with time zone not null;
--- column: job_file_rows.file_id
alter table job_file_rows add column file_id uuid not null;
--- column: job_file_rows.row
alter table job_file_rows add column "row" integer not null;
--- column: job_file_rows.cells
alter table job_file_rows add column cells text[] not null;
--- column: job_file_rows.standing
alter table job_file_rows add column standing text;
--- column: job_file_rows.is_left_out
alter table job_file_rows add column is_left_out boolean not null default false;
--- column: job_file_rows.title
alter table job_file_rows add column title text not null default ''::text;
--- column: job_file_rows.reference
alter table job_file_rows add column reference text;
--- column: job_file_rows.likeness
alter table job_file_rows add column likeness text;
--- column: job_file_rows.problems
alter table job_file_rows add column problems jsonb not null default '[]'::jsonb;
--- column: job_file_rows.taken
alter table job_file_rows add column taken jsonb not null default '{}'::jsonb;
--- column: job_file_rows.proposed
alter table job_file_rows add column proposed jsonb not null default '{}'::jsonb;
--- column: job_file_rows.undo
alter table job_file_rows add column undo jsonb;
--- column: job_files.id
alter table job_files add column id uuid not null;
--- column: job_files.company_id
alter table job_files add column company_id uuid not null;
--- column: job_files.uploader_id
alter table job_files add column uploader_id uuid not null;
--- column: job_files.name
alter table job_files add column name text not null;
--- column: job_files.bytes
alter table job_files add column bytes integer not null;
--- column: job_files.sheet
alter table job_files add column sheet text;
--- column: job_files.sheet_names
alter table job_files add column sheet_names text[] not null default '{}'::text[];
--- column: job_files.state
alter table job_files add column state text not null default 'reading'::text;
--- column: job_files.columns
alter table job_files add column columns jsonb not null default '[]'::jsonb;
--- column: job_files.answers
alter table job_files add column answers jsonb not null default '{}'::jsonb;
--- column: job_files.attempts
alter table job_files add column attempts integer not null default 0;
--- column: job_files.is_stopped
alter table job_files add column is_stopped boolean not null default false;
--- column: job_files.failure
alter table job_files add column failure text;
--- column: job_files.failed_row
alter table job_files add column failed_row integer;
--- column: job_files.created_count
alter table job_files add column created_count integer not null default 0;
--- column: job_files.held_count
alter table job_files add column held_count integer not null default 0;
--- column: job_files.created_at
alter table job_files add column created_at timestamp with time zone not null;
--- column: job_files.updated_at
alter table job_files add column updated_at timestamp with time zone not null;
--- row: migrations JobFiles1766800000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766800000000,"name":"JobFiles1766800000000"}');
--- constraint: job_file_contents job_file_contents_pkey
alter table job_file_contents add constraint job_file_contents_pkey PRIMARY KEY (file_id);
--- constraint: job_file_headers job_file_headers_pkey
alter table job_file_headers add constraint job_file_headers_pkey PRIMARY KEY (company_id, header);
--- constraint: job_file_rows job_file_rows_pkey
alter table job_file_rows add constraint job_file_rows_pkey PRIMARY KEY (file_id, "row");
--- constraint: job_file_rows job_file_rows_standing_check
alter table job_file_rows add constraint job_file_rows_standing_check CHECK ((standing = ANY (ARRAY['ready'::text, 'proposed'::text, 'refused'::text, 'unchanged'::text])));
--- constraint: job_files job_files_pkey
alter table job_files add constraint job_files_pkey PRIMARY KEY (id);
--- constraint: job_files job_files_state_check
alter table job_files add constraint job_files_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'mapping'::text, 'mending'::text, 'posting'::text, 'done'::text, 'failed'::text])));
--- foreign key: job_file_contents job_file_contents_file_id_fkey
alter table job_file_contents add constraint job_file_contents_file_id_fkey FOREIGN KEY (file_id) REFERENCES job_files(id) ON DELETE CASCADE;
--- foreign key: job_file_headers job_file_headers_company_id_fkey
alter table job_file_headers add constraint job_file_headers_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: job_file_rows job_file_rows_file_id_fkey
alter table job_file_rows add constraint job_file_rows_file_id_fkey FOREIGN KEY (file_id) REFERENCES job_files(id) ON DELETE CASCADE;
--- foreign key: job_files job_files_company_id_fkey
alter table job_files add constraint job_files_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: job_files job_files_uploader_id_fkey
alter table job_files add constraint job_files_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: job_file_rows_likeness
CREATE INDEX job_file_rows_likeness ON public.job_file_rows USING btree (file_id, likeness);
--- index: job_file_rows_reference
CREATE INDEX job_file_rows_reference ON public.job_file_rows USING btree (file_id, reference) WHERE (reference IS NOT NULL);
--- index: job_file_rows_standing
CREATE INDEX job_file_rows_standing ON public.job_file_rows USING btree (file_id, standing, is_left_out);
--- index: job_files_company
CREATE INDEX job_files_company ON public.job_files USING btree (company_id);
--- index: job_files_uploader
CREATE INDEX job_files_uploader ON public.job_files USING btree (uploader_id, created_at);
