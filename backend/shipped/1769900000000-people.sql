--- after: 1769800000000-alerts
--- table: findable_people
create table findable_people ();
--- table: finder_uses
create table finder_uses ();
--- table: invitations
create table invitations ();
--- table: person_looks
create table person_looks ();
--- column: findable_people.account_id
alter table findable_people add column account_id uuid not null;
--- column: findable_people.id
alter table findable_people add column id uuid not null;
--- column: findable_people.is_on
alter table findable_people add column is_on boolean not null;
--- column: findable_people.is_stale
alter table findable_people add column is_stale boolean not null default true;
--- column: findable_people.hidden_companies
alter table findable_people add column hidden_companies text[] not null;
--- column: findable_people.hidden_keys
alter table findable_people add column hidden_keys text[] not null;
--- column: findable_people.card
alter table findable_people add column card jsonb;
--- column: findable_people.terms
alter table findable_people add column terms text[] not null;
--- column: findable_people.experience_months
alter table findable_people add column experience_months integer;
--- column: findable_people.expected_pay
alter table findable_people add column expected_pay integer;
--- column: findable_people.notice_days
alter table findable_people add column notice_days integer;
--- column: findable_people.education_level
alter table findable_people add column education_level integer;
--- column: findable_people.listed_at
alter table findable_people add column listed_at timestamp with time zone not null;
--- column: findable_people.read_at
alter table findable_people add column read_at timestamp with time zone;
--- column: finder_uses.company_id
alter table finder_uses add column company_id uuid not null;
--- column: finder_uses.day
alter table finder_uses add column day date not null;
--- column: finder_uses.looks
alter table finder_uses add column looks integer not null;
--- column: finder_uses.invitations
alter table finder_uses add column invitations integer not null;
--- column: invitations.id
alter table invitations add column id uuid not null;
--- column: invitations.account_id
alter table invitations add column account_id uuid not null;
--- column: invitations.job_id
alter table invitations add column job_id uuid not null;
--- column: invitations.invited_by
alter table invitations add column invited_by uuid;
--- column: invitations.message
alter table invitations add column message text not null;
--- column: invitations.status
alter table invitations add column status text not null;
--- column: invitations.shared
alter table invitations add column shared jsonb;
--- column: invitations.sent_at
alter table invitations add column sent_at timestamp with time zone not null;
--- column: invitations.expires_at
alter table invitations add column expires_at timestamp with time zone not null;
--- column: invitations.answered_at
alter table invitations add column answered_at timestamp with time zone;
--- column: person_looks.account_id
alter table person_looks add column account_id uuid not null;
--- column: person_looks.company_id
alter table person_looks add column company_id uuid not null;
--- column: person_looks.looked_on
alter table person_looks add column looked_on date not null;
--- column: person_looks.looked_at
alter table person_looks add column looked_at timestamp with time zone not null;
--- row: migrations People1769900000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1769900000000,"name":"People1769900000000"}');
--- row: database_routines function people_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_note","checksum":"3a7e2e4003741277c7984dd6a284dd2f1b082c790af303e5536ddb3171d2894c"}');
--- row: database_routines function people_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"people_terms","checksum":"1a4c0d3dbd03a8a1516f116dd60333d342e9ad61079751aa1b4a927f557b4f81"}');
--- row: database_routines trigger accounts_people on accounts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"accounts_people on accounts","checksum":"107feebc8aeb122b16736293ac0d1890e739698379fd9a4819e28b6fc763289c"}');
--- row: database_routines trigger career_profiles_people on career_profiles
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"career_profiles_people on career_profiles","checksum":"501a59556342e324c372dec535b8433d8eadde931b69666190413b2f25f4826a"}');
--- row: database_routines trigger resumes_people on resumes
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"resumes_people on resumes","checksum":"4de7d5718c360fd0ccc0e40d064613568cad387e6df58c953f79d50e892bed9a"}');
--- constraint: findable_people findable_people_id_key
alter table findable_people add constraint findable_people_id_key UNIQUE (id);
--- constraint: findable_people findable_people_pkey
alter table findable_people add constraint findable_people_pkey PRIMARY KEY (account_id);
--- constraint: finder_uses finder_uses_invitations_check
alter table finder_uses add constraint finder_uses_invitations_check CHECK ((invitations <= 20));
--- constraint: finder_uses finder_uses_looks_check
alter table finder_uses add constraint finder_uses_looks_check CHECK ((looks <= 100));
--- constraint: finder_uses finder_uses_pkey
alter table finder_uses add constraint finder_uses_pkey PRIMARY KEY (company_id, day);
--- constraint: invitations invitations_account_id_job_id_key
alter table invitations add constraint invitations_account_id_job_id_key UNIQUE (account_id, job_id);
--- constraint: invitations invitations_check
alter table invitations add constraint invitations_check CHECK (((status = 'accepted'::text) = (shared IS NOT NULL)));
--- constraint: invitations invitations_check1
alter table invitations add constraint invitations_check1 CHECK (((status = 'sent'::text) = (answered_at IS NULL)));
--- constraint: invitations invitations_check2
alter table invitations add constraint invitations_check2 CHECK ((answered_at < expires_at));
--- constraint: invitations invitations_message_check
alter table invitations add constraint invitations_message_check CHECK (((message <> ''::text) AND (length(message) <= 500)));
--- constraint: invitations invitations_pkey
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
--- constraint: invitations invitations_status_check
alter table invitations add constraint invitations_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text])));
--- constraint: person_looks person_looks_pkey
alter table person_looks add constraint person_looks_pkey PRIMARY KEY (account_id, company_id, looked_on);
--- foreign key: findable_people findable_people_account_id_fkey
alter table findable_people add constraint findable_people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: finder_uses finder_uses_company_id_fkey
alter table finder_uses add constraint finder_uses_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: invitations invitations_account_id_fkey
alter table invitations add constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: invitations invitations_invited_by_fkey
alter table invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES accounts(id) ON DELETE SET NULL;
--- foreign key: invitations invitations_job_id_fkey
alter table invitations add constraint invitations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
--- foreign key: person_looks person_looks_account_id_fkey
alter table person_looks add constraint person_looks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- foreign key: person_looks person_looks_company_id_fkey
alter table person_looks add constraint person_looks_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id);
--- index: findable_people_newest
CREATE INDEX findable_people_newest ON public.findable_people USING btree (listed_at DESC, id DESC) WHERE is_on;
--- index: findable_people_read
CREATE INDEX findable_people_read ON public.findable_people USING btree (read_at) WHERE is_on;
--- index: findable_people_stale
CREATE INDEX findable_people_stale ON public.findable_people USING btree (account_id) WHERE (is_on AND is_stale);
--- index: findable_people_terms
CREATE INDEX findable_people_terms ON public.findable_people USING gin (terms) WHERE is_on;
--- index: invitations_invited_by
CREATE INDEX invitations_invited_by ON public.invitations USING btree (invited_by) WHERE (invited_by IS NOT NULL);
--- index: invitations_job
CREATE INDEX invitations_job ON public.invitations USING btree (job_id, id);
--- index: person_looks_at
CREATE INDEX person_looks_at ON public.person_looks USING btree (looked_at);
--- function: people_note()
CREATE OR REPLACE FUNCTION public.people_note()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_account_id uuid;
begin
  if tg_table_name = 'accounts' then v_account_id := new.id;
  elsif tg_op = 'DELETE' then v_account_id := old.account_id;
  else v_account_id := new.account_id;
  end if;
  update findable_people set is_stale = true where account_id = v_account_id and is_on;
  return null;
end $function$
;
--- function: people_terms(p_title text, p_skills text[])
CREATE OR REPLACE FUNCTION public.people_terms(p_title text, p_skills text[])
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(array(
    select 'w:' || word from unnest(tsvector_to_array(ts_filter(document, '{a,b,c}'))) word
    union
    select 't:' || word from unnest(tsvector_to_array(ts_filter(document, '{d}'))) word
  ), '{}')
  from jobs_search_document(p_title, p_skills, '', '', '{}') document
$function$
;
--- trigger: accounts accounts_people
CREATE TRIGGER accounts_people AFTER UPDATE OF display_name ON public.accounts FOR EACH ROW EXECUTE FUNCTION people_note();
--- trigger: career_profiles career_profiles_people
CREATE TRIGGER career_profiles_people AFTER INSERT OR DELETE OR UPDATE ON public.career_profiles FOR EACH ROW EXECUTE FUNCTION people_note();
--- trigger: resumes resumes_people
CREATE TRIGGER resumes_people AFTER INSERT OR DELETE OR UPDATE ON public.resumes FOR EACH ROW EXECUTE FUNCTION people_note();
