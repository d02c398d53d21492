--- after: 1764400000000-reply-rates
--- table: resumes
create table resumes ();
--- column: applications.resume_template
alter table applications add column resume_template text;
--- column: resumes.id
alter table resumes add column id uuid not null;
--- column: resumes.account_id
alter table resumes add column account_id uuid not null;
--- column: resumes.title
alter table resumes add column title text not null;
--- column: resumes.template
alter table resumes add column template text not null;
--- column: resumes.content
alter table resumes add column content jsonb not null;
--- column: resumes.version
alter table resumes add column version integer not null;
--- column: resumes.is_draft
alter table resumes add column is_draft boolean not null;
--- column: resumes.created_at
alter table resumes add column created_at timestamp with time zone not null;
--- column: resumes.updated_at
alter table resumes add column updated_at timestamp with time zone not null;
--- column: resumes.deleted_at
alter table resumes add column deleted_at timestamp with time zone;
--- row: migrations Resumes1764500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764500000000,"name":"Resumes1764500000000"}');
--- constraint: resumes resumes_pkey
alter table resumes add constraint resumes_pkey PRIMARY KEY (id);
--- constraint: resumes resumes_template_check
alter table resumes add constraint resumes_template_check CHECK ((template = ANY (ARRAY['classic'::text, 'modern'::text, 'compact'::text, 'elegant'::text, 'technical'::text, 'academic'::text, 'bold'::text, 'minimal'::text])));
--- foreign key: resumes resumes_account_id_fkey
alter table resumes add constraint resumes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: resumes_account
CREATE INDEX resumes_account ON public.resumes USING btree (account_id, updated_at DESC, id DESC);
