--- after: 1766300000000-plan-payments
--- column: jobs.education
alter table jobs add column education text;
--- row: migrations JobEducation1766400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1766400000000,"name":"JobEducation1766400000000"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"10021fdc0d17a17ec447c11816f49003ecc5cbb72ed1b8c05a9c2051b320f0e5"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"6199db2e4a7fe3dba74cf00084c1a1e7e91403577eef1b62ff909994a5c35bbf"}');
--- constraint: jobs jobs_education_check
alter table jobs add constraint jobs_education_check CHECK ((education = ANY (ARRAY['10th'::text, '12th'::text, 'iti'::text, 'diploma'::text, 'graduate'::text, 'postgraduate'::text, 'any'::text])));
--- function: jobs_derive()
CREATE OR REPLACE FUNCTION public.jobs_derive()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company_name text;
  education_words text[];
begin
  select name, blocked_at is not null, verified_at is not null
    into company_name, new.is_company_blocked, new.is_company_verified
    from companies where id = new.company_id for share;
  select coalesce((select blocked_at is not null from accounts where id = new.posted_by_id for share), false)
    into new.is_poster_blocked;
  -- They weigh as much as skills. 'any' narrows nothing, so nobody looks for it.
  education_words := case
    when new.education in ('10th', '12th') then array[new.education, 'pass']
    when new.education <> 'any' then array[new.education]
    else '{}'
  end;
  new.search_document := jobs_search_document(new.title, new.skills || education_words, company_name);
  return new;
end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, education ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
