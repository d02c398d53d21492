--- after: 1771980000000-mail-suppressions
--- table: email_changes
create table email_changes ();
--- table: walk_in_paces
create table walk_in_paces ();
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
--- column: job_file_rows.withdrawal
alter table job_file_rows add column withdrawal text;
--- column: job_files.type_answers
alter table job_files add column type_answers jsonb not null default '{}'::jsonb;
--- column: job_files.company_answers
alter table job_files add column company_answers jsonb not null default '{}'::jsonb;
--- column: walk_in_paces.job_id
alter table walk_in_paces add column job_id uuid not null;
--- column: walk_in_paces.per_hour
alter table walk_in_paces add column per_hour integer not null;
--- column: walk_in_visits.former_details
alter table walk_in_visits add column former_details jsonb;
--- column: walk_in_visits.band_minute
alter table walk_in_visits add column band_minute integer;
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWithdrawal1772040000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772040000000,"name":"JobFileWithdrawal1772040000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- row: migrations WalkInChanges1772041000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772041000000,"name":"WalkInChanges1772041000000"}');
--- row: database_routines trigger walk_in_visits_tell on walk_in_visits
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"walk_in_visits_tell on walk_in_visits","checksum":"871908db7e0da1d204b3c1d5d6a5b05da2d6aaef2fcd4a92d2f0944f1acd678a"}');
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
--- constraint: job_file_rows job_file_rows_withdrawal_check
alter table job_file_rows add constraint job_file_rows_withdrawal_check CHECK ((withdrawal = ANY (ARRAY['deleted'::text, 'closed'::text, 'edited'::text, 'barred'::text])));
--- constraint: job_files job_files_state_check
alter table job_files add constraint job_files_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'mapping'::text, 'mending'::text, 'posting'::text, 'done'::text, 'failed'::text, 'withdrawing'::text, 'withdrawn'::text])));
--- constraint: walk_in_paces walk_in_paces_per_hour_check
alter table walk_in_paces add constraint walk_in_paces_per_hour_check CHECK (((per_hour >= 1) AND (per_hour <= 500)));
--- constraint: walk_in_paces walk_in_paces_pkey
alter table walk_in_paces add constraint walk_in_paces_pkey PRIMARY KEY (job_id);
--- constraint: walk_in_visits walk_in_visits_band_minute_check
alter table walk_in_visits add constraint walk_in_visits_band_minute_check CHECK (((band_minute >= 0) AND (band_minute <= 1439)));
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: walk_in_paces walk_in_paces_job_id_fkey
alter table walk_in_paces add constraint walk_in_paces_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
--- trigger: walk_in_visits walk_in_visits_tell
CREATE TRIGGER walk_in_visits_tell AFTER INSERT OR UPDATE OF status, called_at, former_details ON public.walk_in_visits FOR EACH ROW EXECUTE FUNCTION walk_in_visits_tell();
