--- after: 1770300000000-teams
--- gone function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
--- table: api_keys
create table api_keys ();
--- table: application_scorecards
create table application_scorecards ();
--- table: billing_details
create table billing_details ();
--- table: invoice_series
create table invoice_series ();
--- table: invoices
create table invoices ();
--- table: job_scorecard_criteria
create table job_scorecard_criteria ();
--- table: message_files
create table message_files ();
--- table: plan_refunds
create table plan_refunds ();
--- table: resume_originals
create table resume_originals ();
--- column: accounts.language
alter table accounts add column language text;
--- column: api_keys.id
alter table api_keys add column id uuid not null;
--- column: api_keys.company_id
alter table api_keys add column company_id uuid not null;
--- column: api_keys.creator_id
alter table api_keys add column creator_id uuid not null;
--- column: api_keys.name
alter table api_keys add column name text not null;
--- column: api_keys.scopes
alter table api_keys add column scopes text[] not null;
--- column: api_keys.secret_hash
alter table api_keys add column secret_hash text not null;
--- column: api_keys.hint
alter table api_keys add column hint text not null;
--- column: api_keys.created_at
alter table api_keys add column created_at timestamp with time zone not null;
--- column: api_keys.expires_at
alter table api_keys add column expires_at timestamp with time zone not null;
--- column: api_keys.last_used_at
alter table api_keys add column last_used_at timestamp with time zone;
--- column: api_keys.revoked_at
alter table api_keys add column revoked_at timestamp with time zone;
--- column: application_events.api_key_id
alter table application_events add column api_key_id uuid;
--- column: application_scorecards.id
alter table application_scorecards add column id uuid not null;
--- column: application_scorecards.application_id
alter table application_scorecards add column application_id uuid not null;
--- column: application_scorecards.author_id
alter table application_scorecards add column author_id uuid;
--- column: application_scorecards.marks
alter table application_scorecards add column marks jsonb not null;
--- column: application_scorecards.remark
alter table application_scorecards add column remark text not null;
--- column: application_scorecards.average
alter table application_scorecards add column average double precision not null;
--- column: application_scorecards.created_at
alter table application_scorecards add column created_at timestamp with time zone not null;
--- column: application_scorecards.updated_at
alter table application_scorecards add column updated_at timestamp with time zone not null;
--- column: applications.original_id
alter table applications add column original_id uuid;
--- column: audit_entries.api_key_id
alter table audit_entries add column api_key_id uuid;
--- column: billing_details.account_id
alter table billing_details add column account_id uuid not null;
--- column: billing_details.name
alter table billing_details add column name text not null;
--- column: billing_details.address
alter table billing_details add column address text not null;
--- column: billing_details.state_code
alter table billing_details add column state_code text not null;
--- column: billing_details.gstin
alter table billing_details add column gstin text;
--- column: invoice_series.kind
alter table invoice_series add column kind text not null;
--- column: invoice_series.financial_year
alter table invoice_series add column financial_year text not null;
--- column: invoice_series.last
alter table invoice_series add column last integer not null;
--- column: invoices.id
alter table invoices add column id uuid not null;
--- column: invoices.kind
alter table invoices add column kind text not null;
--- column: invoices.financial_year
alter table invoices add column financial_year text not null;
--- column: invoices.serial
alter table invoices add column serial integer not null;
--- column: invoices.number
alter table invoices add column number text not null;
--- column: invoices.account_id
alter table invoices add column account_id uuid;
--- column: invoices.corrects_id
alter table invoices add column corrects_id uuid;
--- column: invoices.issued_at
alter table invoices add column issued_at timestamp with time zone not null;
--- column: invoices.payment_reference
alter table invoices add column payment_reference text not null;
--- column: invoices.refund_id
alter table invoices add column refund_id text;
--- column: invoices.seller
alter table invoices add column seller jsonb not null;
--- column: invoices.buyer
alter table invoices add column buyer jsonb not null;
--- column: invoices.description
alter table invoices add column description text not null;
--- column: invoices.sac
alter table invoices add column sac text not null;
--- column: invoices.total
alter table invoices add column total integer not null;
--- column: invoices.taxable
alter table invoices add column taxable integer not null;
--- column: invoices.cgst
alter table invoices add column cgst integer not null;
--- column: invoices.sgst
alter table invoices add column sgst integer not null;
--- column: invoices.igst
alter table invoices add column igst integer not null;
--- column: job_scorecard_criteria.job_id
alter table job_scorecard_criteria add column job_id uuid not null;
--- column: job_scorecard_criteria.criteria
alter table job_scorecard_criteria add column criteria text[] not null;
--- column: message_files.id
alter table message_files add column id uuid not null;
--- column: message_files.application_id
alter table message_files add column application_id uuid not null;
--- column: message_files.message_id
alter table message_files add column message_id uuid;
--- column: message_files.account_id
alter table message_files add column account_id uuid;
--- column: message_files.name
alter table message_files add column name text not null;
--- column: message_files.type
alter table message_files add column type text not null;
--- column: message_files.bytes
alter table message_files add column bytes integer not null;
--- column: message_files.created_at
alter table message_files add column created_at timestamp with time zone not null;
--- column: plan_refunds.id
alter table plan_refunds add column id text not null;
--- column: plan_refunds.request_id
alter table plan_refunds add column request_id uuid not null;
--- column: plan_refunds.paise
alter table plan_refunds add column paise integer not null;
--- column: plan_refunds.refunded_at
alter table plan_refunds add column refunded_at timestamp with time zone not null;
--- column: plan_requests.previous_plan
alter table plan_requests add column previous_plan text;
--- column: resume_originals.id
alter table resume_originals add column id uuid not null;
--- column: resume_originals.account_id
alter table resume_originals add column account_id uuid not null;
--- column: resume_originals.name
alter table resume_originals add column name text not null;
--- column: resume_originals.kind
alter table resume_originals add column kind text not null;
--- column: resume_originals.bytes
alter table resume_originals add column bytes integer not null;
--- column: resume_originals.page_count
alter table resume_originals add column page_count integer not null;
--- column: resume_originals.texts
alter table resume_originals add column texts text[] not null;
--- column: resume_originals.sha256
alter table resume_originals add column sha256 bytea not null;
--- column: resume_originals.created_at
alter table resume_originals add column created_at timestamp with time zone not null;
--- column: resume_originals.removed_at
alter table resume_originals add column removed_at timestamp with time zone;
--- row: migrations AccountLanguage1770350000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770350000000,"name":"AccountLanguage1770350000000"}');
--- row: migrations ApiKeys1770500000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770500000000,"name":"ApiKeys1770500000000"}');
--- row: migrations Invoices1770450000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770450000000,"name":"Invoices1770450000000"}');
--- row: migrations MessageFiles1770660000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770660000000,"name":"MessageFiles1770660000000"}');
--- row: migrations PlanRefunds1770400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770400000000,"name":"PlanRefunds1770400000000"}');
--- row: migrations ResumeOriginals1770410000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770410000000,"name":"ResumeOriginals1770410000000"}');
--- row: migrations Scorecards1770360000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1770360000000,"name":"Scorecards1770360000000"}');
--- row: database_routines function api_keys_end
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"api_keys_end","checksum":"49e7495b54af7985266a5ad4b2b5e37f9bfd1f74bf2a359af6930bb4c649e95c"}');
--- row: database_routines function invoices_number
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"invoices_number","checksum":"5949d4176b032576a1e4b3e471853a24d07a6447da56277284d40a910a54b4ef"}');
--- row: database_routines function invoices_refuse
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"invoices_refuse","checksum":"124b3ed188ebb6c1fe92f8c5e0cb47bd75564ff515fd809803091c87761b9ba4"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"6160db35134dafd2e075f84ab2fc88117a19a3e5b8dcd0fa397cbf5259c3af5f"}');
--- row: database_routines function job_search_paid
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_paid","checksum":"efa6424fd0af0cc8f7afefa3cd8b545bfa804fbde150ad6ce947baff9a76b3a5"}');
--- row: database_routines function job_search_pick
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_pick","checksum":"f601d35ef6a24eb56e2dd3955680b118a9052b3e57e8fd4383bdf0198648b134"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"9f745343897bee6732d3f00df3946e27944def9602d97bc2ed2fd26dc45ad825"}');
--- row: database_routines trigger api_keys_end on company_members
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"api_keys_end on company_members","checksum":"00df4be6f6a641f932235c41cac8369e42e418e74b2826e6e88ef6e69747f279"}');
--- row: database_routines trigger invoices_number on invoices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"invoices_number on invoices","checksum":"7c5722dc11f24c91586e1e4a1684ddfc82f506501582918bfdac1dad3a09be5f"}');
--- row: database_routines trigger invoices_refuse on invoices
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"invoices_refuse on invoices","checksum":"d23b84175c26c19db5ca56e65bb2143b54731cd4243fcea2ed5440a374f9abef"}');
--- row: database_routines trigger message_files_let_go on message_files
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"message_files_let_go on message_files","checksum":"a04c12f98b5a17d0b343d5e750e19f8d10aefcef8c4c320872f3d1ad6beb16b7"}');
--- row: database_routines trigger resume_originals_let_go on resume_originals
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"resume_originals_let_go on resume_originals","checksum":"d320c9e2684b6131070576ef9ab299e3edad2ec1e4641b40628a9310822b6271"}');
--- constraint: accounts accounts_language
alter table accounts add constraint accounts_language CHECK ((language = ANY (ARRAY['en'::text, 'hi'::text])));
--- constraint: api_keys api_keys_name_check
alter table api_keys add constraint api_keys_name_check CHECK ((name <> ''::text));
--- constraint: api_keys api_keys_pkey
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
--- constraint: api_keys api_keys_scopes_check
alter table api_keys add constraint api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['jobs:read'::text, 'jobs:write'::text, 'candidates:read'::text, 'candidates:write'::text])));
--- constraint: api_keys api_keys_secret_hash_key
alter table api_keys add constraint api_keys_secret_hash_key UNIQUE (secret_hash);
--- constraint: application_scorecards application_scorecards_application_id_author_id_key
alter table application_scorecards add constraint application_scorecards_application_id_author_id_key UNIQUE (application_id, author_id);
--- constraint: application_scorecards application_scorecards_average_check
alter table application_scorecards add constraint application_scorecards_average_check CHECK (((average >= (1)::double precision) AND (average <= (5)::double precision)));
--- constraint: application_scorecards application_scorecards_marks_check
alter table application_scorecards add constraint application_scorecards_marks_check CHECK ((jsonb_typeof(marks) = 'array'::text));
--- constraint: application_scorecards application_scorecards_pkey
alter table application_scorecards add constraint application_scorecards_pkey PRIMARY KEY (id);
--- constraint: application_scorecards application_scorecards_remark_check
alter table application_scorecards add constraint application_scorecards_remark_check CHECK ((length(remark) <= 500));
--- constraint: billing_details billing_details_address_check
alter table billing_details add constraint billing_details_address_check CHECK ((address <> ''::text));
--- constraint: billing_details billing_details_check
alter table billing_details add constraint billing_details_check CHECK (((gstin ~ '^[0-9A-Z]{15}$'::text) AND ("left"(gstin, 2) = state_code)));
--- constraint: billing_details billing_details_name_check
alter table billing_details add constraint billing_details_name_check CHECK ((name <> ''::text));
--- constraint: billing_details billing_details_pkey
alter table billing_details add constraint billing_details_pkey PRIMARY KEY (account_id);
--- constraint: billing_details billing_details_state_code_check
alter table billing_details add constraint billing_details_state_code_check CHECK ((state_code ~ '^[0-9]{2}$'::text));
--- constraint: invoice_series invoice_series_financial_year_check
alter table invoice_series add constraint invoice_series_financial_year_check CHECK ((financial_year ~ '^[0-9]{2}-[0-9]{2}$'::text));
--- constraint: invoice_series invoice_series_kind_check
alter table invoice_series add constraint invoice_series_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit-note'::text])));
--- constraint: invoice_series invoice_series_last_check
alter table invoice_series add constraint invoice_series_last_check CHECK ((last > 0));
--- constraint: invoice_series invoice_series_pkey
alter table invoice_series add constraint invoice_series_pkey PRIMARY KEY (kind, financial_year);
--- constraint: invoices invoices_cgst_check
alter table invoices add constraint invoices_cgst_check CHECK ((cgst >= 0));
--- constraint: invoices invoices_check
alter table invoices add constraint invoices_check CHECK ((sgst = cgst));
--- constraint: invoices invoices_check1
alter table invoices add constraint invoices_check1 CHECK (((((taxable + cgst) + sgst) + igst) = total));
--- constraint: invoices invoices_check2
alter table invoices add constraint invoices_check2 CHECK (((igst = 0) OR (cgst = 0)));
--- constraint: invoices invoices_check3
alter table invoices add constraint invoices_check3 CHECK (((kind = 'credit-note'::text) = ((corrects_id IS NOT NULL) AND (refund_id IS NOT NULL))));
--- constraint: invoices invoices_igst_check
alter table invoices add constraint invoices_igst_check CHECK ((igst >= 0));
--- constraint: invoices invoices_kind_financial_year_serial_key
alter table invoices add constraint invoices_kind_financial_year_serial_key UNIQUE (kind, financial_year, serial);
--- constraint: invoices invoices_number_check
alter table invoices add constraint invoices_number_check CHECK ((length(number) <= 16));
--- constraint: invoices invoices_number_key
alter table invoices add constraint invoices_number_key UNIQUE (number);
--- constraint: invoices invoices_pkey
alter table invoices add constraint invoices_pkey PRIMARY KEY (id);
--- constraint: invoices invoices_refund_id_key
alter table invoices add constraint invoices_refund_id_key UNIQUE (refund_id);
--- constraint: invoices invoices_serial_check
alter table invoices add constraint invoices_serial_check CHECK ((serial > 0));
--- constraint: invoices invoices_taxable_check
alter table invoices add constraint invoices_taxable_check CHECK ((taxable >= 0));
--- constraint: invoices invoices_total_check
alter table invoices add constraint invoices_total_check CHECK ((total > 0));
--- constraint: job_scorecard_criteria job_scorecard_criteria_criteria_check
alter table job_scorecard_criteria add constraint job_scorecard_criteria_criteria_check CHECK (((cardinality(criteria) >= 1) AND (cardinality(criteria) <= 8)));
--- constraint: job_scorecard_criteria job_scorecard_criteria_pkey
alter table job_scorecard_criteria add constraint job_scorecard_criteria_pkey PRIMARY KEY (job_id);
--- constraint: message_files message_files_bytes_check
alter table message_files add constraint message_files_bytes_check CHECK ((bytes > 0));
--- constraint: message_files message_files_message_id_key
alter table message_files add constraint message_files_message_id_key UNIQUE (message_id);
--- constraint: message_files message_files_name_check
alter table message_files add constraint message_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120)));
--- constraint: message_files message_files_pkey
alter table message_files add constraint message_files_pkey PRIMARY KEY (id);
--- constraint: plan_refunds plan_refunds_paise_check
alter table plan_refunds add constraint plan_refunds_paise_check CHECK ((paise > 0));
--- constraint: plan_refunds plan_refunds_pkey
alter table plan_refunds add constraint plan_refunds_pkey PRIMARY KEY (id);
--- constraint: plan_requests plan_requests_status_check
alter table plan_requests add constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['awaiting-payment'::text, 'requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text, 'failed'::text, 'overpaid'::text, 'refunded'::text])));
--- constraint: resume_originals resume_originals_account_id_sha256_key
alter table resume_originals add constraint resume_originals_account_id_sha256_key UNIQUE (account_id, sha256);
--- constraint: resume_originals resume_originals_bytes_check
alter table resume_originals add constraint resume_originals_bytes_check CHECK (((bytes >= 1) AND (bytes <= 5242880)));
--- constraint: resume_originals resume_originals_kind_check
alter table resume_originals add constraint resume_originals_kind_check CHECK ((kind = ANY (ARRAY['pdf'::text, 'docx'::text])));
--- constraint: resume_originals resume_originals_page_count_check
alter table resume_originals add constraint resume_originals_page_count_check CHECK (((page_count >= 0) AND (page_count <= 20)));
--- constraint: resume_originals resume_originals_pkey
alter table resume_originals add constraint resume_originals_pkey PRIMARY KEY (id);
--- foreign key: api_keys api_keys_company_id_fkey
alter table api_keys add constraint api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: api_keys api_keys_creator_id_fkey
alter table api_keys add constraint api_keys_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: application_scorecards application_scorecards_application_id_fkey
alter table application_scorecards add constraint application_scorecards_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: application_scorecards application_scorecards_author_id_fkey
alter table application_scorecards add constraint application_scorecards_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: applications applications_original_id_fkey
alter table applications add constraint applications_original_id_fkey FOREIGN KEY (original_id) REFERENCES resume_originals(id);
--- foreign key: billing_details billing_details_account_id_fkey
alter table billing_details add constraint billing_details_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: invoices invoices_account_id_fkey
alter table invoices add constraint invoices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: invoices invoices_corrects_id_fkey
alter table invoices add constraint invoices_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES invoices(id);
--- foreign key: invoices invoices_kind_financial_year_fkey
alter table invoices add constraint invoices_kind_financial_year_fkey FOREIGN KEY (kind, financial_year) REFERENCES invoice_series(kind, financial_year);
--- foreign key: job_scorecard_criteria job_scorecard_criteria_job_id_fkey
alter table job_scorecard_criteria add constraint job_scorecard_criteria_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: message_files message_files_account_id_fkey
alter table message_files add constraint message_files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: message_files message_files_application_id_fkey
alter table message_files add constraint message_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: message_files message_files_message_id_fkey
alter table message_files add constraint message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;
--- foreign key: plan_refunds plan_refunds_request_id_fkey
alter table plan_refunds add constraint plan_refunds_request_id_fkey FOREIGN KEY (request_id) REFERENCES plan_requests(id) ON DELETE CASCADE;
--- foreign key: plan_requests plan_requests_previous_plan_fkey
alter table plan_requests add constraint plan_requests_previous_plan_fkey FOREIGN KEY (previous_plan) REFERENCES plans(code);
--- foreign key: resume_originals resume_originals_account_id_fkey
alter table resume_originals add constraint resume_originals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: api_keys_company
CREATE INDEX api_keys_company ON public.api_keys USING btree (company_id);
--- index: api_keys_creator
CREATE INDEX api_keys_creator ON public.api_keys USING btree (creator_id);
--- index: application_scorecards_author
CREATE INDEX application_scorecards_author ON public.application_scorecards USING btree (author_id);
--- index: applications_original
CREATE INDEX applications_original ON public.applications USING btree (original_id) WHERE (original_id IS NOT NULL);
--- index: invoices_account
CREATE INDEX invoices_account ON public.invoices USING btree (account_id, id) WHERE (account_id IS NOT NULL);
--- index: invoices_corrects
CREATE INDEX invoices_corrects ON public.invoices USING btree (corrects_id) WHERE (corrects_id IS NOT NULL);
--- index: invoices_payment
CREATE UNIQUE INDEX invoices_payment ON public.invoices USING btree (payment_reference) WHERE (kind = 'invoice'::text);
--- index: message_files_account
CREATE INDEX message_files_account ON public.message_files USING btree (account_id);
--- index: message_files_application
CREATE INDEX message_files_application ON public.message_files USING btree (application_id);
--- index: plan_refunds_request
CREATE INDEX plan_refunds_request ON public.plan_refunds USING btree (request_id);
--- function: api_keys_end()
CREATE OR REPLACE FUNCTION public.api_keys_end()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update api_keys set revoked_at = now()
    where company_id = old.company_id and creator_id = old.account_id and revoked_at is null;
  return null;
end $function$
;
--- function: invoices_number()
CREATE OR REPLACE FUNCTION public.invoices_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoice_series as series (kind, financial_year, last) values (new.kind, new.financial_year, 1)
    on conflict (kind, financial_year) do update set last = series.last + 1
    returning last into new.serial;
  new.number := 'JP/' || new.financial_year || '/'
    || case new.kind when 'invoice' then lpad(new.serial::text, greatest(6, length(new.serial::text)), '0')
       else 'C' || lpad(new.serial::text, greatest(5, length(new.serial::text)), '0') end;
  return new;
end $function$
;
--- function: invoices_refuse()
CREATE OR REPLACE FUNCTION public.invoices_refuse()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.account_id is null and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then
    return new;
  end if;
  raise exception 'invoices are never changed or removed' using errcode = 'restrict_violation';
end $function$
;
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text, p_places integer[], p_kms integer[], p_nearer text)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text DEFAULT NULL::text, p_places integer[] DEFAULT NULL::integer[], p_kms integer[] DEFAULT NULL::integer[], p_nearer text DEFAULT NULL::text)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms;
  v_all text[] := array_remove(v_terms || p_circle, null);
  v_tiers text[] := case when p_is_ranked then v_read.tiers else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record;
  v_total int;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if p_places is null then
    v_walk := job_search_walk(p_sorting, v_all, v_tiers, v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, p_tier,
      p_key, p_job, p_offset + p_limit, null, p_cap);
    v_total := v_walk.total;
  else
    -- Few jobs are all looked up, some 10 microseconds each; of more, ring after ring until the page is full. A random
    -- board has small blocks, so that both are tried.
    v_walk := job_search_walk(p_sorting, v_all, '{}', v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
      null, null, least(200, job_search_capacity()), p_cap);
    v_total := v_walk.total;
    if cardinality(v_walk.jobs) < v_total then
      v_walk := job_search_rings(v_terms, p_circle is null, p_places, p_kms, p_nearer, p_now, p_posted_after,
        v_pay_from, v_pay_to, p_tier, p_key, p_job, p_offset + p_limit);
    else
      v_walk.tiers := array(
        select job_search_ring(job.place_ids, p_places, p_kms)
        from unnest(v_walk.jobs) with ordinality found (id, position) left join jobs job on job.id = found.id
        order by found.position
      );
    end if;
  end if;
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from,
      v_pay_to));
  end if;
  return query
    with hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select case when p_places is not null then job_search_ring(array(
            select substring(term from 5)::int from unnest(unfolded.terms) term where starts_with(term, 'for:')
          ), p_places, p_kms)
          else coalesce((
            select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
            where unfolded.terms @> string_to_array(tier.terms, E'\x01')
          ), greatest(cardinality(v_tiers) + 1, 5)) end, unfolded.job_id, unfolded.key
      from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
      where v_has_changes
    ), placed as materialized (
      select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
      from hits
      where p_key is null or hits.tier > p_tier
        or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    )
    select page.place, page.tier, page.job_id, page.key, v_total
    from (select 1) once
    left join (
      select * from placed where placed.place > p_offset order by placed.place limit p_limit
    ) page on true
    order by page.place;
