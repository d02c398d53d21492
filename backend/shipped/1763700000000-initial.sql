--- from nothing
--- text search dictionary: job_stem
create text search dictionary job_stem (template = snowball, language = 'english');
--- text search configuration: job_words
create text search configuration job_words (parser = "default");
--- text search mapping: job_words asciihword
alter text search configuration job_words add mapping for asciihword with job_stem;
--- text search mapping: job_words asciiword
alter text search configuration job_words add mapping for asciiword with job_stem;
--- text search mapping: job_words email
alter text search configuration job_words add mapping for email with simple;
--- text search mapping: job_words file
alter text search configuration job_words add mapping for file with simple;
--- text search mapping: job_words float
alter text search configuration job_words add mapping for "float" with simple;
--- text search mapping: job_words host
alter text search configuration job_words add mapping for host with simple;
--- text search mapping: job_words hword
alter text search configuration job_words add mapping for hword with job_stem;
--- text search mapping: job_words hword_asciipart
alter text search configuration job_words add mapping for hword_asciipart with job_stem;
--- text search mapping: job_words hword_numpart
alter text search configuration job_words add mapping for hword_numpart with simple;
--- text search mapping: job_words hword_part
alter text search configuration job_words add mapping for hword_part with job_stem;
--- text search mapping: job_words int
alter text search configuration job_words add mapping for "int" with simple;
--- text search mapping: job_words numhword
alter text search configuration job_words add mapping for numhword with simple;
--- text search mapping: job_words numword
alter text search configuration job_words add mapping for numword with simple;
--- text search mapping: job_words sfloat
alter text search configuration job_words add mapping for sfloat with simple;
--- text search mapping: job_words uint
alter text search configuration job_words add mapping for uint with simple;
--- text search mapping: job_words url
alter text search configuration job_words add mapping for url with simple;
--- text search mapping: job_words url_path
alter text search configuration job_words add mapping for url_path with simple;
--- text search mapping: job_words version
alter text search configuration job_words add mapping for version with simple;
--- text search mapping: job_words word
alter text search configuration job_words add mapping for word with job_stem;
--- table: migrations
create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
--- table: accounts
create table accounts ();
--- table: companies
create table companies ();
--- table: company_members
create table company_members ();
--- table: jobs
create table jobs ();
--- table: plans
create table plans ();
--- table: subscriptions
create table subscriptions ();
--- column: accounts.id
alter table accounts add column id uuid not null;
--- column: accounts.firebase_uid
alter table accounts add column firebase_uid text not null;
--- column: accounts.email
alter table accounts add column email text not null;
--- column: accounts.email_verified_at
alter table accounts add column email_verified_at timestamp with time zone;
--- column: accounts.role
alter table accounts add column role text not null default 'jobseeker'::text;
--- column: accounts.display_name
alter table accounts add column display_name text;
--- column: accounts.photo_url
alter table accounts add column photo_url text;
--- column: accounts.phone_number
alter table accounts add column phone_number text;
--- column: accounts.additional_data
alter table accounts add column additional_data jsonb not null default '{}'::jsonb;
--- column: accounts.blocked_at
alter table accounts add column blocked_at timestamp with time zone;
--- column: accounts.created_at
alter table accounts add column created_at timestamp with time zone not null default now();
--- column: accounts.updated_at
alter table accounts add column updated_at timestamp with time zone not null default now();
--- column: companies.id
alter table companies add column id uuid not null;
--- column: companies.slug
alter table companies add column slug text not null;
--- column: companies.name
alter table companies add column name text not null;
--- column: companies.about
alter table companies add column about text;
--- column: companies.website
alter table companies add column website text;
--- column: companies.industry
alter table companies add column industry text;
--- column: companies.employees
alter table companies add column employees text;
--- column: companies.headquarters
alter table companies add column headquarters text;
--- column: companies.verified_at
alter table companies add column verified_at timestamp with time zone;
--- column: companies.blocked_at
alter table companies add column blocked_at timestamp with time zone;
--- column: companies.created_at
alter table companies add column created_at timestamp with time zone not null default now();
--- column: companies.updated_at
alter table companies add column updated_at timestamp with time zone not null default now();
--- column: company_members.company_id
alter table company_members add column company_id uuid not null;
--- column: company_members.account_id
alter table company_members add column account_id uuid not null;
--- column: company_members.created_at
alter table company_members add column created_at timestamp with time zone not null default now();
--- column: jobs.id
alter table jobs add column id uuid not null;
--- column: jobs.company_id
alter table jobs add column company_id uuid not null;
--- column: jobs.posted_by_id
alter table jobs add column posted_by_id uuid;
--- column: jobs.reference
alter table jobs add column reference text;
--- column: jobs.title
alter table jobs add column title text not null;
--- column: jobs.type
alter table jobs add column type text not null;
--- column: jobs.work_mode
alter table jobs add column work_mode text not null;
--- column: jobs.city
alter table jobs add column city text;
--- column: jobs.locality
alter table jobs add column locality text;
--- column: jobs.pay_text
alter table jobs add column pay_text text not null;
--- column: jobs.pay_min
alter table jobs add column pay_min integer;
--- column: jobs.pay_max
alter table jobs add column pay_max integer;
--- column: jobs.pay_unit
alter table jobs add column pay_unit text;
--- column: jobs.pay_yearly_min
alter table jobs add column pay_yearly_min integer;
--- column: jobs.pay_yearly_max
alter table jobs add column pay_yearly_max integer;
--- column: jobs.experience_text
alter table jobs add column experience_text text not null;
--- column: jobs.experience_min_years
alter table jobs add column experience_min_years integer;
--- column: jobs.experience_max_years
alter table jobs add column experience_max_years integer;
--- column: jobs.skills
alter table jobs add column skills text[] not null default '{}'::text[];
--- column: jobs.description
alter table jobs add column description text not null;
--- column: jobs.requirements
alter table jobs add column requirements text not null;
--- column: jobs.benefits
alter table jobs add column benefits text[] not null default '{}'::text[];
--- column: jobs.openings
alter table jobs add column openings integer not null default 1;
--- column: jobs.posted_at
alter table jobs add column posted_at timestamp with time zone;
--- column: jobs.open_until
alter table jobs add column open_until timestamp with time zone not null;
--- column: jobs.held_at
alter table jobs add column held_at timestamp with time zone;
--- column: jobs.held_reason
alter table jobs add column held_reason text;
--- column: jobs.removed_at
alter table jobs add column removed_at timestamp with time zone;
--- column: jobs.removed_reason
alter table jobs add column removed_reason text;
--- column: jobs.closed_at
alter table jobs add column closed_at timestamp with time zone;
--- column: jobs.is_company_blocked
alter table jobs add column is_company_blocked boolean not null default false;
--- column: jobs.is_poster_blocked
alter table jobs add column is_poster_blocked boolean not null default false;
--- column: jobs.search_document
alter table jobs add column search_document tsvector not null;
--- column: jobs.created_at
alter table jobs add column created_at timestamp with time zone not null default now();
--- column: jobs.updated_at
alter table jobs add column updated_at timestamp with time zone not null default now();
--- column: plans.code
alter table plans add column code text not null;
--- column: plans.monthly_application_limit
alter table plans add column monthly_application_limit integer;
--- column: plans.resume_template_limit
alter table plans add column resume_template_limit integer;
--- column: plans.features
alter table plans add column features text[] not null;
--- column: subscriptions.account_id
alter table subscriptions add column account_id uuid not null;
--- column: subscriptions.plan
alter table subscriptions add column plan text not null;
--- column: subscriptions.started_at
alter table subscriptions add column started_at timestamp with time zone not null default now();
--- generated column: jobs.is_listed
alter table jobs add column is_listed boolean not null generated always as (((posted_at IS NOT NULL) AND (held_at IS NULL) AND (removed_at IS NULL) AND (closed_at IS NULL) AND (NOT is_company_blocked) AND (NOT is_poster_blocked))) stored;
--- row: migrations Initial1763700000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1763700000000,"name":"Initial1763700000000"}');
--- row: plans free
insert into plans select * from json_populate_record(null::plans, '{"code":"free","monthly_application_limit":5,"resume_template_limit":2,"features":["View listings","Basic templates","Basic search"]}');
--- row: plans paid
insert into plans select * from json_populate_record(null::plans, '{"code":"paid","monthly_application_limit":25,"resume_template_limit":5,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters"]}');
--- row: plans premium
insert into plans select * from json_populate_record(null::plans, '{"code":"premium","monthly_application_limit":null,"resume_template_limit":null,"features":["View listings","Basic templates","Basic search","Professional templates","Advanced filters","Priority processing"]}');
--- constraint: accounts accounts_firebase_uid_key
alter table accounts add constraint accounts_firebase_uid_key UNIQUE (firebase_uid);
--- constraint: accounts accounts_pkey
alter table accounts add constraint accounts_pkey PRIMARY KEY (id);
--- constraint: accounts accounts_role_check
alter table accounts add constraint accounts_role_check CHECK ((role = ANY (ARRAY['jobseeker'::text, 'employer'::text, 'admin'::text])));
--- constraint: companies companies_pkey
alter table companies add constraint companies_pkey PRIMARY KEY (id);
--- constraint: companies companies_slug_key
alter table companies add constraint companies_slug_key UNIQUE (slug);
--- constraint: company_members company_members_pkey
alter table company_members add constraint company_members_pkey PRIMARY KEY (company_id, account_id);
--- constraint: jobs jobs_check
alter table jobs add constraint jobs_check CHECK (((city IS NOT NULL) OR (work_mode = 'remote'::text)));
--- constraint: jobs jobs_check1
alter table jobs add constraint jobs_check1 CHECK ((pay_min <= pay_max));
--- constraint: jobs jobs_company_id_reference_key
alter table jobs add constraint jobs_company_id_reference_key UNIQUE (company_id, reference);
--- constraint: jobs jobs_openings_check
alter table jobs add constraint jobs_openings_check CHECK (((openings >= 1) AND (openings <= 1000)));
--- constraint: jobs jobs_pay_unit_check
alter table jobs add constraint jobs_pay_unit_check CHECK ((pay_unit = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])));
--- constraint: jobs jobs_pkey
alter table jobs add constraint jobs_pkey PRIMARY KEY (id);
--- constraint: jobs jobs_type_check
alter table jobs add constraint jobs_type_check CHECK ((type = ANY (ARRAY['full-time'::text, 'part-time'::text, 'contract'::text, 'internship'::text])));
--- constraint: jobs jobs_work_mode_check
alter table jobs add constraint jobs_work_mode_check CHECK ((work_mode = ANY (ARRAY['on-site'::text, 'hybrid'::text, 'remote'::text])));
--- constraint: plans plans_code_check
alter table plans add constraint plans_code_check CHECK ((code = ANY (ARRAY['free'::text, 'paid'::text, 'premium'::text])));
--- constraint: plans plans_monthly_application_limit_check
alter table plans add constraint plans_monthly_application_limit_check CHECK ((monthly_application_limit > 0));
--- constraint: plans plans_pkey
alter table plans add constraint plans_pkey PRIMARY KEY (code);
--- constraint: plans plans_resume_template_limit_check
alter table plans add constraint plans_resume_template_limit_check CHECK ((resume_template_limit > 0));
--- constraint: subscriptions subscriptions_pkey
alter table subscriptions add constraint subscriptions_pkey PRIMARY KEY (account_id);
--- foreign key: company_members company_members_account_id_fkey
alter table company_members add constraint company_members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: company_members company_members_company_id_fkey
alter table company_members add constraint company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: jobs jobs_company_id_fkey
alter table jobs add constraint jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
--- foreign key: jobs jobs_posted_by_id_fkey
alter table jobs add constraint jobs_posted_by_id_fkey FOREIGN KEY (posted_by_id) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: subscriptions subscriptions_account_id_fkey
alter table subscriptions add constraint subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: subscriptions subscriptions_plan_fkey
alter table subscriptions add constraint subscriptions_plan_fkey FOREIGN KEY (plan) REFERENCES plans(code);
--- index: accounts_email
CREATE INDEX accounts_email ON public.accounts USING btree (lower(email));
--- index: company_members_account
CREATE INDEX company_members_account ON public.company_members USING btree (account_id);
--- index: jobs_city_newest
CREATE INDEX jobs_city_newest ON public.jobs USING btree (city, posted_at DESC, id DESC) WHERE is_listed;
--- index: jobs_city_type_newest
CREATE INDEX jobs_city_type_newest ON public.jobs USING btree (city, type, posted_at DESC, id DESC) WHERE is_listed;
--- index: jobs_company
CREATE INDEX jobs_company ON public.jobs USING btree (company_id, posted_at DESC);
--- index: jobs_locality_newest
CREATE INDEX jobs_locality_newest ON public.jobs USING btree (lower(locality), posted_at DESC, id DESC) WHERE is_listed;
--- index: jobs_newest
CREATE INDEX jobs_newest ON public.jobs USING btree (posted_at DESC, id DESC) WHERE is_listed;
--- index: jobs_pay
CREATE INDEX jobs_pay ON public.jobs USING btree (pay_yearly_max DESC NULLS LAST, id DESC) WHERE is_listed;
--- index: jobs_places
CREATE INDEX jobs_places ON public.jobs USING btree (city, locality, open_until) WHERE is_listed;
--- index: jobs_poster
CREATE INDEX jobs_poster ON public.jobs USING btree (posted_by_id);
--- index: jobs_words
CREATE INDEX jobs_words ON public.jobs USING gin (search_document) WHERE is_listed;
--- function: accounts_spread()
CREATE OR REPLACE FUNCTION public.accounts_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update jobs set posted_by_id = posted_by_id where posted_by_id = new.id;
    return null;
  end $function$
;
--- function: companies_spread()
CREATE OR REPLACE FUNCTION public.companies_spread()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    update jobs set company_id = company_id where company_id = new.id;
    return null;
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
    select name, blocked_at is not null into company_name, new.is_company_blocked
      from companies where id = new.company_id for share;
    select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
      into new.is_poster_blocked;
    new.search_document :=
      setweight(to_tsvector('job_words', new.title), 'A') ||
      setweight(to_tsvector('job_words', array_to_string(new.skills, ' ')), 'B') ||
      setweight(to_tsvector('job_words', coalesce(company_name, '')), 'C');
    return new;
  end $function$
;
--- trigger: accounts accounts_spread
CREATE TRIGGER accounts_spread AFTER UPDATE ON public.accounts FOR EACH ROW WHEN (((old.blocked_at IS NULL) <> (new.blocked_at IS NULL))) EXECUTE FUNCTION accounts_spread();
--- trigger: companies companies_spread
CREATE TRIGGER companies_spread AFTER UPDATE ON public.companies FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR ((old.blocked_at IS NULL) <> (new.blocked_at IS NULL)))) EXECUTE FUNCTION companies_spread();
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
