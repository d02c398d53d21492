--- after: 1766450000000-overpaid-requests
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
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"de7a5414c627bb4e72f4ff9d593b50f2fd48bcabc4180e64032374c9bec2121c"}');
--- row: database_routines function files_take
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_take","checksum":"e2879e2eea54fe2d847515f7e3332caf6d088663f67627b2d9b2e9d4a92083b8"}');
--- row: database_routines trigger company_logos_let_go on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_let_go on company_logos","checksum":"47d3102b0fcc830311573890520834821452a81bc2c893aa9178c675c256b5f0"}');
--- row: database_routines trigger company_logos_take on company_logos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_logos_take on company_logos","checksum":"1edde37cdf564a6868ccfaafc9d2aed52a729042e30e453b1ced3bc9676bb964"}');
--- row: database_routines trigger photos_let_go on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_let_go on photos","checksum":"05d3e63df798e2ee7542be90edf454ec066b76d54ced5fada397a3221b7da406"}');
--- row: database_routines trigger photos_take on photos
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"photos_take on photos","checksum":"c234f6f96468eb3b12729a442bee2d3e96baba4eb484b47c6375843f9add50e5"}');
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
--- function: files_let_go()
CREATE OR REPLACE FUNCTION public.files_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || old.id || '.webp';
begin
  update files set state = 'gone' where key = file_key;
  if found then
    delete from file_contents where key = file_key;
    perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
  end if;
  return null;
end $function$
;
--- function: files_take()
CREATE OR REPLACE FUNCTION public.files_take()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || new.id || '.webp';
begin
  insert into files (key, state, type, sha256, bytes)
  values (file_key, 'kept', 'image/webp', sha256(new.content), length(new.content));
  insert into file_contents (key, content) values (file_key, new.content);
  return new;
end $function$
;
--- trigger: company_logos company_logos_let_go
CREATE TRIGGER company_logos_let_go AFTER DELETE ON public.company_logos FOR EACH ROW EXECUTE FUNCTION files_let_go('logos');
--- trigger: company_logos company_logos_take
CREATE TRIGGER company_logos_take BEFORE INSERT ON public.company_logos FOR EACH ROW WHEN ((new.content IS NOT NULL)) EXECUTE FUNCTION files_take('logos');
--- trigger: photos photos_let_go
CREATE TRIGGER photos_let_go AFTER DELETE ON public.photos FOR EACH ROW EXECUTE FUNCTION files_let_go('photos');
--- trigger: photos photos_take
CREATE TRIGGER photos_take BEFORE INSERT ON public.photos FOR EACH ROW WHEN ((new.content IS NOT NULL)) EXECUTE FUNCTION files_take('photos');
