--- after: 1764700000000-candidates
--- table: account_words
create table account_words ();
--- column: account_words.word
alter table account_words add column word text collate "C" not null;
--- column: account_words.account_id
alter table account_words add column account_id uuid not null;
--- column: accounts.blocked_reason
alter table accounts add column blocked_reason text;
--- column: accounts.plan
alter table accounts add column plan text not null default 'free'::text;
--- column: companies.verified_note
alter table companies add column verified_note text;
--- column: companies.blocked_reason
alter table companies add column blocked_reason text;
--- column: companies.merged_into_id
alter table companies add column merged_into_id uuid;
--- column: job_reports.dismissed_at
alter table job_reports add column dismissed_at timestamp with time zone;
--- column: jobs.held_rules
alter table jobs add column held_rules text[] not null default '{}'::text[];
--- column: jobs.cleared_rules
alter table jobs add column cleared_rules text[] not null default '{}'::text[];
--- column: jobs.answer
alter table jobs add column answer text;
--- column: jobs.answered_at
alter table jobs add column answered_at timestamp with time zone;
--- generated column: accounts.status
alter table accounts add column status text not null generated always as (
CASE
    WHEN (blocked_at IS NOT NULL) THEN 'blocked'::text
    WHEN (email_verified_at IS NOT NULL) THEN 'active'::text
    ELSE 'pending'::text
END) stored;
--- row: migrations Moderation1764900000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764900000000,"name":"Moderation1764900000000"}');
--- constraint: account_words account_words_pkey
alter table account_words add constraint account_words_pkey PRIMARY KEY (word, account_id);
--- foreign key: account_words account_words_account_id_fkey
alter table account_words add constraint account_words_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: companies companies_merged_into_id_fkey
alter table companies add constraint companies_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES companies(id);
--- index: account_words_account
CREATE INDEX account_words_account ON public.account_words USING btree (account_id, word);
--- index: accounts_created
CREATE INDEX accounts_created ON public.accounts USING btree (created_at);
--- index: accounts_filter
CREATE INDEX accounts_filter ON public.accounts USING btree (role, status, plan, id);
--- index: applications_applied
CREATE INDEX applications_applied ON public.applications USING btree (applied_at);
--- index: audit_entries_time
CREATE INDEX audit_entries_time ON public.audit_entries USING btree (at DESC, id DESC);
--- index: audit_entries_words
CREATE INDEX audit_entries_words ON public.audit_entries USING gin ((((((action || ' '::text) || COALESCE((before)::text, ''::text)) || ' '::text) || COALESCE((after)::text, ''::text))) gin_trgm_ops);
--- index: companies_merged
CREATE INDEX companies_merged ON public.companies USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
--- index: jobs_posted
CREATE INDEX jobs_posted ON public.jobs USING btree (posted_at);
--- index: jobs_review
CREATE INDEX jobs_review ON public.jobs USING btree ((
CASE
    WHEN ((removed_at IS NOT NULL) OR (closed_at IS NOT NULL)) THEN 0
    WHEN (report_count > 0) THEN 2
    WHEN (held_at IS NOT NULL) THEN 1
    ELSE 0
END), id);
--- function: account_words_of(email text, name text)
CREATE OR REPLACE FUNCTION public.account_words_of(email text, name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
    select left(lower(email), 120)
    union select left(substring(lower(email) from '@.*$'), 120) where email like '%@%'
    union select left(array_to_string(parts[start:], ' '), 120)
      from (select regexp_split_to_array(lower(trim(name)), '\s+')) split(parts),
        generate_series(1, least(cardinality(parts), 8)) start
      where trim(name) <> ''
  $function$
;
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    delete from account_words where account_id = new.id;
    insert into account_words select word, new.id from account_words_of(new.email, new.display_name) word;
    return null;
  end $function$
;
--- function: job_reports_count()
CREATE OR REPLACE FUNCTION public.job_reports_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  declare
    v_change int := case when tg_op <> 'DELETE' and new.dismissed_at is null then 1 else 0 end
      - case when tg_op <> 'INSERT' and old.dismissed_at is null then 1 else 0 end;
  begin
    if v_change <> 0 then
      update jobs set report_count = report_count + v_change where id = coalesce(new.job_id, old.job_id);
    end if;
    return null;
  end $function$
;
--- function: jobs_company()
CREATE OR REPLACE FUNCTION public.jobs_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select coalesce(merged_into_id, id) into new.company_id from companies where id = new.company_id for share;
    return new;
  end $function$
;
--- function: subscriptions_plan()
CREATE OR REPLACE FUNCTION public.subscriptions_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update accounts set plan = new.plan where id = new.account_id and plan <> new.plan;
    return null;
  end $function$
;
--- trigger: accounts accounts_words
CREATE TRIGGER accounts_words AFTER INSERT OR UPDATE OF email, display_name ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_words();
--- trigger: job_reports job_reports_count
CREATE TRIGGER job_reports_count AFTER INSERT OR DELETE OR UPDATE OF dismissed_at ON public.job_reports FOR EACH ROW EXECUTE FUNCTION job_reports_count();
--- trigger: jobs jobs_company
CREATE TRIGGER jobs_company BEFORE INSERT OR UPDATE OF company_id ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_company();
--- trigger: subscriptions subscriptions_plan
CREATE TRIGGER subscriptions_plan AFTER INSERT OR UPDATE OF plan ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION subscriptions_plan();
