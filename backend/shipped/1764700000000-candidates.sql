--- after: 1764600000000-job-posting
--- table: application_notes
create table application_notes ();
--- column: application_events.from_status
alter table application_events add column from_status text;
--- column: application_events.move_id
alter table application_events add column move_id uuid;
--- column: application_events.is_undo
alter table application_events add column is_undo boolean not null default false;
--- column: application_events.shown_at
alter table application_events add column shown_at timestamp with time zone;
--- column: application_notes.id
alter table application_notes add column id uuid not null;
--- column: application_notes.application_id
alter table application_notes add column application_id uuid not null;
--- column: application_notes.author_id
alter table application_notes add column author_id uuid;
--- column: application_notes.text
alter table application_notes add column text text not null;
--- column: application_notes.created_at
alter table application_notes add column created_at timestamp with time zone not null;
--- column: applications.company_id
alter table applications add column company_id uuid not null;
--- column: applications.premium_until
alter table applications add column premium_until timestamp with time zone;
--- column: applications.match_score
alter table applications add column match_score integer;
--- column: applications.match_version
alter table applications add column match_version integer;
--- column: applications.match
alter table applications add column match jsonb;
--- column: applications.message
alter table applications add column message text;
--- column: applications.shown_status
alter table applications add column shown_status text;
--- column: applications.shown_status_at
alter table applications add column shown_status_at timestamp with time zone;
--- column: applications.hidden_until
alter table applications add column hidden_until timestamp with time zone;
--- column: companies.rejection_message
alter table companies add column rejection_message text;
--- generated column: applications.is_premium
alter table applications add column is_premium boolean not null generated always as ((premium_until IS NOT NULL)) stored;
--- generated column: applications.words
alter table applications add column words text not null generated always as (lower(((((COALESCE(((profile -> 'basics'::text) ->> 'name'::text), ''::text) || ' '::text) || COALESCE(((profile -> 'basics'::text) ->> 'label'::text), ''::text)) || ' '::text) || COALESCE((job ->> 'title'::text), ''::text)))) stored;
--- row: migrations Candidates1764700000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764700000000,"name":"Candidates1764700000000"}');
--- constraint: application_notes application_notes_pkey
alter table application_notes add constraint application_notes_pkey PRIMARY KEY (id);
--- constraint: application_notes application_notes_text_check
alter table application_notes add constraint application_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)));
--- constraint: applications applications_check
alter table applications add constraint applications_check CHECK (((hidden_until IS NULL) = (shown_status IS NULL)));
--- constraint: applications applications_check1
alter table applications add constraint applications_check1 CHECK (((hidden_until IS NULL) = (shown_status_at IS NULL)));
--- constraint: applications applications_match_score_check
alter table applications add constraint applications_match_score_check CHECK (((match_score >= 0) AND (match_score <= 100)));
--- foreign key: application_notes application_notes_application_id_fkey
alter table application_notes add constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE;
--- foreign key: application_notes application_notes_author_id_fkey
alter table application_notes add constraint application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: applications applications_company_id_fkey
alter table applications add constraint applications_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
--- index: application_events_move
CREATE INDEX application_events_move ON public.application_events USING btree (move_id) WHERE (move_id IS NOT NULL);
--- index: application_notes_application
CREATE INDEX application_notes_application ON public.application_notes USING btree (application_id, id);
--- index: application_notes_author
CREATE INDEX application_notes_author ON public.application_notes USING btree (author_id);
--- index: applications_company_match
CREATE INDEX applications_company_match ON public.applications USING btree (company_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC);
--- index: applications_company_newest
CREATE INDEX applications_company_newest ON public.applications USING btree (company_id, status, is_premium, applied_at DESC, id DESC) INCLUDE (applicant_id);
--- index: applications_job_match
CREATE INDEX applications_job_match ON public.applications USING btree (job_id, status, COALESCE(match_score, '-1'::integer) DESC, id DESC);
--- index: applications_job_newest
CREATE INDEX applications_job_newest ON public.applications USING btree (job_id, status, is_premium, applied_at DESC, id DESC) INCLUDE (applicant_id);
--- index: applications_match_version
CREATE INDEX applications_match_version ON public.applications USING btree (match_version);
--- function: applications_derive()
CREATE OR REPLACE FUNCTION public.applications_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select company_id into new.company_id from jobs where id = new.job_id;
    select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end into new.premium_until
      from subscriptions where account_id = new.applicant_id for share;
    return new;
  end $function$
;
--- function: subscriptions_spread()
CREATE OR REPLACE FUNCTION public.subscriptions_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update applications set premium_until = spread.until
      from (select case when plan = 'premium' then coalesce(changes_at, '9999-12-31') end as until from (select new.plan, new.changes_at) changed) spread
      where applicant_id = new.account_id and premium_until is distinct from spread.until;
    return null;
  end $function$
;
--- trigger: applications applications_derive
CREATE TRIGGER applications_derive BEFORE INSERT ON public.applications FOR EACH ROW EXECUTE FUNCTION applications_derive();
--- trigger: subscriptions subscriptions_spread
CREATE TRIGGER subscriptions_spread AFTER INSERT OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION subscriptions_spread();
