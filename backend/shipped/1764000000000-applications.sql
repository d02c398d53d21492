--- after: 1763960000000-words-with-signs
--- table: application_events
create table application_events ();
--- table: application_usage
create table application_usage ();
--- table: applications
create table applications ();
--- table: job_view_counts
create table job_view_counts ();
--- table: job_view_marks
create table job_view_marks ();
--- table: job_view_salts
create table job_view_salts ();
--- table: saved_jobs
create table saved_jobs ();
--- column: application_events.id
alter table application_events add column id uuid not null;
--- column: application_events.application_id
alter table application_events add column application_id uuid not null;
--- column: application_events.status
alter table application_events add column status text not null;
--- column: application_events.party
alter table application_events add column party text not null;
--- column: application_events.actor_id
alter table application_events add column actor_id uuid;
--- column: application_events.at
alter table application_events add column at timestamp with time zone not null;
--- column: application_usage.account_id
alter table application_usage add column account_id uuid not null;
--- column: application_usage.month
alter table application_usage add column month text not null;
--- column: application_usage.used
alter table application_usage add column used integer not null;
--- column: applications.id
alter table applications add column id uuid not null;
--- column: applications.job_id
alter table applications add column job_id uuid not null;
--- column: applications.applicant_id
alter table applications add column applicant_id uuid not null;
--- column: applications.status
alter table applications add column status text not null;
--- column: applications.note
alter table applications add column note text;
--- column: applications.job
alter table applications add column job jsonb not null;
--- column: applications.profile
alter table applications add column profile jsonb not null;
--- column: applications.quota_month
alter table applications add column quota_month text not null;
--- column: applications.applied_at
alter table applications add column applied_at timestamp with time zone not null;
--- column: applications.status_at
alter table applications add column status_at timestamp with time zone not null;
--- column: applications.answered_at
alter table applications add column answered_at timestamp with time zone;
--- column: applications.refunded_at
alter table applications add column refunded_at timestamp with time zone;
--- column: job_view_counts.job_id
alter table job_view_counts add column job_id uuid not null;
--- column: job_view_counts.day
alter table job_view_counts add column day date not null;
--- column: job_view_counts.views
alter table job_view_counts add column views integer not null;
--- column: job_view_marks.day
alter table job_view_marks add column day date not null;
--- column: job_view_marks.job_id
alter table job_view_marks add column job_id uuid not null;
--- column: job_view_marks.viewer
alter table job_view_marks add column viewer bytea not null;
--- column: job_view_salts.day
alter table job_view_salts add column day date not null;
--- column: job_view_salts.salt
alter table job_view_salts add column salt bytea not null;
--- column: saved_jobs.account_id
alter table saved_jobs add column account_id uuid not null;
--- column: saved_jobs.job_id
alter table saved_jobs add column job_id uuid not null;
--- column: saved_jobs.saved_at
alter table saved_jobs add column saved_at timestamp with time zone not null;
--- row: migrations Applications1764000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764000000000,"name":"Applications1764000000000"}');
--- constraint: application_events application_events_party_check
alter table application_events add constraint application_events_party_check CHECK ((party = ANY (ARRAY['applicant'::text, 'company'::text, 'portal'::text])));
--- constraint: application_events application_events_pkey
alter table application_events add constraint application_events_pkey PRIMARY KEY (id);
--- constraint: application_usage application_usage_month_check
alter table application_usage add constraint application_usage_month_check CHECK ((month ~ '^\d{4}-\d{2}$'::text));
--- constraint: application_usage application_usage_pkey
alter table application_usage add constraint application_usage_pkey PRIMARY KEY (account_id, month);
--- constraint: application_usage application_usage_used_check
alter table application_usage add constraint application_usage_used_check CHECK ((used >= 0));
--- constraint: applications applications_job_id_applicant_id_key
alter table applications add constraint applications_job_id_applicant_id_key UNIQUE (job_id, applicant_id);
--- constraint: applications applications_pkey
alter table applications add constraint applications_pkey PRIMARY KEY (id);
--- constraint: applications applications_quota_month_check
alter table applications add constraint applications_quota_month_check CHECK ((quota_month ~ '^\d{4}-\d{2}$'::text));
--- constraint: applications applications_status_check
alter table applications add constraint applications_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'viewed'::text, 'shortlisted'::text, 'interview'::text, 'offered'::text, 'hired'::text, 'not-selected'::text, 'withdrawn'::text])));
--- constraint: job_view_counts job_view_counts_pkey
alter table job_view_counts add constraint job_view_counts_pkey PRIMARY KEY (job_id, day);
--- constraint: job_view_marks job_view_marks_pkey
alter table job_view_marks add constraint job_view_marks_pkey PRIMARY KEY (day, job_id, viewer);
--- constraint: job_view_salts job_view_salts_pkey
alter table job_view_salts add constraint job_view_salts_pkey PRIMARY KEY (day);
--- constraint: saved_jobs saved_jobs_pkey
alter table saved_jobs add constraint saved_jobs_pkey PRIMARY KEY (account_id, job_id);
--- foreign key: application_usage application_usage_account_id_fkey
alter table application_usage add constraint application_usage_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: applications applications_applicant_id_fkey
alter table applications add constraint applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: applications applications_job_id_fkey
alter table applications add constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id);
--- foreign key: job_view_counts job_view_counts_job_id_fkey
alter table job_view_counts add constraint job_view_counts_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: job_view_marks job_view_marks_day_fkey
alter table job_view_marks add constraint job_view_marks_day_fkey FOREIGN KEY (day) REFERENCES job_view_salts(day) ON DELETE CASCADE;
--- foreign key: saved_jobs saved_jobs_account_id_fkey
alter table saved_jobs add constraint saved_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: saved_jobs saved_jobs_job_id_fkey
alter table saved_jobs add constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- index: application_events_application
CREATE INDEX application_events_application ON public.application_events USING btree (application_id, at, id);
--- index: applications_applicant
CREATE INDEX applications_applicant ON public.applications USING btree (applicant_id, applied_at DESC, id DESC);
--- index: saved_jobs_newest
CREATE INDEX saved_jobs_newest ON public.saved_jobs USING btree (account_id, saved_at DESC, job_id);
--- function: application_events_refuse()
CREATE OR REPLACE FUNCTION public.application_events_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    raise exception 'application events are only ever added' using errcode = 'insufficient_privilege';
  end $function$
;
--- trigger: application_events application_events_append_only
CREATE TRIGGER application_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.application_events FOR EACH STATEMENT EXECUTE FUNCTION application_events_refuse();
