--- after: 1764400000000-reply-rates.3
--- table: company_logos
create table company_logos ();
--- table: job_drafts
create table job_drafts ();
--- column: companies.logo_id
alter table companies add column logo_id uuid;
--- column: company_logos.id
alter table company_logos add column id uuid not null;
--- column: company_logos.company_id
alter table company_logos add column company_id uuid not null;
--- column: company_logos.content
alter table company_logos add column content bytea not null;
--- column: company_logos.created_at
alter table company_logos add column created_at timestamp with time zone not null default now();
--- column: job_drafts.account_id
alter table job_drafts add column account_id uuid not null;
--- column: job_drafts.id
alter table job_drafts add column id uuid not null;
--- column: job_drafts.fields
alter table job_drafts add column fields jsonb not null;
--- column: job_drafts.created_at
alter table job_drafts add column created_at timestamp with time zone not null;
--- column: job_drafts.updated_at
alter table job_drafts add column updated_at timestamp with time zone not null;
--- column: jobs.version
alter table jobs add column version integer not null default 1;
--- column: jobs.draft_id
alter table jobs add column draft_id uuid;
--- column: jobs.report_count
alter table jobs add column report_count integer not null default 0;
--- row: migrations JobPosting1764600000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764600000000,"name":"JobPosting1764600000000"}');
--- constraint: company_logos company_logos_pkey
alter table company_logos add constraint company_logos_pkey PRIMARY KEY (id);
--- constraint: job_drafts job_drafts_pkey
alter table job_drafts add constraint job_drafts_pkey PRIMARY KEY (account_id, id);
--- foreign key: companies companies_logo_id_fkey
alter table companies add constraint companies_logo_id_fkey FOREIGN KEY (logo_id) REFERENCES company_logos(id) ON DELETE SET NULL;
--- foreign key: company_logos company_logos_company_id_fkey
alter table company_logos add constraint company_logos_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE;
--- foreign key: job_drafts job_drafts_account_id_fkey
alter table job_drafts add constraint job_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
--- index: company_logos_company
CREATE INDEX company_logos_company ON public.company_logos USING btree (company_id);
--- index: jobs_draft
CREATE UNIQUE INDEX jobs_draft ON public.jobs USING btree (posted_by_id, draft_id) WHERE (draft_id IS NOT NULL);
--- function: job_reports_count()
CREATE OR REPLACE FUNCTION public.job_reports_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if tg_op = 'INSERT' then
      update jobs set report_count = report_count + 1 where id = new.job_id;
    else
      update jobs set report_count = report_count - 1 where id = old.job_id;
    end if;
    return null;
  end $function$
;
--- trigger: job_reports job_reports_count
CREATE TRIGGER job_reports_count AFTER INSERT OR DELETE ON public.job_reports FOR EACH ROW EXECUTE FUNCTION job_reports_count();
