--- after: 1764000000000-applications
--- table: job_reports
create table job_reports ();
--- column: job_reports.id
alter table job_reports add column id uuid not null;
--- column: job_reports.job_id
alter table job_reports add column job_id uuid not null;
--- column: job_reports.account_id
alter table job_reports add column account_id uuid;
--- column: job_reports.reason
alter table job_reports add column reason text not null;
--- column: job_reports.comment
alter table job_reports add column comment text;
--- column: job_reports.created_at
alter table job_reports add column created_at timestamp with time zone not null;
--- row: migrations JobReports1764100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764100000000,"name":"JobReports1764100000000"}');
--- constraint: job_reports job_reports_comment_check
alter table job_reports add constraint job_reports_comment_check CHECK ((length(comment) <= 1000));
--- constraint: job_reports job_reports_job_id_account_id_key
alter table job_reports add constraint job_reports_job_id_account_id_key UNIQUE (job_id, account_id);
--- constraint: job_reports job_reports_pkey
alter table job_reports add constraint job_reports_pkey PRIMARY KEY (id);
--- constraint: job_reports job_reports_reason_check
alter table job_reports add constraint job_reports_reason_check CHECK ((reason = ANY (ARRAY['scam'::text, 'asks-for-money'::text, 'expired'::text, 'wrong-details'::text, 'discriminatory'::text, 'other'::text])));
--- foreign key: job_reports job_reports_account_id_fkey
alter table job_reports add constraint job_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: job_reports job_reports_job_id_fkey
alter table job_reports add constraint job_reports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- index: job_reports_account
CREATE INDEX job_reports_account ON public.job_reports USING btree (account_id);
--- index: jobs_sitemap
CREATE INDEX jobs_sitemap ON public.jobs USING btree (id) INCLUDE (open_until, updated_at) WHERE is_listed;
