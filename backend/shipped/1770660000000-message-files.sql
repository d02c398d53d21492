--- after: 1770300000000-teams
--- table: message_files
create table message_files ();
--- column: message_files.id
alter table message_files add column id uuid not null;
--- column: message_files.application_id
alter table message_files add column application_id uuid not null;
--- column: message_files.message_id
alter table message_files add column message_id uuid;
--- column: message_files.account_id
alter table message_files add column account_id uuid;
--- column: message_files.name
alter table message_files add column name text not null;
--- column: message_files.type
alter table message_files add column type text not null;
--- column: message_files.bytes
alter table message_files add column bytes integer not null;
--- column: message_files.created_at
alter table message_files add column created_at timestamp with time zone not null;
--- row: migrations MessageFiles1770660000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770660000000,"name":"MessageFiles1770660000000"}');
--- row: database_routines trigger message_files_let_go on message_files
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"message_files_let_go on message_files","checksum":"a04c12f98b5a17d0b343d5e750e19f8d10aefcef8c4c320872f3d1ad6beb16b7"}');
--- constraint: message_files message_files_bytes_check
alter table message_files add constraint message_files_bytes_check CHECK ((bytes > 0));
--- constraint: message_files message_files_message_id_key
alter table message_files add constraint message_files_message_id_key UNIQUE (message_id);
--- constraint: message_files message_files_name_check
alter table message_files add constraint message_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
--- constraint: message_files message_files_pkey
alter table message_files add constraint message_files_pkey PRIMARY KEY (id);
--- foreign key: message_files message_files_account_id_fkey
alter table message_files add constraint message_files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: message_files message_files_application_id_fkey
alter table message_files add constraint message_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: message_files message_files_message_id_fkey
alter table message_files add constraint message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--- index: message_files_account
CREATE INDEX message_files_account ON public.message_files USING btree (account_id);
--- index: message_files_application
CREATE INDEX message_files_application ON public.message_files USING btree (application_id);
--- trigger: message_files message_files_let_go
CREATE TRIGGER message_files_let_go AFTER DELETE ON public.message_files FOR EACH ROW EXECUTE FUNCTION files_let_go('message-files', '');