end $function$
;
--- function: job_search_paid(p_block bigint, p_bits bit varying, p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_paid(p_block bigint, p_bits bit varying, p_from integer, p_to integer)
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return (
    select job_search_bits_with(known.slot, 1) from (
      select part.at * 512 + bit.position - 1 as slot, part.at
      from (
        select at, bits, bit_count(bits) as jobs from generate_series(0, 61) at
        cross join lateral (select substring(p_bits from at * 512 + 1 for 512) as bits offset 0) cut offset 0
      ) part
      cross join lateral (
        select position(B'1' in part.bits) as position where part.jobs = 1
        union all
        select sum(length(gap) + 1) over (order by at rows unbounded preceding)
        from string_to_table(case when part.jobs > 1 then part.bits::text end, '1') with ordinality gaps (gap, at)
      ) bit
      where part.jobs > 0
    ) found
    cross join lateral (
      select * from job_search_slots listed
      where listed.sorting = 'newest' and listed.block = p_block and listed.slot = found.slot::smallint offset 0
    ) known
    where found.slot < (found.at + 1) * 512 and (p_from is null or known.pay_max >= p_from)
      and (p_to is null or known.pay_min <= p_to)
    having count(*) > 0
  );
end $function$
;
--- function: job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
CREATE OR REPLACE FUNCTION public.job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
begin
  select coalesce(array_agg(best.job_id order by best.key desc, best.job_id desc), '{}'),
      coalesce(array_agg(best.key order by best.key desc, best.job_id desc), '{}') into jobs, keys from (
    select hit.job_id, hit.key
    from (
      select block.block, given.bits, block.sorted, given.jobs - block.behind as in_order,
        p_limit * 31744::float8 / greatest(given.jobs, 1) < 20 * case
          when p_is_exact then p_limit + given.jobs / 62 + block.behind else given.jobs end as is_dense
      from (
        select *, bit_count(bits) as jobs from unnest(p_blocks, p_bits) listed (block, bits)
      ) given
      cross join lateral (
        select known.block, known.sorted, bit_count(substring(given.bits from known.sorted + 1)) as behind
        from (
          select listed.block, case when listed.sorted = listed.used then 31744 else listed.sorted end as sorted
          from job_search_blocks listed where listed.sorting = p_sorting and listed.block = given.block offset 0
        ) known
      ) block
      offset 0
    ) picked
    cross join lateral (
      (
        select slots.job_id, slots.key from job_search_slots slots
        where picked.is_dense and slots.sorting = p_sorting and slots.block = picked.block
          and slots.key <= coalesce(p_key, 9223372036854775807)
          and get_bit(picked.bits, slots.slot) = 1
          and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
        order by slots.key desc, slots.job_id desc limit p_limit
      )
      union all
      select slots.job_id, slots.key from (
        select known.* from (
          select part.at * 512 + bit.position - 1 as slot, part.at
          from (
            select at, bits, bit_count(bits) as jobs from generate_series(0, 61) at
            cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) cut
            where not picked.is_dense offset 0
          ) part
          cross join lateral (
            select position(B'1' in part.bits) as position where part.jobs = 1
            union all
            select sum(length(gap) + 1) over (order by at rows unbounded preceding)
            from string_to_table(case when part.jobs > 1 then part.bits::text end, '1') with ordinality gaps (gap, at)
          ) bit
          where part.jobs > 0 and (not p_is_exact or (part.at + 1) * 512 > picked.sorted
            or picked.in_order - bit_count(substring(picked.bits for (part.at + 1) * 512)) < p_limit)
        ) found
        cross join lateral (
          select * from job_search_slots listed
          where listed.sorting = p_sorting and listed.block = picked.block and listed.slot = found.slot::smallint
          offset 0
        ) known
        where found.slot < (found.at + 1) * 512
      ) slots
      where (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
        and (p_posted_after is null or slots.posted_at >= p_posted_after)
        and (p_pay_from is null or slots.pay_max >= p_pay_from)
        and (p_pay_to is null or slots.pay_min <= p_pay_to)
    ) hit
    order by hit.key desc, hit.job_id desc limit p_limit
  ) best;
end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_most integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_most integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_page int := coalesce(p_page, p_most + 1);
  c_rest constant int := greatest(cardinality(p_tiers) + 1, 5);
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_singles text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_terms text[] := case when v_singles = '{live}' then v_singles else array_remove(v_singles, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- The tiers in which there can be a job: each term of theirs is some job's. The rest is the last of them.
  v_ranks int[] := array(
    select rank from unnest(p_tiers) with ordinality tier (terms, rank)
    where tier.terms is not null and not exists (
      select from unnest(string_to_array(tier.terms, E'\x01')) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term
      )
    ) order by rank
  ) || c_rest;
  -- The best tier that is still to be read; the page is full when that alone can fill it.
  v_lead int := (select min(rank) from unnest(v_ranks) rank where rank >= coalesce(p_tier, 1));
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_hit bit(31744);
  v_rank int;
  v_wanted text[];
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  v_few text;
  v_found record;
begin
  if p_page is null or v_groups <> '{}' then
    -- A term that has its jobs as slots everywhere: looking them up is less than making bits of them.
    v_few := (
      select term from unnest(v_terms) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term and bits is not null
      ) limit 1
    );
  end if;
  if v_few is not null then
    v_found := job_search_few(p_sorting, v_few, array_remove(v_singles, v_few), v_groups, array(
        select case when rank = any (v_ranks) then terms end
        from unnest(p_tiers) with ordinality tier (terms, rank) order by rank
      ), v_blocks, p_now, p_posted_after, p_pay_from, p_pay_to, p_tier, p_key, p_job,
      coalesce(p_page, p_cap + 1));
    jobs := v_found.jobs; keys := v_found.keys; tiers := v_found.tiers; total := v_found.total;
    return;
  end if;
  total := 0;
  loop
    if v_is_full and v_is_exact and v_groups = '{}' and cardinality(v_terms) = 1 then
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact and v_groups = '{}' then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure,
        case when v_groups <> '{}' then (
          select bit_and(one.bits) from (
            select (
              select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
              from job_search_bits known
              left join lateral unnest(known.slots) few (slot) on get_bit(met.bits, few.slot) = 1
              where known.sorting = p_sorting and known.term = any (string_to_array(wanted.term, E'\x01'))
                and known.block = met.block
            ) as bits from unnest(v_groups) wanted (term) offset 0
          ) one
        ) end as any_of
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      if v_groups <> '{}' then v_bits := v_bits & v_match.any_of; end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      foreach v_rank in array v_ranks loop
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_wanted := string_to_array(p_tiers[v_rank], E'\x01');
          -- Null where a term is in no title of the block.
          v_hit := v_bits & (
            select case when count(*) = cardinality(v_wanted) then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (v_wanted) and named.block = v_match.block
          );
          continue when coalesce(bit_count(v_hit), 0) = 0;
          v_bits := v_bits & ~ v_hit;
        end if;
        continue when v_rank < v_lead or v_counts[v_rank] >= v_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= v_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)
          and (p_page is not null or total + v_doubt_count > p_most)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_most then return; end if;
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= v_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, v_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
  -- Whether their pay fits was seen as they were picked.
  if p_page is null and v_doubt_count > 0 then total := cardinality(jobs); end if;
end $function$
;
--- trigger: company_members api_keys_end
CREATE TRIGGER api_keys_end AFTER DELETE ON public.company_members FOR EACH ROW EXECUTE FUNCTION api_keys_end();
--- trigger: invoices invoices_number
CREATE TRIGGER invoices_number BEFORE INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_number();
--- trigger: invoices invoices_refuse
CREATE TRIGGER invoices_refuse BEFORE DELETE OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION invoices_refuse();
--- trigger: message_files message_files_let_go
CREATE TRIGGER message_files_let_go AFTER DELETE ON public.message_files FOR EACH ROW EXECUTE FUNCTION files_let_go('message-files', '');
--- trigger: resume_originals resume_originals_let_go
CREATE TRIGGER resume_originals_let_go AFTER DELETE ON public.resume_originals FOR EACH ROW EXECUTE FUNCTION files_let_go('resume-originals', '');
