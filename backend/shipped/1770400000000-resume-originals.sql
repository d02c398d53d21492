--- after: 1770300000000-teams
--- table: resume_originals
create table resume_originals ();
--- column: applications.original_id
alter table applications add column original_id uuid;
--- column: resume_originals.id
alter table resume_originals add column id uuid not null;
--- column: resume_originals.account_id
alter table resume_originals add column account_id uuid not null;
--- column: resume_originals.name
alter table resume_originals add column name text not null;
--- column: resume_originals.kind
alter table resume_originals add column kind text not null;
--- column: resume_originals.bytes
alter table resume_originals add column bytes integer not null;
--- column: resume_originals.page_count
alter table resume_originals add column page_count integer not null;
--- column: resume_originals.texts
alter table resume_originals add column texts text[] not null;
--- column: resume_originals.sha256
alter table resume_originals add column sha256 bytea not null;
--- column: resume_originals.created_at
alter table resume_originals add column created_at timestamp with time zone not null;
--- column: resume_originals.removed_at
alter table resume_originals add column removed_at timestamp with time zone;
--- row: migrations ResumeOriginals1770400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770400000000,"name":"ResumeOriginals1770400000000"}');
--- row: database_routines trigger resume_originals_let_go on resume_originals
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"resume_originals_let_go on resume_originals","checksum":"d320c9e2684b6131070576ef9ab299e3edad2ec1e4641b40628a9310822b6271"}');
--- constraint: resume_originals resume_originals_account_id_sha256_key
alter table resume_originals add constraint resume_originals_account_id_sha256_key UNIQUE (account_id, sha256);
--- constraint: resume_originals resume_originals_bytes_check
alter table resume_originals add constraint resume_originals_bytes_check CHECK (((bytes >= 1) AND (bytes <= 5242880)));
--- constraint: resume_originals resume_originals_kind_check
alter table resume_originals add constraint resume_originals_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text])));
--- constraint: resume_originals resume_originals_page_count_check
alter table resume_originals add constraint resume_originals_page_count_check CHECK (((page_count >= 0) AND (page_count <= 20)));
--- constraint: resume_originals resume_originals_pkey
alter table resume_originals add constraint resume_originals_pkey PRIMARY KEY (id);
--- foreign key: applications applications_original_id_fkey
alter table applications add constraint applications_original_id_fkey FOREIGN KEY (original_id) REFERENCES resume_originals(id);
--- foreign key: resume_originals resume_originals_account_id_fkey
alter table resume_originals add constraint resume_originals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: applications_original
CREATE INDEX applications_original ON public.applications USING btree (original_id) WHERE (original_id IS NOT NULL);
--- trigger: resume_originals resume_originals_let_go
CREATE TRIGGER resume_originals_let_go AFTER DELETE ON public.resume_originals FOR EACH ROW EXECUTE FUNCTION files_let_go('resume-originals', '');
