--- after: 1771980000000-mail-suppressions
--- gone function: live_members(p_company_id uuid)
--- table: breach_recipients
create table breach_recipients ();
--- table: breach_tellings
create table breach_tellings ();
--- table: email_changes
create table email_changes ();
--- table: feed_import_jobs
create table feed_import_jobs ();
--- table: feed_import_runs
create table feed_import_runs ();
--- table: feed_imports
create table feed_imports ();
--- table: job_hiring_managers
create table job_hiring_managers ();
--- table: second_factor_proofs
create table second_factor_proofs ();
--- table: second_factor_recovery_codes
create table second_factor_recovery_codes ();
--- table: second_factors
create table second_factors ();
--- table: sms_days
create table sms_days ();
--- table: walk_in_paces
create table walk_in_paces ();
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
--- column: job_file_rows.withdrawal
alter table job_file_rows add column withdrawal text;
--- column: job_files.type_answers
alter table job_files add column type_answers jsonb not null default '{}'::jsonb;
--- column: job_files.company_answers
alter table job_files add column company_answers jsonb not null default '{}'::jsonb;
--- column: job_hiring_managers.job_id
alter table job_hiring_managers add column job_id uuid not null;
--- column: job_hiring_managers.account_id
alter table job_hiring_managers add column account_id uuid not null;
--- column: job_hiring_managers.company_id
alter table job_hiring_managers add column company_id uuid not null;
--- column: job_hiring_managers.assigned_at
alter table job_hiring_managers add column assigned_at timestamp with time zone not null;
--- column: job_view_counts.highlighted_views
alter table job_view_counts add column highlighted_views integer not null default 0;
--- column: jobs.is_for_client
alter table jobs add column is_for_client boolean not null default false;
--- column: jobs.client_name
alter table jobs add column client_name text;
--- column: jobs.client_industry
alter table jobs add column client_industry text;
--- column: jobs.highlighted_at
alter table jobs add column highlighted_at timestamp with time zone;
--- column: jobs.highlighted_until
alter table jobs add column highlighted_until timestamp with time zone;
--- column: notice_preferences.sms_on
alter table notice_preferences add column sms_on text[] not null default '{}'::text[];
--- column: notices.sms_at
alter table notices add column sms_at timestamp with time zone;
--- column: notices.texted_at
alter table notices add column texted_at timestamp with time zone;
--- column: plans.highlighted_jobs
alter table plans add column highlighted_jobs integer not null default 0;
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
--- column: sms_days.day
alter table sms_days add column day date not null;
--- column: sms_days.sent
alter table sms_days add column sent integer not null;
--- column: walk_in_paces.job_id
alter table walk_in_paces add column job_id uuid not null;
--- column: walk_in_paces.per_hour
alter table walk_in_paces add column per_hour integer not null;
--- column: walk_in_visits.former_details
alter table walk_in_visits add column former_details jsonb;
--- column: walk_in_visits.band_minute
alter table walk_in_visits add column band_minute integer;
--- generated column: job_hiring_managers.role
alter table job_hiring_managers add column role text not null generated always as ('hiring-manager'::text) stored;
--- row: migrations BreachTellings1772070000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070000000,"name":"BreachTellings1772070000000"}');
--- row: migrations EmailChanges1771970000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771970000000,"name":"EmailChanges1771970000000"}');
--- row: migrations FeedImports1772030000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772030000000,"name":"FeedImports1772030000000"}');
--- row: migrations HiringManagers1772070100000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070100000,"name":"HiringManagers1772070100000"}');
--- row: migrations JobClients1772010000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772010000000,"name":"JobClients1772010000000"}');
--- row: migrations JobFileCompanies1771952000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771952000000,"name":"JobFileCompanies1771952000000"}');
--- row: migrations JobFileTypes1771950000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771950000000,"name":"JobFileTypes1771950000000"}');
--- row: migrations JobFileWithdrawal1772040000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772040000000,"name":"JobFileWithdrawal1772040000000"}');
--- row: migrations JobFileWording1771951000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1771951000000,"name":"JobFileWording1771951000000"}');
--- row: migrations JobHighlights1772060000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772060000000,"name":"JobHighlights1772060000000"}');
--- row: migrations NoticeSms1772061000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772061000000,"name":"NoticeSms1772061000000"}');
--- row: migrations SecondFactors1772020000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772020000000,"name":"SecondFactors1772020000000"}');
--- row: migrations SeekerLanguages1772050000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772050000000,"name":"SeekerLanguages1772050000000"}');
--- row: migrations WalkInChanges1772041000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772041000000,"name":"WalkInChanges1772041000000"}');
--- row: database_routines function applications_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell","checksum":"2d196222f630f582daafdd9eb24dd0c0e7cc5ec2a1e08eebc0b55db06ab81989"}');
--- row: database_routines function applications_tell_new
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"applications_tell_new","checksum":"9b76361fc0e06d6d673a7b1ad481cab392c6446b949f65750f0707c99820aa99"}');
--- row: database_routines function company_members_unassign
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"company_members_unassign","checksum":"a8c01d08679c509b7284fb5da72752de53c13fc9c14f286a09fa759107b7477c"}');
--- row: database_routines function job_highlights_renew
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_highlights_renew","checksum":"2695f36ae2413b2805eb5a5818a0cf7fb71739a3e833d6937375b6bdc335fc74"}');
--- row: database_routines function job_highlights_spread
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_highlights_spread","checksum":"e88cb29e6c94228656c0a58486a92d1f3190024365be853909add42067b8afbf"}');
--- row: database_routines function job_hiring_managers_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_hiring_managers_tell","checksum":"3ed33e5001be237f5ed9ba16a5969194ba227017bd922e22b6a70b1ca828ab07"}');
--- row: database_routines function job_search_keep
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_keep","checksum":"592183dcb4e97da5239c63cd347ec026eec299871beee861762023c86d943d44"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"f54d54da7118306c127e3952c4d39bd2d3b808af661d8aaf7ec2b80e1581f460"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"e118126b51200cf8f4ceb7d6dc1bb129d146f330afe8253d98aebd22d21888d8"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"7d185ab8761311d1807dff033e235ab7ea8a0ea6aeb994ec02b44947441b2fe8"}');
--- row: database_routines function jobs_highlight
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_highlight","checksum":"e43c892f240e582baafb14f061176f673fc5db7e235cf997cc13d497d8b5e983"}');
--- row: database_routines function jobs_highlight_moved
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_highlight_moved","checksum":"fbea8ce058a7b972984ba74f78b9c527bacedd134919c2a066436c862719d8be"}');
--- row: database_routines function live_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_members","checksum":"6992eb083d753fe7ff8ea06c0691ead4e0d9832f633275e6509379cb93b449fd"}');
--- row: database_routines function live_side
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"live_side","checksum":"ff674d4999144da753706e4087ddaa14d7ea62307f5efd2cd663eb7d4e04ae1c"}');
--- row: database_routines function walk_in_days_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_days_tell","checksum":"aad613a058b722974f3c92a8cf0d5dfee4fc624f4fe55a3c98e9ea590ed456d3"}');
--- row: database_routines function walk_in_visits_tell
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"walk_in_visits_tell","checksum":"969611d3e97e88b21391133decef203c579357d9b5b80f881139dbd3fa726f54"}');
--- row: database_routines trigger companies_highlights on companies
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"companies_highlights on companies","checksum":"f5f891fe662e9c5be89c78e172a17f61b327144ba59ba407a3dc2200f1d281bd"}');
--- row: database_routines trigger company_members_highlights on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_highlights on company_members","checksum":"fe08ed3f320cf72fe3853addccec4c4256b0e9543c039c60b44564a6553e0b07"}');
--- row: database_routines trigger company_members_unassign on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_members_unassign on company_members","checksum":"62c0ee7a6ae93ce0964ecdd01febeb9aec6b8032d6671418d917e3cc78defd37"}');
--- row: database_routines trigger job_hiring_managers_tell on job_hiring_managers
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"job_hiring_managers_tell on job_hiring_managers","checksum":"fba0d57fed589a771eaa0b0939fa1349eee58028c71a0a3a98034d20e8f39e23"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"964d417b62b7c3bd8496d3bd80a9559424d443505c594c9e3d6c248179635a09"}');
--- row: database_routines trigger jobs_highlight on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_highlight on jobs","checksum":"0f25fb900c63baeaa937d49a3b9f5e9d5b5a62ca500236ec3d97f496195bf3f4"}');
--- row: database_routines trigger jobs_highlight_moved on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_highlight_moved on jobs","checksum":"7aac80cd077b3c384771f6c8eb0ee04efcfd08dc82cbfc87c0e82f20ca0c45eb"}');
--- row: database_routines trigger plans_highlights on plans
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"plans_highlights on plans","checksum":"0f7f1710fab5f16b24549e65fe40512bd0ec2b1ee4bfd6bb7c694cdea8bcbf75"}');
--- row: database_routines trigger subscriptions_highlights on subscriptions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"subscriptions_highlights on subscriptions","checksum":"26d15d2bf339ea5578ce9f6881f4caa3142d5febbbc10afedb93fe1002d6bbe0"}');
--- row: database_routines trigger walk_in_visits_tell on walk_in_visits
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"walk_in_visits_tell on walk_in_visits","checksum":"871908db7e0da1d204b3c1d5d6a5b05da2d6aaef2fcd4a92d2f0944f1acd678a"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["view-listings","basic-templates","basic-search"],"name":"Free","monthly_price":0,"rank":0,"team_seats":2,"highlighted_jobs":0}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters"],"name":"Paid","monthly_price":299,"rank":1,"team_seats":2,"highlighted_jobs":0}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["view-listings","basic-templates","basic-search","professional-templates","advanced-filters","priority-processing"],"name":"Premium","monthly_price":799,"rank":2,"team_seats":2,"highlighted_jobs":0}');
--- constraint: accounts accounts_language
alter table accounts add constraint accounts_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'bn'::text, 'mr'::text, 'te'::text, 'ta'::text, 'gu'::text, 'kn'::text])));
--- constraint: alerts alerts_language
alter table alerts add constraint alerts_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'bn'::text, 'mr'::text, 'te'::text, 'ta'::text, 'gu'::text, 'kn'::text])));
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
--- constraint: company_members company_members_in_role
alter table company_members add constraint company_members_in_role UNIQUE (company_id, account_id, role);
--- constraint: company_members company_members_role_check
alter table company_members add constraint company_members_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring-manager'::text, 'viewer'::text])));
--- constraint: consents consents_language_check
alter table consents add constraint consents_language_check CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text, 'bn'::text, 'mr'::text, 'te'::text, 'ta'::text, 'gu'::text, 'kn'::text])));
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
--- constraint: job_file_rows job_file_rows_withdrawal_check
alter table job_file_rows add constraint job_file_rows_withdrawal_check CHECK ((withdrawal = ANY (ARRAY['deleted'::text, 'closed'::text, 'edited'::text, 'barred'::text])));
--- constraint: job_files job_files_state_check
alter table job_files add constraint job_files_state_check CHECK ((state = ANY (ARRAY['reading'::text, 'mapping'::text, 'mending'::text, 'posting'::text, 'done'::text, 'failed'::text, 'withdrawing'::text, 'withdrawn'::text])));
--- constraint: job_hiring_managers job_hiring_managers_pkey
alter table job_hiring_managers add constraint job_hiring_managers_pkey PRIMARY KEY (job_id, account_id);
--- constraint: jobs jobs_client_check
alter table jobs add constraint jobs_client_check CHECK ((is_for_client OR ((client_name IS NULL) AND (client_industry IS NULL))));
--- constraint: jobs jobs_highlighted_check
alter table jobs add constraint jobs_highlighted_check CHECK (((highlighted_until IS NULL) OR (highlighted_at IS NOT NULL)));
--- constraint: plans plans_highlighted_jobs_check
alter table plans add constraint plans_highlighted_jobs_check CHECK ((highlighted_jobs >= 0));
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
--- constraint: sms_days sms_days_pkey
alter table sms_days add constraint sms_days_pkey PRIMARY KEY (day);
--- constraint: sms_days sms_days_sent_check
alter table sms_days add constraint sms_days_sent_check CHECK ((sent >= 0));
--- constraint: team_invitations team_invitations_role_check
alter table team_invitations add constraint team_invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'hiring-manager'::text, 'viewer'::text])));
--- constraint: walk_in_paces walk_in_paces_per_hour_check
alter table walk_in_paces add constraint walk_in_paces_per_hour_check CHECK (((per_hour >= 1) AND (per_hour <= 500)));
--- constraint: walk_in_paces walk_in_paces_pkey
alter table walk_in_paces add constraint walk_in_paces_pkey PRIMARY KEY (job_id);
--- constraint: walk_in_visits walk_in_visits_band_minute_check
alter table walk_in_visits add constraint walk_in_visits_band_minute_check CHECK (((band_minute >= 0) AND (band_minute <= 1439)));
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
--- foreign key: job_hiring_managers job_hiring_managers_account_id_fkey
alter table job_hiring_managers add constraint job_hiring_managers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: job_hiring_managers job_hiring_managers_job_id_fkey
alter table job_hiring_managers add constraint job_hiring_managers_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: job_hiring_managers job_hiring_managers_member
alter table job_hiring_managers add constraint job_hiring_managers_member FOREIGN KEY (company_id, account_id, role) REFERENCES company_members(company_id, account_id, role) ON DELETE CASCADE;
--- foreign key: second_factor_proofs second_factor_proofs_account_id_fkey
alter table second_factor_proofs add constraint second_factor_proofs_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE;
--- foreign key: second_factor_recovery_codes second_factor_recovery_codes_account_id_fkey
alter table second_factor_recovery_codes add constraint second_factor_recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES second_factors(account_id) ON DELETE CASCADE;
--- foreign key: second_factors second_factors_account_id_fkey
alter table second_factors add constraint second_factors_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: walk_in_paces walk_in_paces_job_id_fkey
alter table walk_in_paces add constraint walk_in_paces_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
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
--- index: feed_import_runs_feed
CREATE INDEX feed_import_runs_feed ON public.feed_import_runs USING btree (feed_import_id, started_at DESC);
--- index: feed_import_runs_started
CREATE INDEX feed_import_runs_started ON public.feed_import_runs USING btree (started_at);
--- index: feed_imports_account
CREATE INDEX feed_imports_account ON public.feed_imports USING btree (account_id);
--- index: feed_imports_due
CREATE INDEX feed_imports_due ON public.feed_imports USING btree (next_at) WHERE (off_at IS NULL);
--- index: job_hiring_managers_member
CREATE INDEX job_hiring_managers_member ON public.job_hiring_managers USING btree (account_id, company_id);
--- index: jobs_client_name
CREATE INDEX jobs_client_name ON public.jobs USING gin (client_name gin_trgm_ops) WHERE (client_name IS NOT NULL);
--- index: jobs_clients
CREATE INDEX jobs_clients ON public.jobs USING btree (posted_at, id) WHERE (client_name IS NOT NULL);
--- index: jobs_highlighted
CREATE INDEX jobs_highlighted ON public.jobs USING btree (company_id) WHERE (highlighted_at IS NOT NULL);
--- index: notices_texted
CREATE INDEX notices_texted ON public.notices USING btree (account_id, texted_at) WHERE (texted_at IS NOT NULL);
--- index: saved_jobs_job
CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id);
--- index: second_factor_proofs_account
CREATE INDEX second_factor_proofs_account ON public.second_factor_proofs USING btree (account_id);
--- index: second_factor_proofs_time
CREATE INDEX second_factor_proofs_time ON public.second_factor_proofs USING btree (passed_at);
--- function: applications_tell()
CREATE OR REPLACE FUNCTION public.applications_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.status, old.stage_id, old.shown_status, old.applicant_id)
    is not distinct from (new.status, new.stage_id, new.shown_status, new.applicant_id) then
    return null;
  end if;
  perform live_tell('candidates', new.job_id, live_members(new.company_id, new.job_id));
  if coalesce(old.shown_status, old.status) <> coalesce(new.shown_status, new.status) then
    perform live_tell('applications', new.id, array[new.applicant_id]);
  end if;
  return null;
