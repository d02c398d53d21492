--- after: 1771980000000-mail-suppressions
--- table: email_changes
create table email_changes ();
--- table: feed_import_jobs
create table feed_import_jobs ();
--- table: feed_import_runs
create table feed_import_runs ();
--- table: feed_imports
create table feed_imports ();
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
--- column: feed_import_jobs.feed_import_id
alter table feed_import_jobs add column feed_import_id uuid not null;
--- column: feed_import_jobs.reference
alter table feed_import_jobs add column reference text not null;
--- column: feed_import_jobs.job_id
alter table feed_import_jobs add column job_id uuid not null;
--- column: feed_import_jobs.digest
alter table feed_import_jobs add column digest text not null;
--- column: feed_import_jobs.missing_since
alter table feed_import_jobs add column missing_since timestamp with time zone;
--- column: feed_import_jobs.closed_at
alter table feed_import_jobs add column closed_at timestamp with time zone;
--- column: feed_import_runs.id
alter table feed_import_runs add column id uuid not null;
--- column: feed_import_runs.feed_import_id
alter table feed_import_runs add column feed_import_id uuid not null;
--- column: feed_import_runs.started_at
alter table feed_import_runs add column started_at timestamp with time zone not null;
--- column: feed_import_runs.ended_at
alter table feed_import_runs add column ended_at timestamp with time zone;
--- column: feed_import_runs.failure
alter table feed_import_runs add column failure text;
--- column: feed_import_runs.failure_detail
alter table feed_import_runs add column failure_detail text;
--- column: feed_import_runs.is_unmodified
alter table feed_import_runs add column is_unmodified boolean not null default false;
--- column: feed_import_runs.added_count
alter table feed_import_runs add column added_count integer not null default 0;
--- column: feed_import_runs.changed_count
alter table feed_import_runs add column changed_count integer not null default 0;
--- column: feed_import_runs.closed_count
alter table feed_import_runs add column closed_count integer not null default 0;
--- column: feed_import_runs.unchanged_count
alter table feed_import_runs add column unchanged_count integer not null default 0;
--- column: feed_import_runs.left_out_count
alter table feed_import_runs add column left_out_count integer not null default 0;
--- column: feed_import_runs.missing_count
alter table feed_import_runs add column missing_count integer not null default 0;
--- column: feed_import_runs.problems
alter table feed_import_runs add column problems jsonb not null default '[]'::jsonb;
--- column: feed_imports.id
alter table feed_imports add column id uuid not null;
--- column: feed_imports.company_id
alter table feed_imports add column company_id uuid not null;
--- column: feed_imports.account_id
alter table feed_imports add column account_id uuid;
--- column: feed_imports.url
alter table feed_imports add column url text not null;
--- column: feed_imports.schedule
alter table feed_imports add column schedule text not null;
--- column: feed_imports.answers
alter table feed_imports add column answers jsonb not null;
--- column: feed_imports.does_apply_elsewhere
alter table feed_imports add column does_apply_elsewhere boolean not null;
--- column: feed_imports.created_at
alter table feed_imports add column created_at timestamp with time zone not null;
--- column: feed_imports.next_at
alter table feed_imports add column next_at timestamp with time zone not null;
--- column: feed_imports.etag
alter table feed_imports add column etag text;
--- column: feed_imports.last_modified
alter table feed_imports add column last_modified text;
--- column: feed_imports.read_at
alter table feed_imports add column read_at timestamp with time zone;
--- column: feed_imports.run_id
alter table feed_imports add column run_id uuid;
--- column: feed_imports.claimed_until
alter table feed_imports add column claimed_until timestamp with time zone;
--- column: feed_imports.failing_since
alter table feed_imports add column failing_since timestamp with time zone;
--- column: feed_imports.off_at
alter table feed_imports add column off_at timestamp with time zone;
--- column: feed_imports.closing_asked_at
alter table feed_imports add column closing_asked_at timestamp with time zone;
--- column: feed_imports.closing_confirmed_at
alter table feed_imports add column closing_confirmed_at timestamp with time zone;
--- column: job_file_rows.wording
alter table job_file_rows add column wording jsonb not null default '[]'::jsonb;
--- column: job_file_rows.company_id
alter table job_file_rows add column company_id uuid;
--- column: job_files.type_answers
alter table job_files add column type_answers jsonb not null default '{}'::jsonb;
--- column: job_files.company_answers
alter table job_files add column company_answers jsonb not null default '{}'::jsonb;
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations FeedImports1772030000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772030000000,"name":"FeedImports1772030000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
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
--- constraint: feed_import_jobs feed_import_jobs_job_id_key
alter table feed_import_jobs add constraint feed_import_jobs_job_id_key UNIQUE (job_id);
--- constraint: feed_import_jobs feed_import_jobs_pkey
alter table feed_import_jobs add constraint feed_import_jobs_pkey PRIMARY KEY (feed_import_id, reference);
--- constraint: feed_import_runs feed_import_runs_pkey
alter table feed_import_runs add constraint feed_import_runs_pkey PRIMARY KEY (id);
--- constraint: feed_imports feed_imports_company_id_url_key
alter table feed_imports add constraint feed_imports_company_id_url_key UNIQUE (company_id, url);
--- constraint: feed_imports feed_imports_pkey
alter table feed_imports add constraint feed_imports_pkey PRIMARY KEY (id);
--- constraint: feed_imports feed_imports_schedule_check
alter table feed_imports add constraint feed_imports_schedule_check CHECK ((schedule = ANY (ARRAY['hourly'::text, 'six-hourly'::text, 'daily'::text])));
--- constraint: feed_imports feed_imports_url_check
alter table feed_imports add constraint feed_imports_url_check CHECK ((url <> ''::text));
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: feed_import_jobs feed_import_jobs_feed_import_id_fkey
alter table feed_import_jobs add constraint feed_import_jobs_feed_import_id_fkey FOREIGN KEY (feed_import_id) REFERENCES feed_imports(id) ON DELETE CASCADE;
--- foreign key: feed_import_jobs feed_import_jobs_job_id_fkey
alter table feed_import_jobs add constraint feed_import_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: feed_import_runs feed_import_runs_feed_import_id_fkey
alter table feed_import_runs add constraint feed_import_runs_feed_import_id_fkey FOREIGN KEY (feed_import_id) REFERENCES feed_imports(id) ON DELETE CASCADE;
--- foreign key: feed_imports feed_imports_account_id_fkey
alter table feed_imports add constraint feed_imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: feed_imports feed_imports_company_id_fkey
alter table feed_imports add constraint feed_imports_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
--- index: feed_import_runs_feed
CREATE INDEX feed_import_runs_feed ON public.feed_import_runs USING btree (feed_import_id, started_at DESC);
--- index: feed_import_runs_started
CREATE INDEX feed_import_runs_started ON public.feed_import_runs USING btree (started_at);
--- index: feed_imports_account
CREATE INDEX feed_imports_account ON public.feed_imports USING btree (account_id);
--- index: feed_imports_due
CREATE INDEX feed_imports_due ON public.feed_imports USING btree (next_at) WHERE (off_at IS NULL);
