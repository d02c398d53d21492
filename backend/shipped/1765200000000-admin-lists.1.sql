--- after: 1764900000000-moderation.1
--- gone column: account_words.word
--- gone column: account_words.account_id
--- gone index: account_words_account
--- column: account_words.account_id
alter table account_words add column account_id uuid not null;
--- column: account_words.word
alter table account_words add column word text collate "C" not null;
--- column: account_words.role
alter table account_words add column role text collate "C" not null;
--- column: account_words.status
alter table account_words add column status text collate "C" not null;
--- column: account_words.plan
alter table account_words add column plan text collate "C" not null;
--- column: applications.applicant_id
alter table applications add column applicant_id uuid;
--- row: migrations AdminLists1765200000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765200000000,"name":"AdminLists1765200000000"}');
--- row: migrations ErasedApplicants1765000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765000000000,"name":"ErasedApplicants1765000000000"}');
--- row: migrations UserWords1765100000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765100000000,"name":"UserWords1765100000000"}');
--- constraint: account_words account_words_pkey
alter table account_words add constraint account_words_pkey PRIMARY KEY (account_id, word);
--- foreign key: applications applications_applicant_id_fkey
alter table applications add constraint applications_applicant_id_fkey FOREIGN KEY (applicant_id) REFERENCES accounts(id);
--- index: account_words_filter
CREATE INDEX account_words_filter ON public.account_words USING btree (role, status, plan, word, account_id);
--- index: audit_entries_action
CREATE INDEX audit_entries_action ON public.audit_entries USING btree (action, at DESC, id DESC);
--- index: audit_entries_actor
CREATE INDEX audit_entries_actor ON public.audit_entries USING btree (actor_id, at DESC, id DESC);
--- index: audit_entries_kind
CREATE INDEX audit_entries_kind ON public.audit_entries USING btree (split_part(action, '.'::text, 1), at DESC, id DESC);
--- index: audit_entries_subject
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (subject_id, at DESC, id DESC);
--- index: companies_name
CREATE INDEX companies_name ON public.companies USING gin (name gin_trgm_ops);
--- index: companies_standing
CREATE INDEX companies_standing ON public.companies USING btree ((
CASE
    WHEN (blocked_at IS NOT NULL) THEN 'blocked'::text
    WHEN (verified_at IS NOT NULL) THEN 'verified'::text
    ELSE 'unverified'::text
END), id);
--- index: jobs_lapse
CREATE INDEX jobs_lapse ON public.jobs USING btree (open_until, id) WHERE is_listed;
--- index: jobs_standing
CREATE INDEX jobs_standing ON public.jobs USING btree ((
CASE
    WHEN (removed_at IS NOT NULL) THEN 'removed'::text
    WHEN (closed_at IS NOT NULL) THEN 'closed'::text
    WHEN (NOT is_listed) THEN 'held'::text
    WHEN (report_count > 0) THEN 'flagged'::text
    ELSE 'listed'::text
END), (
CASE
    WHEN ((removed_at IS NOT NULL) OR (closed_at IS NOT NULL)) THEN 0
    WHEN (report_count > 0) THEN 2
    WHEN (held_at IS NOT NULL) THEN 1
    ELSE 0
END), id);
--- index: jobs_title
CREATE INDEX jobs_title ON public.jobs USING gin (title gin_trgm_ops);
--- function: accounts_words()
CREATE OR REPLACE FUNCTION public.accounts_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        delete from account_words where account_id = new.id;
        insert into account_words
          select new.id, word, new.role, new.status, new.plan
          from account_words_of(new.email, new.display_name) word;
        return null;
      end $function$
;
--- trigger: accounts accounts_words
CREATE TRIGGER accounts_words AFTER INSERT OR UPDATE OF email, display_name, role, email_verified_at, blocked_at, plan ON public.accounts FOR EACH ROW EXECUTE FUNCTION accounts_words();
