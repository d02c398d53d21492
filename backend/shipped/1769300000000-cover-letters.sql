--- after: 1769100000000-job-file-jobs
--- table: cover_letters
create table cover_letters ();
--- column: cover_letters.id
alter table cover_letters add column id uuid not null;
--- column: cover_letters.account_id
alter table cover_letters add column account_id uuid not null;
--- column: cover_letters.title
alter table cover_letters add column title text not null;
--- column: cover_letters.text
alter table cover_letters add column text text not null;
--- column: cover_letters.created_at
alter table cover_letters add column created_at timestamp with time zone not null;
--- column: cover_letters.updated_at
alter table cover_letters add column updated_at timestamp with time zone not null;
--- row: migrations CoverLetters1769300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769300000000,"name":"CoverLetters1769300000000"}');
--- constraint: cover_letters cover_letters_pkey
alter table cover_letters add constraint cover_letters_pkey PRIMARY KEY (id);
--- foreign key: cover_letters cover_letters_account_id_fkey
alter table cover_letters add constraint cover_letters_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: cover_letters_account
CREATE INDEX cover_letters_account ON public.cover_letters USING btree (account_id);
