--- after: 1764200000000-plan-changes
--- table: notices
create table notices ();
--- column: notices.id
alter table notices add column id uuid not null;
--- column: notices.account_id
alter table notices add column account_id uuid not null;
--- column: notices.kind
alter table notices add column kind text not null;
--- column: notices.params
alter table notices add column params jsonb not null;
--- column: notices.path
alter table notices add column path text not null;
--- column: notices.created_at
alter table notices add column created_at timestamp with time zone not null;
--- column: notices.read_at
alter table notices add column read_at timestamp with time zone;
--- column: notices.mailed_at
alter table notices add column mailed_at timestamp with time zone;
--- row: migrations Notices1764300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764300000000,"name":"Notices1764300000000"}');
--- constraint: notices notices_pkey
alter table notices add constraint notices_pkey PRIMARY KEY (id);
--- foreign key: notices notices_account_id_fkey
alter table notices add constraint notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: notices_account
CREATE INDEX notices_account ON public.notices USING btree (account_id, created_at DESC, id DESC);
--- index: notices_unread
CREATE INDEX notices_unread ON public.notices USING btree (account_id) WHERE (read_at IS NULL);
