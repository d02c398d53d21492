--- after: 1763900000000-job-search.1
--- table: application_events
create table application_events ();
--- table: application_usage
create table application_usage ();
--- table: applications
create table applications ();
--- table: job_reports
create table job_reports ();
--- table: job_view_counts
create table job_view_counts ();
--- table: job_view_marks
create table job_view_marks ();
--- table: job_view_salts
create table job_view_salts ();
--- table: notices
create table notices ();
--- table: plan_requests
create table plan_requests ();
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
--- column: notices.id
alter table notices add column id uuid not null;
--- column: notices.account_id
alter table notices add column account_id uuid not null;
--- column: notices.kind
alter table notices add column kind text not null;
--- column: notices.params
alter table notices add column params jsonb not null;
--- column: notices.path
alter table notices add column path text not null;
--- column: notices.created_at
alter table notices add column created_at timestamp with time zone not null;
--- column: notices.read_at
alter table notices add column read_at timestamp with time zone;
--- column: notices.mailed_at
alter table notices add column mailed_at timestamp with time zone;
--- column: plan_requests.id
alter table plan_requests add column id uuid not null;
--- column: plan_requests.account_id
alter table plan_requests add column account_id uuid not null;
--- column: plan_requests.plan
alter table plan_requests add column plan text not null;
--- column: plan_requests.monthly_price
alter table plan_requests add column monthly_price integer not null;
--- column: plan_requests.status
alter table plan_requests add column status text not null;
--- column: plan_requests.payment_reference
alter table plan_requests add column payment_reference text;
--- column: plan_requests.requested_at
alter table plan_requests add column requested_at timestamp with time zone not null;
--- column: plan_requests.decided_at
alter table plan_requests add column decided_at timestamp with time zone;
--- column: plan_requests.decided_by_id
alter table plan_requests add column decided_by_id uuid;
--- column: plans.name
alter table plans add column name text not null;
--- column: plans.monthly_price
alter table plans add column monthly_price integer not null;
--- column: saved_jobs.account_id
alter table saved_jobs add column account_id uuid not null;
--- column: saved_jobs.job_id
alter table saved_jobs add column job_id uuid not null;
--- column: saved_jobs.saved_at
alter table saved_jobs add column saved_at timestamp with time zone not null;
--- column: subscriptions.next_plan
alter table subscriptions add column next_plan text;
--- column: subscriptions.changes_at
alter table subscriptions add column changes_at timestamp with time zone;
--- row: migrations Applications1764000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764000000000,"name":"Applications1764000000000"}');
--- row: migrations JobReports1764100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764100000000,"name":"JobReports1764100000000"}');
--- row: migrations Notices1764300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764300000000,"name":"Notices1764300000000"}');
--- row: migrations PlanChanges1764200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764200000000,"name":"PlanChanges1764200000000"}');
--- row: migrations WordsWithSigns1763960000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1763960000000,"name":"WordsWithSigns1763960000000"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["View listings","Basic templates","Basic search"],"name":"Free","monthly_price":0}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters"],"name":"Paid","monthly_price":299}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters","Priority processing"],"name":"Premium","monthly_price":799}');
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
--- constraint: job_reports job_reports_comment_check
alter table job_reports add constraint job_reports_comment_check CHECK ((length(comment) <= 1000));
--- constraint: job_reports job_reports_job_id_account_id_key
alter table job_reports add constraint job_reports_job_id_account_id_key UNIQUE (job_id, account_id);
--- constraint: job_reports job_reports_pkey
alter table job_reports add constraint job_reports_pkey PRIMARY KEY (id);
--- constraint: job_reports job_reports_reason_check
alter table job_reports add constraint job_reports_reason_check CHECK ((reason = ANY (ARRAY['scam'::text, 'asks-for-money'::text, 'expired'::text, 'wrong-details'::text, 'discriminatory'::text, 'other'::text])));
--- constraint: job_view_counts job_view_counts_pkey
alter table job_view_counts add constraint job_view_counts_pkey PRIMARY KEY (job_id, day);
--- constraint: job_view_marks job_view_marks_pkey
alter table job_view_marks add constraint job_view_marks_pkey PRIMARY KEY (day, job_id, viewer);
--- constraint: job_view_salts job_view_salts_pkey
alter table job_view_salts add constraint job_view_salts_pkey PRIMARY KEY (day);
--- constraint: notices notices_pkey
alter table notices add constraint notices_pkey PRIMARY KEY (id);
--- constraint: plan_requests plan_requests_check
alter table plan_requests add constraint plan_requests_check CHECK (((status = 'requested'::text) = (decided_at IS NULL)));
--- constraint: plan_requests plan_requests_payment_reference_key
alter table plan_requests add constraint plan_requests_payment_reference_key UNIQUE (payment_reference);
--- constraint: plan_requests plan_requests_pkey
alter table plan_requests add constraint plan_requests_pkey PRIMARY KEY (id);
--- constraint: plan_requests plan_requests_status_check
alter table plan_requests add constraint plan_requests_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'cancelled'::text])));
--- constraint: plans plans_monthly_price_check
alter table plans add constraint plans_monthly_price_check CHECK ((monthly_price >= 0));
--- constraint: saved_jobs saved_jobs_pkey
alter table saved_jobs add constraint saved_jobs_pkey PRIMARY KEY (account_id, job_id);
--- constraint: subscriptions subscriptions_check
alter table subscriptions add constraint subscriptions_check CHECK (((next_plan IS NULL) = (changes_at IS NULL)));
--- foreign key: application_usage application_usage_account_id_fkey
alter table application_usage add constraint application_usage_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: applications applications_applicant_id_fkey
alter table applications add constraint applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: applications applications_job_id_fkey
alter table applications add constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id);
--- foreign key: job_reports job_reports_account_id_fkey
alter table job_reports add constraint job_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: job_reports job_reports_job_id_fkey
alter table job_reports add constraint job_reports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: job_view_counts job_view_counts_job_id_fkey
alter table job_view_counts add constraint job_view_counts_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: job_view_marks job_view_marks_day_fkey
alter table job_view_marks add constraint job_view_marks_day_fkey FOREIGN KEY (day) REFERENCES job_view_salts(day) ON DELETE CASCADE;
--- foreign key: notices notices_account_id_fkey
alter table notices add constraint notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: plan_requests plan_requests_account_id_fkey
alter table plan_requests add constraint plan_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: plan_requests plan_requests_decided_by_id_fkey
alter table plan_requests add constraint plan_requests_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: plan_requests plan_requests_plan_fkey
alter table plan_requests add constraint plan_requests_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code);
--- foreign key: saved_jobs saved_jobs_account_id_fkey
alter table saved_jobs add constraint saved_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: saved_jobs saved_jobs_job_id_fkey
alter table saved_jobs add constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: subscriptions subscriptions_next_plan_fkey
alter table subscriptions add constraint subscriptions_next_plan_fkey FOREIGN KEY (next_plan) REFERENCES plans(code);
--- index: application_events_application
CREATE INDEX application_events_application ON public.application_events USING btree (application_id, at, id);
--- index: applications_applicant
CREATE INDEX applications_applicant ON public.applications USING btree (applicant_id, applied_at DESC, id DESC);
--- index: job_reports_account
CREATE INDEX job_reports_account ON public.job_reports USING btree (account_id);
--- index: jobs_sitemap
CREATE INDEX jobs_sitemap ON public.jobs USING btree (id) INCLUDE (open_until, updated_at) WHERE is_listed;
--- index: notices_account
CREATE INDEX notices_account ON public.notices USING btree (account_id, id DESC);
--- index: notices_unread
CREATE INDEX notices_unread ON public.notices USING btree (account_id) WHERE (read_at IS NULL);
--- index: plan_requests_account
CREATE INDEX plan_requests_account ON public.plan_requests USING btree (account_id, id);
--- index: plan_requests_decided_by
CREATE INDEX plan_requests_decided_by ON public.plan_requests USING btree (decided_by_id);
--- index: plan_requests_open
CREATE UNIQUE INDEX plan_requests_open ON public.plan_requests USING btree (account_id) WHERE (status = 'requested'::text);
--- index: plan_requests_status
CREATE INDEX plan_requests_status ON public.plan_requests USING btree (status, id);
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
--- function: job_search_bits_from(slots smallint[])
CREATE OR REPLACE FUNCTION public.job_search_bits_from(slots smallint[])
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  declare
    v_bits bit varying := B'0'::bit(31744);
    v_slot smallint;
    v_first int := slots[1];
  begin
    if cardinality(slots) <= 64 then
      foreach v_slot in array slots loop v_bits := set_bit(v_bits, v_slot, 1); end loop;
      return v_bits;
    end if;
    -- Of many, setting one after the other copies all of them as often.
    return (substring(v_bits for v_first) || (
      select string_agg(repeat('0', slots[at] - coalesce(slots[at - 1], v_first - 1) - 1) || '1', '')
      from generate_subscripts(slots, 1) at
    )::bit varying)::bit(31744);
  end $function$