end $function$
;
--- function: applications_tell_new()
CREATE OR REPLACE FUNCTION public.applications_tell_new()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', sent.job_id, live_members(sent.company_id, sent.job_id))
    from (select distinct job_id, company_id from new_applications) sent;
  return null;
end $function$
;
--- function: company_members_unassign()
CREATE OR REPLACE FUNCTION public.company_members_unassign()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from job_hiring_managers where company_id = old.company_id and account_id = old.account_id;
  return new;
end $function$
;
--- function: job_highlights_renew(p_companies uuid[])
CREATE OR REPLACE FUNCTION public.job_highlights_renew(p_companies uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from companies where id = any (p_companies) order by id for no key update;
  with allowed as (
    select member.company_id, held_plan.highlighted_jobs as most, held.changes_at,
      case when held.next_plan is null then held_plan.highlighted_jobs else next_plan.highlighted_jobs end as most_after
    from company_members member
      left join subscriptions held on held.account_id = member.account_id
      join plans held_plan on held_plan.code = coalesce(held.plan, starting_plan())
      left join plans next_plan on next_plan.code = held.next_plan
    where member.company_id = any (p_companies) and member.role = 'owner'
  ), highlighted as (
    select job.id, job.company_id, company.verified_until,
      company.verified_at is not null and job.open_until > now() as may_be,
      row_number() over (
        partition by job.company_id, job.open_until > now() order by job.highlighted_at, job.id
      ) as place
    from jobs job join companies company on company.id = job.company_id
    where job.company_id = any (p_companies) and job.highlighted_at is not null
  ), renewed as (
    select id, case when may_be then least(verified_until, (
        select max(case when place <= least(most, most_after) then timestamptz '9999-12-31'
          when place <= most then changes_at end)
        from allowed where allowed.company_id = highlighted.company_id and place <= most
      )) end as until,
      may_be and exists (
        select from allowed where allowed.company_id = highlighted.company_id and place <= most
      ) as stays
    from highlighted
  )
  update jobs set highlighted_at = case when stays then highlighted_at end,
      highlighted_until = case when stays then until end
    from renewed
    where jobs.id = renewed.id
      and (not stays or highlighted_until is distinct from until);
end $function$
;
--- function: job_highlights_spread()
CREATE OR REPLACE FUNCTION public.job_highlights_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_companies uuid[];
begin
  if tg_table_name = 'companies' then
    v_companies := array[new.id];
  elsif tg_table_name = 'company_members' then
    v_companies := array[coalesce(new.company_id, old.company_id)];
  elsif tg_table_name = 'subscriptions' then
    v_companies := array(
      select company_id from company_members
      where account_id = coalesce(new.account_id, old.account_id) and role = 'owner'
    );
  else
    v_companies := array(select distinct company_id from jobs where highlighted_at is not null);
  end if;
  v_companies := array(
    select distinct company_id from jobs where company_id = any (v_companies) and highlighted_at is not null
  );
  if v_companies <> '{}' then perform job_highlights_renew(v_companies); end if;
  return null;
end $function$
;
--- function: job_hiring_managers_tell()
CREATE OR REPLACE FUNCTION public.job_hiring_managers_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('candidates', coalesce(new.job_id, old.job_id),
    array[coalesce(new.account_id, old.account_id)]);
  return null;
end $function$
;
--- function: job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_keep(p_id uuid, p_facets text[], p_text text, p_pay_from integer, p_pay_to integer)
 RETURNS void
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  c_most_pairs constant int := 200;
  -- A group of places with a title's word or remote work in it makes no pairs: job_search_keys knows places alone.
  c_places constant text := E'^((at|for|cell|place):[^\x01]*(\x01|$))+$';
  v_read record := job_search_read(p_text);
  v_clauses text[] := array(
    select distinct clause
    from unnest(p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms) clause where clause <> 'live'
  );
  v_words text[] := string_to_array(job_search_clause(v_clauses, '^(w|t|skill):'), E'\x01');
  v_places text[] := string_to_array(job_search_clause(v_clauses, c_places), E'\x01');
  v_keys bigint[];
begin
  if v_words is not null and v_places is not null
      and cardinality(v_words) * cardinality(v_places) <= c_most_pairs then
    v_keys := array(
      select hashtextextended(word, hashtextextended(place, 0)) from unnest(v_words) word, unnest(v_places) place
    );
  else
    v_keys := array(
      select hashtextextended(term, 0) from unnest(coalesce(v_words, v_places,
        string_to_array(coalesce(job_search_clause(v_clauses, '^[^:]+:'), v_clauses[1], 'live'), E'\x01'))) term
    );
  end if;
  delete from job_search_kept where id = p_id;
  insert into job_search_kept (id, terms, groups, title_terms, pay_from, pay_to) values (
    p_id,
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') = 0),
    array(select clause from unnest(v_clauses) clause where strpos(clause, E'\x01') > 0),
    string_to_array(v_read.tiers[4], E'\x01'),
    p_pay_from, p_pay_to
  );
  insert into job_search_kept_keys (key, kept_id) select distinct key, p_id from unnest(v_keys) key;
end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_changed uuid[] := array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until, job.highlighted_until is null
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until,
        former.highlighted_until is null
      )
  );
