--- after: 1763900000000-job-search
--- row: migrations WordsWithSigns1763960000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1763960000000,"name":"WordsWithSigns1763960000000"}');
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
'\.(?=[[:alpha:]])', ' ', 'gi')
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