;
--- function: job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_used int;
  begin
    if cardinality(p_jobs) = 0 then return; end if;
    select used into v_used from job_search_blocks where sorting = p_sorting and block = p_block;
    insert into job_search_slots (sorting, block, slot, job_id, key, posted_at, pay_min, pay_max)
      select p_sorting, p_block, v_used + placed.position - 1, entry.job_id,
        case p_sorting when 'pay' then entry.pay_key else entry.newest_key end,
        entry.posted_at, entry.pay_min, entry.pay_max
      from unnest(p_jobs) with ordinality placed (job_id, position)
      join job_search_entries entry on entry.job_id = placed.job_id;
    update job_search_blocks set used = v_used + cardinality(p_jobs), live = live + cardinality(p_jobs),
      last_key = greatest(last_key, (
        select max(key) from job_search_slots where sorting = p_sorting and block = p_block
      ))
      where sorting = p_sorting and block = p_block;
    insert into job_search_bits as known (sorting, term, block, slots, bits)
      select p_sorting, term, p_block,
        case when cardinality(slots) <= 16 then slots end,
        case when cardinality(slots) > 16 then job_search_bits_from(slots) end
      from (select term, array_agg(distinct slot order by slot) as slots from (
        select (v_used + placed.position - 1)::smallint as slot, unnest(coalesce(
            (select terms from job_search_changes where job_id = job.id order by id desc limit 1),
            job_search_terms(job)
          )) as term
        from unnest(p_jobs) with ordinality placed (job_id, position) join jobs job on job.id = placed.job_id
      ) postings group by term) posted
      on conflict (sorting, term, block) do update set
        slots = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16
          then known.slots || excluded.slots end,
        bits = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16 then null
          else coalesce(known.bits, job_search_bits_from(known.slots))
            | coalesce(excluded.bits, job_search_bits_from(excluded.slots)) end;
  end $function$
