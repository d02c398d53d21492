--- after: 1771980000000-mail-suppressions
--- table: breach_recipients
create table breach_recipients ();
--- table: breach_tellings
create table breach_tellings ();
--- table: email_changes
create table email_changes ();
--- column: accounts.email_told_at
alter table accounts add column email_told_at timestamp with time zone;
--- column: breach_recipients.breach_id
alter table breach_recipients add column breach_id uuid not null;
--- column: breach_recipients.account_id
alter table breach_recipients add column account_id uuid not null;
--- column: breach_recipients.telling_id
alter table breach_recipients add column telling_id uuid not null;
--- column: breach_recipients.told_at
alter table breach_recipients add column told_at timestamp with time zone;
--- column: breach_tellings.id
alter table breach_tellings add column id uuid not null;
--- column: breach_tellings.breach_id
alter table breach_tellings add column breach_id uuid not null;
--- column: breach_tellings.audience
alter table breach_tellings add column audience text not null;
--- column: breach_tellings.message
alter table breach_tellings add column message text not null;
--- column: breach_tellings.advice
alter table breach_tellings add column advice text not null;
--- column: breach_tellings.begun_at
alter table breach_tellings add column begun_at timestamp with time zone not null;
--- column: breach_tellings.told_count
alter table breach_tellings add column told_count integer not null default 0;
--- column: breach_tellings.ended_at
alter table breach_tellings add column ended_at timestamp with time zone;
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
--- row: migrations BreachTellings1772070000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070000000,"name":"BreachTellings1772070000000"}');
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- constraint: breach_recipients breach_recipients_pkey
alter table breach_recipients add constraint breach_recipients_pkey PRIMARY KEY (breach_id, account_id);
--- constraint: breach_tellings breach_tellings_advice_check
alter table breach_tellings add constraint breach_tellings_advice_check CHECK (((length(advice) >= 1) AND (length(advice) <= 4000)));
--- constraint: breach_tellings breach_tellings_audience_check
alter table breach_tellings add constraint breach_tellings_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'jobseekers'::text, 'employers'::text, 'addresses'::text])));
--- constraint: breach_tellings breach_tellings_message_check
alter table breach_tellings add constraint breach_tellings_message_check CHECK (((length(message) >= 1) AND (length(message) <= 4000)));
--- constraint: breach_tellings breach_tellings_pkey
alter table breach_tellings add constraint breach_tellings_pkey PRIMARY KEY (id);
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
--- foreign key: breach_recipients breach_recipients_account_id_fkey
alter table breach_recipients add constraint breach_recipients_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: breach_recipients breach_recipients_breach_id_fkey
alter table breach_recipients add constraint breach_recipients_breach_id_fkey FOREIGN KEY (breach_id) REFERENCES breaches(id);
--- foreign key: breach_recipients breach_recipients_telling_id_fkey
alter table breach_recipients add constraint breach_recipients_telling_id_fkey FOREIGN KEY (telling_id) REFERENCES breach_tellings(id);
--- foreign key: breach_tellings breach_tellings_breach_id_fkey
alter table breach_tellings add constraint breach_tellings_breach_id_fkey FOREIGN KEY (breach_id) REFERENCES breaches(id);
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: breach_recipients_account
CREATE INDEX breach_recipients_account ON public.breach_recipients USING btree (account_id);
--- index: breach_recipients_waiting
CREATE INDEX breach_recipients_waiting ON public.breach_recipients USING btree (telling_id, account_id) WHERE (told_at IS NULL);
--- index: breach_tellings_breach
CREATE INDEX breach_tellings_breach ON public.breach_tellings USING btree (breach_id);
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
