--- after: 1771980000000-mail-suppressions
--- table: email_changes
create table email_changes ();
--- column: accounts.email_told_at
alter table accounts add column email_told_at timestamp with time zone;
--- column: email_changes.id
alter table email_changes add column id uuid not null;
--- column: email_changes.account_id
alter table email_changes add column account_id uuid not null;
--- column: email_changes.old_email
alter table email_changes add column old_email text;
--- column: email_changes.new_email
alter table email_changes add column new_email text not null;
--- column: email_changes.confirm_hash
alter table email_changes add column confirm_hash text;
--- column: email_changes.stop_hash
alter table email_changes add column stop_hash text;
--- column: email_changes.requested_at
alter table email_changes add column requested_at timestamp with time zone not null;
--- column: email_changes.confirmed_at
alter table email_changes add column confirmed_at timestamp with time zone;
--- column: email_changes.stopped_at
alter table email_changes add column stopped_at timestamp with time zone;
--- column: job_file_rows.wording
alter table job_file_rows add column wording jsonb not null default '[]'::jsonb;
--- column: job_file_rows.company_id
alter table job_file_rows add column company_id uuid;
--- column: job_files.type_answers
alter table job_files add column type_answers jsonb not null default '{}'::jsonb;
--- column: job_files.company_answers
alter table job_files add column company_answers jsonb not null default '{}'::jsonb;
--- column: jobs.is_for_client
alter table jobs add column is_for_client boolean not null default false;
--- column: jobs.client_name
alter table jobs add column client_name text;
--- column: jobs.client_industry
alter table jobs add column client_industry text;
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations JobClients1772010000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772010000000,"name":"JobClients1772010000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"7d185ab8761311d1807dff033e235ab7ea8a0ea6aeb994ec02b44947441b2fe8"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"964d417b62b7c3bd8496d3bd80a9559424d443505c594c9e3d6c248179635a09"}');
--- constraint: email_changes email_changes_confirm_hash_key
alter table email_changes add constraint email_changes_confirm_hash_key UNIQUE (confirm_hash);
--- constraint: email_changes email_changes_new_email_check
alter table email_changes add constraint email_changes_new_email_check CHECK (((length(new_email) >= 1) AND (length(new_email) <= 254)));
--- constraint: email_changes email_changes_old_email_check
alter table email_changes add constraint email_changes_old_email_check CHECK (((length(old_email) >= 1) AND (length(old_email) <= 254)));
--- constraint: email_changes email_changes_pkey
alter table email_changes add constraint email_changes_pkey PRIMARY KEY (id);
--- constraint: email_changes email_changes_stop_hash_key
alter table email_changes add constraint email_changes_stop_hash_key UNIQUE (stop_hash);
--- constraint: email_changes email_changes_stoppable
alter table email_changes add constraint email_changes_stoppable CHECK (((stop_hash IS NULL) OR (old_email IS NOT NULL)));
--- constraint: jobs jobs_client_check
alter table jobs add constraint jobs_client_check CHECK ((is_for_client OR ((client_name IS NULL) AND (client_industry IS NULL))));
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
--- index: jobs_client_name
CREATE INDEX jobs_client_name ON public.jobs USING gin (client_name gin_trgm_ops) WHERE (client_name IS NOT NULL);
--- index: jobs_clients
CREATE INDEX jobs_clients ON public.jobs USING btree (posted_at, id) WHERE (client_name IS NOT NULL);
--- function: jobs_derive()
CREATE OR REPLACE FUNCTION public.jobs_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_name text;
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  new.search_document := jobs_search_document(new.title, new.skills, concat_ws(' | ', company_name, new.client_name),
    new.description, job_conditions(new));
  return new;
end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, description, client_name, type, work_mode, shift, education, experience_min_years, freshers_welcome, notice_period_days, walk_in_from, walk_in_until ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