;
--- function: job_search_fold_at_commit()
CREATE OR REPLACE FUNCTION public.job_search_fold_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    v_waiting int;
    v_own int;
    v_enough int := 4000;
  begin
    if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
    perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
    select count(*), count(*) filter (where xmin = pg_current_xact_id()::xid) into v_waiting, v_own
      from job_search_changes;
    if v_own < 100 then
      select least(sum(live) / 1000, 32) into v_enough from job_search_blocks where sorting = 'newest';
    end if;
    if v_waiting >= v_enough then perform job_search_fold(); end if;
    return null;
  end $function$
;
--- function: job_search_spelt_out(text text)
CREATE OR REPLACE FUNCTION public.job_search_spelt_out(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select regexp_replace(regexp_replace(regexp_replace(regexp_replace(text,
      '\.net\M', ' dotnet', 'gi'),
      '\m(\w)\+\+', '\1plusplus ', 'gi'),
      '\m(\w)#', '\1sharp ', 'gi'),
      '\.(?=[[:alpha:]])', ' ', 'g')
  $function$
;
--- function: job_search_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    -- A compound is found by its parts: "full-stack" as "full stack".
    return coalesce(tsvector_to_array(to_tsvector('job_words', translate(job_search_spelt_out(text), '-', ' '))), '{}');
  end $function$
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
    new.search_document :=
      setweight(to_tsvector('job_words', job_search_spelt_out(new.title)), 'A') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(new.skills, ' '))), 'B') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company_name, ''))), 'C');
    return new;
  end $function$
;
--- trigger: application_events application_events_append_only
CREATE TRIGGER application_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.application_events FOR EACH STATEMENT EXECUTE FUNCTION application_events_refuse();
