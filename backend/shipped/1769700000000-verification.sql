--- after: 1769100000000-job-file-jobs
--- table: company_checks
create table company_checks ();
--- table: company_documents
create table company_documents ();
--- table: verification_requests
create table verification_requests ();
--- column: companies.verified_until
alter table companies add column verified_until timestamp with time zone;
--- column: company_checks.id
alter table company_checks add column id uuid not null;
--- column: company_checks.company_id
alter table company_checks add column company_id uuid not null;
--- column: company_checks.kind
alter table company_checks add column kind text not null;
--- column: company_checks.state
alter table company_checks add column state text not null;
--- column: company_checks.evidence
alter table company_checks add column evidence jsonb not null;
--- column: company_checks.asked_at
alter table company_checks add column asked_at timestamp with time zone not null;
--- column: company_checks.asked_by
alter table company_checks add column asked_by uuid;
--- column: company_checks.decided_at
alter table company_checks add column decided_at timestamp with time zone;
--- column: company_checks.decided_by
alter table company_checks add column decided_by uuid;
--- column: company_checks.lapses_at
alter table company_checks add column lapses_at timestamp with time zone;
--- column: company_documents.id
alter table company_documents add column id uuid not null;
--- column: company_documents.check_id
alter table company_documents add column check_id uuid not null;
--- column: company_documents.type
alter table company_documents add column type text not null;
--- column: company_documents.bytes
alter table company_documents add column bytes integer not null;
--- column: company_documents.uploaded_by
alter table company_documents add column uploaded_by uuid;
--- column: company_documents.created_at
alter table company_documents add column created_at timestamp with time zone not null;
--- column: verification_requests.id
alter table verification_requests add column id uuid not null;
--- column: verification_requests.company_id
alter table verification_requests add column company_id uuid not null;
--- column: verification_requests.status
alter table verification_requests add column status text not null;
--- column: verification_requests.asked_at
alter table verification_requests add column asked_at timestamp with time zone not null;
--- column: verification_requests.message
alter table verification_requests add column message text;
--- column: verification_requests.decided_at
alter table verification_requests add column decided_at timestamp with time zone;
--- column: verification_requests.decided_by
alter table verification_requests add column decided_by uuid;
--- row: migrations Verification1769700000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769700000000,"name":"Verification1769700000000"}');
--- row: database_routines function files_let_go
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"files_let_go","checksum":"51201364155d902b865e98594e2f70325c5bedff649fcd9957380a945fd6914c"}');
--- row: database_routines trigger company_documents_let_go on company_documents
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"company_documents_let_go on company_documents","checksum":"665cbce3ab50cd00be9801813ff00b875fd747e5f39cfbb41db54a7b49c5af0e"}');
--- constraint: company_checks company_checks_check
alter table company_checks add constraint company_checks_check CHECK (((state <> 'passed'::text) OR ((decided_at IS NOT NULL) AND (lapses_at IS NOT NULL))));
--- constraint: company_checks company_checks_kind_check
alter table company_checks add constraint company_checks_kind_check CHECK ((kind = ANY (ARRAY['work-email'::text, 'domain'::text, 'gstin'::text, 'documents'::text])));
--- constraint: company_checks company_checks_pkey
alter table company_checks add constraint company_checks_pkey PRIMARY KEY (id);
--- constraint: company_checks company_checks_state_check
alter table company_checks add constraint company_checks_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'passed'::text, 'failed'::text, 'lapsed'::text, 'withdrawn'::text])));
--- constraint: company_documents company_documents_pkey
alter table company_documents add constraint company_documents_pkey PRIMARY KEY (id);
--- constraint: company_documents company_documents_type_check
alter table company_documents add constraint company_documents_type_check CHECK ((type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text])));
--- constraint: verification_requests verification_requests_pkey
alter table verification_requests add constraint verification_requests_pkey PRIMARY KEY (id);
--- constraint: verification_requests verification_requests_status_check
alter table verification_requests add constraint verification_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'more-asked'::text, 'verified'::text, 'refused'::text])));
--- foreign key: company_checks company_checks_asked_by_fkey
alter table company_checks add constraint company_checks_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: company_checks company_checks_company_id_fkey
alter table company_checks add constraint company_checks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: company_checks company_checks_decided_by_fkey
alter table company_checks add constraint company_checks_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: company_documents company_documents_check_id_fkey
alter table company_documents add constraint company_documents_check_id_fkey FOREIGN KEY (check_id) REFERENCES company_checks(id) ON DELETE CASCADE;
--- foreign key: company_documents company_documents_uploaded_by_fkey
alter table company_documents add constraint company_documents_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: verification_requests verification_requests_company_id_fkey
alter table verification_requests add constraint verification_requests_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: verification_requests verification_requests_decided_by_fkey
alter table verification_requests add constraint verification_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- index: companies_verified_until
CREATE INDEX companies_verified_until ON public.companies USING btree (verified_until) WHERE (verified_at IS NOT NULL);
--- index: company_checks_asked_by
CREATE INDEX company_checks_asked_by ON public.company_checks USING btree (asked_by);
--- index: company_checks_company
CREATE INDEX company_checks_company ON public.company_checks USING btree (company_id, kind);
--- index: company_checks_decided_by
CREATE INDEX company_checks_decided_by ON public.company_checks USING btree (decided_by);
--- index: company_checks_lapses
CREATE INDEX company_checks_lapses ON public.company_checks USING btree (lapses_at) WHERE (state = 'passed'::text);
--- index: company_checks_passed
CREATE UNIQUE INDEX company_checks_passed ON public.company_checks USING btree (company_id, kind) WHERE (state = 'passed'::text);
--- index: company_checks_pending
CREATE UNIQUE INDEX company_checks_pending ON public.company_checks USING btree (company_id, kind) WHERE (state = 'pending'::text);
--- index: company_documents_check
CREATE INDEX company_documents_check ON public.company_documents USING btree (check_id);
--- index: company_documents_uploaded_by
CREATE INDEX company_documents_uploaded_by ON public.company_documents USING btree (uploaded_by);
--- index: verification_requests_company
CREATE INDEX verification_requests_company ON public.verification_requests USING btree (company_id, asked_at);
--- index: verification_requests_decided_by
CREATE INDEX verification_requests_decided_by ON public.verification_requests USING btree (decided_by);
--- index: verification_requests_open
CREATE UNIQUE INDEX verification_requests_open ON public.verification_requests USING btree (company_id) WHERE (status = ANY (ARRAY['waiting'::text, 'more-asked'::text]));
--- index: verification_requests_waiting
CREATE INDEX verification_requests_waiting ON public.verification_requests USING btree (asked_at, id) WHERE (status = 'waiting'::text);
--- function: files_let_go()
CREATE OR REPLACE FUNCTION public.files_let_go()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file_key constant text := tg_argv[0] || '/' || old.id || coalesce(tg_argv[1], '.webp');
begin
  update files set state = 'gone' where key = file_key;
  if found then
    delete from file_contents where key = file_key;
    perform graphile_worker.add_job('file-sweep', '{}'::json, max_attempts := 16, job_key := 'file-sweep:all');
  end if;
  return null;
end $function$
;
--- trigger: company_documents company_documents_let_go
CREATE TRIGGER company_documents_let_go AFTER DELETE ON public.company_documents FOR EACH ROW EXECUTE FUNCTION files_let_go('company-documents', '');