begin
  if v_changed = '{}' then return null; end if;
  perform job_search_note(v_changed);
  perform job_search_arrive(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where job.id = any (v_changed) and job.is_listed and job.open_until > now()
      and not (former.is_listed and former.open_until > now())
  ), v_changed);
  return null;
end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
      case when job.is_company_verified then 'verified' end,
      case when job.does_company_reply then 'replies' end,
      case when job.highlighted_until is not null then 'highlighted' end,
      -- Nodes of the release before ask for the next two.
      'city:' || lower(job.city), 'locality:' || lower(job.locality),
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.city) end,
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.locality) end], null)
    || job_search_place_terms(job.place_ids)
    || job_search_fact_terms(job.education, job.shift, job.english_level, job.walk_in_until, job.posted_at,
      job.open_until)
    -- Each element of a list with a prefix; null where the list is empty.
    || string_to_array('w:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
    || string_to_array('t:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
    || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(
      job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
    || ('{
      years:0, years:1, years:2, years:3, years:4, years:5, years:6, years:7, years:8, years:9, years:10, years:11,
      years:12, years:13, years:14, years:15, years:16, years:17, years:18, years:19, years:20, years:21, years:22,
      years:23, years:24, years:25, years:26, years:27, years:28, years:29, years:30
    }'::text[])[job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
    || ('{
      pay>=1, pay>=100000, pay>=150000, pay>=200000, pay>=250000, pay>=300000, pay>=400000, pay>=500000,
      pay>=600000, pay>=700000, pay>=800000, pay>=900000, pay>=1000000, pay>=1200000, pay>=1500000, pay>=1800000,
      pay>=2000000, pay>=2500000, pay>=3000000, pay>=4000000, pay>=5000000, pay>=7500000, pay>=10000000,
      pay>=20000000
    }'::text[])[1 : width_bucket(job.pay_yearly_max, '{
      1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
      1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
    }'::int[])]
    || ('{
      pay<=100000, pay<=200000, pay<=300000, pay<=500000, pay<=800000, pay<=1200000, pay<=2000000, pay<=3000000,
      pay<=5000000, pay<=10000000, pay<=2000000000
    }'::text[])[width_bucket(job.pay_yearly_min - 1, '{
      100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
    }'::int[]) + 1 :]
$function$
;
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
--- function: jobs_highlight()
CREATE OR REPLACE FUNCTION public.jobs_highlight()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.closed_at is not null or new.removed_at is not null
      or (old.open_until <= now() and new.open_until > old.open_until) then
    new.highlighted_at := null;
    new.highlighted_until := null;
  end if;
  return new;
end $function$
;
--- function: jobs_highlight_moved()
CREATE OR REPLACE FUNCTION public.jobs_highlight_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_highlights_renew(array[new.company_id]);
  return null;
end $function$
;
--- function: live_members(p_company_id uuid, p_job_id uuid)
CREATE OR REPLACE FUNCTION public.live_members(p_company_id uuid, p_job_id uuid)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select array(
    select account_id from company_members member
    where company_id = p_company_id and (member.role <> 'hiring-manager' or exists (
      select from job_hiring_managers assigned
      where assigned.job_id = p_job_id and assigned.account_id = member.account_id
    ))
  )
$function$
;
--- function: live_side(p_application_id uuid, p_party text)
CREATE OR REPLACE FUNCTION public.live_side(p_application_id uuid, p_party text)
 RETURNS uuid[]
 LANGUAGE sql
 STABLE
AS $function$
  select case p_party when 'applicant' then array[applicant_id] else live_members(company_id, job_id) end
  from applications where id = p_application_id
$function$
;
--- function: walk_in_days_tell()
CREATE OR REPLACE FUNCTION public.walk_in_days_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.number_now, old.called_off_at) is distinct from (new.number_now, new.called_off_at) then
    perform live_tell('walk-ins', new.job_id,
      array(select account_id from walk_in_visits
        where job_id = new.job_id and day = new.day and status in ('waiting', 'came', 'missed'))
      || live_members((select company_id from jobs where id = new.job_id), new.job_id));
  end if;
  return null;
end $function$
;
--- function: walk_in_visits_tell()
CREATE OR REPLACE FUNCTION public.walk_in_visits_tell()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform live_tell('walk-ins', new.job_id,
    array[new.account_id] || live_members((select company_id from jobs where id = new.job_id), new.job_id));
  return null;
end $function$
;
--- trigger: companies companies_highlights
CREATE TRIGGER companies_highlights AFTER UPDATE OF verified_at, verified_until ON public.companies FOR EACH ROW WHEN (((old.verified_at IS DISTINCT FROM new.verified_at) OR (old.verified_until IS DISTINCT FROM new.verified_until))) EXECUTE FUNCTION job_highlights_spread();
--- trigger: company_members company_members_highlights
CREATE TRIGGER company_members_highlights AFTER INSERT OR DELETE OR UPDATE OF role ON public.company_members FOR EACH ROW EXECUTE FUNCTION job_highlights_spread();
--- trigger: company_members company_members_unassign
CREATE TRIGGER company_members_unassign BEFORE UPDATE OF role ON public.company_members FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION company_members_unassign();
--- trigger: job_hiring_managers job_hiring_managers_tell
CREATE TRIGGER job_hiring_managers_tell AFTER INSERT OR DELETE ON public.job_hiring_managers FOR EACH ROW EXECUTE FUNCTION job_hiring_managers_tell();
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, description, client_name, type, work_mode, shift, education, experience_min_years, freshers_welcome, notice_period_days, walk_in_from, walk_in_until ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
--- trigger: jobs jobs_highlight
CREATE TRIGGER jobs_highlight BEFORE UPDATE OF closed_at, removed_at, open_until ON public.jobs FOR EACH ROW WHEN ((old.highlighted_at IS NOT NULL)) EXECUTE FUNCTION jobs_highlight();
--- trigger: jobs jobs_highlight_moved
CREATE TRIGGER jobs_highlight_moved AFTER UPDATE OF company_id ON public.jobs FOR EACH ROW WHEN (((new.highlighted_at IS NOT NULL) AND (old.company_id <> new.company_id))) EXECUTE FUNCTION jobs_highlight_moved();
--- trigger: plans plans_highlights
CREATE TRIGGER plans_highlights AFTER UPDATE OF highlighted_jobs ON public.plans FOR EACH ROW WHEN ((old.highlighted_jobs <> new.highlighted_jobs)) EXECUTE FUNCTION job_highlights_spread();
--- trigger: subscriptions subscriptions_highlights
CREATE TRIGGER subscriptions_highlights AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION job_highlights_spread();
--- trigger: walk_in_visits walk_in_visits_tell
CREATE TRIGGER walk_in_visits_tell AFTER INSERT OR UPDATE OF status, called_at, former_details ON public.walk_in_visits FOR EACH ROW EXECUTE FUNCTION walk_in_visits_tell();
