--- after: 1766520000000-client-requests
--- table: file_contents
create table file_contents ();
--- table: files
create table files ();
--- column: company_logos.content
alter table company_logos add column content bytea;
--- column: file_contents.key
alter table file_contents add column key text not null;
--- column: file_contents.content
alter table file_contents add column content bytea not null; alter table file_contents alter column content set storage external;
--- column: files.key
alter table files add column key text not null;
--- column: files.state
alter table files add column state text not null;
--- column: files.type
alter table files add column type text not null;
--- column: files.sha256
alter table files add column sha256 bytea not null;
--- column: files.bytes
alter table files add column bytes integer not null;
--- column: files.changed_at
alter table files add column changed_at timestamp with time zone not null default now();
--- column: photos.content
alter table photos add column content bytea;
--- row: migrations Files1766650000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766650000000,"name":"Files1766650000000"}');
--- constraint: file_contents file_contents_pkey
alter table file_contents add constraint file_contents_pkey PRIMARY KEY (key);
--- constraint: files files_pkey
alter table files add constraint files_pkey PRIMARY KEY (key);
--- constraint: files files_state_check
alter table files add constraint files_state_check CHECK ((state = ANY (ARRAY['coming'::text, 'kept'::text, 'gone'::text])));
--- foreign key: file_contents file_contents_key_fkey
alter table file_contents add constraint file_contents_key_fkey FOREIGN KEY (key) REFERENCES files(key) ON DELETE CASCADE;
--- index: files_not_kept
CREATE INDEX files_not_kept ON public.files USING btree (state, changed_at) WHERE (state <> 'kept'::text);
