--- after: 1771980000000-mail-suppressions
--- table: email_changes
create table email_changes ();
--- table: second_factor_proofs
create table second_factor_proofs ();
--- table: second_factor_recovery_codes
create table second_factor_recovery_codes ();
--- table: second_factors
create table second_factors ();
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
--- column: second_factor_proofs.secret_hash
alter table second_factor_proofs add column secret_hash text not null;
--- column: second_factor_proofs.account_id
alter table second_factor_proofs add column account_id uuid not null;
--- column: second_factor_proofs.passed_at
alter table second_factor_proofs add column passed_at timestamp with time zone not null;
--- column: second_factor_recovery_codes.account_id
alter table second_factor_recovery_codes add column account_id uuid not null;
--- column: second_factor_recovery_codes.code_hash
alter table second_factor_recovery_codes add column code_hash text not null;
--- column: second_factor_recovery_codes.used_at
alter table second_factor_recovery_codes add column used_at timestamp with time zone;
--- column: second_factors.account_id
alter table second_factors add column account_id uuid not null;
--- column: second_factors.sealed_secret
alter table second_factors add column sealed_secret text not null;
--- column: second_factors.begun_at
alter table second_factors add column begun_at timestamp with time zone not null;
--- column: second_factors.confirmed_at
alter table second_factors add column confirmed_at timestamp with time zone;
--- column: second_factors.last_period
alter table second_factors add column last_period integer;
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- row: migrations SecondFactors1772020000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772020000000,"name":"SecondFactors1772020000000"}');
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
--- constraint: second_factor_proofs second_factor_proofs_pkey
alter table second_factor_proofs add constraint second_factor_proofs_pkey PRIMARY KEY (secret_hash);
--- constraint: second_factor_proofs second_factor_proofs_secret_hash_check
alter table second_factor_proofs add constraint second_factor_proofs_secret_hash_check CHECK ((secret_hash ~ '^[0-9a-f]{64}$'::text));
--- constraint: second_factor_recovery_codes second_factor_recovery_codes_code_hash_check
alter table second_factor_recovery_codes add constraint second_factor_recovery_codes_code_hash_check CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text));
--- constraint: second_factor_recovery_codes second_factor_recovery_codes_pkey
alter table second_factor_recovery_codes add constraint second_factor_recovery_codes_pkey PRIMARY KEY (account_id, code_hash);
--- constraint: second_factors second_factors_confirmed
alter table second_factors add constraint second_factors_confirmed CHECK (((confirmed_at IS NULL) = (last_period IS NULL)));
--- constraint: second_factors second_factors_pkey
alter table second_factors add constraint second_factors_pkey PRIMARY KEY (account_id);
--- foreign key: email_changes email_changes_account_id_fkey
alter table email_changes add constraint email_changes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: second_factor_proofs second_factor_proofs_account_id_fkey
alter table second_factor_proofs add constraint second_factor_proofs_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE;
--- foreign key: second_factor_recovery_codes second_factor_recovery_codes_account_id_fkey
alter table second_factor_recovery_codes add constraint second_factor_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE;
--- foreign key: second_factors second_factors_account_id_fkey
alter table second_factors add constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: email_changes_account
CREATE INDEX email_changes_account ON public.email_changes USING btree (account_id, requested_at);
--- index: email_changes_time
CREATE INDEX email_changes_time ON public.email_changes USING btree (requested_at);
--- index: second_factor_proofs_account
CREATE INDEX second_factor_proofs_account ON public.second_factor_proofs USING btree (account_id);
--- index: second_factor_proofs_time
CREATE INDEX second_factor_proofs_time ON public.second_factor_proofs USING btree (passed_at);
