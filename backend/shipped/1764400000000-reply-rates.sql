--- after: 1764300000000-notices
--- column: companies.reply_rate
alter table companies add column reply_rate integer;
--- column: companies.median_reply_days
alter table companies add column median_reply_days integer;
--- column: jobs.does_company_reply
alter table jobs add column does_company_reply boolean not null default false;
--- row: migrations ReplyRates1764400000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1764400000000,"name":"ReplyRates1764400000000"}');
--- constraint: companies companies_median_reply_days_check
alter table companies add constraint companies_median_reply_days_check CHECK ((median_reply_days > 0));
--- constraint: companies companies_reply_rate_check
alter table companies add constraint companies_reply_rate_check CHECK (((reply_rate >= 0) AND (reply_rate <= 100)));
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_note(array(
      select job.id from new_jobs job join old_jobs former on former.id = job.id
      where (former.is_listed or job.is_listed)
        and (job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years, job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply) is distinct from (former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years, former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified, former.does_company_reply)
    ));
    return null;
  end $function$
;
--- function: job_search_terms(job jobs)
CREATE OR REPLACE FUNCTION public.job_search_terms(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
    select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
        case when job.is_company_verified then 'verified' end,
        case when job.does_company_reply then 'replies' end,
        'city:' || lower(job.city), 'locality:' || lower(job.locality),
        'place:' || lower(job.city), 'place:' || lower(job.locality)], null)
      || string_to_array('w:' || nullif(array_to_string(tsvector_to_array(job.search_document), E'\x01w:'), ''), E'\x01')
      || string_to_array('t:' || nullif(array_to_string(tsvector_to_array(ts_filter(job.search_document, '{a}')), E'\x01t:'), ''), E'\x01')
      || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
      || ('{years:0,years:1,years:2,years:3,years:4,years:5,years:6,years:7,years:8,years:9,years:10,years:11,years:12,years:13,years:14,years:15,years:16,years:17,years:18,years:19,years:20,years:21,years:22,years:23,years:24,years:25,years:26,years:27,years:28,years:29,years:30}'::text[])[
        job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
      || ('{pay>=1,pay>=100000,pay>=150000,pay>=200000,pay>=250000,pay>=300000,pay>=400000,pay>=500000,pay>=600000,pay>=700000,pay>=800000,pay>=900000,pay>=1000000,pay>=1200000,pay>=1500000,pay>=1800000,pay>=2000000,pay>=2500000,pay>=3000000,pay>=4000000,pay>=5000000,pay>=7500000,pay>=10000000,pay>=20000000}'::text[])[1 : width_bucket(job.pay_yearly_max, '{1,100000,150000,200000,250000,300000,400000,500000,600000,700000,800000,900000,1000000,1200000,1500000,1800000,2000000,2500000,3000000,4000000,5000000,7500000,10000000,20000000}'::int[])]
      || ('{pay<=100000,pay<=200000,pay<=300000,pay<=500000,pay<=800000,pay<=1200000,pay<=2000000,pay<=3000000,pay<=5000000,pay<=10000000,pay<=2000000000}'::text[])[
        width_bucket(job.pay_yearly_min - 1, '{100000,200000,300000,500000,800000,1200000,2000000,3000000,5000000,10000000,2000000000}'::int[]) + 1 :]
  $function$
;
--- function: jobs_derive_replies()
CREATE OR REPLACE FUNCTION public.jobs_derive_replies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    select coalesce(reply_rate >= 50, false) into new.does_company_reply
      from companies where id = new.company_id;
    return new;
  end $function$
;
--- trigger: companies companies_spread_replies
CREATE TRIGGER companies_spread_replies AFTER UPDATE OF reply_rate ON public.companies FOR EACH ROW WHEN ((COALESCE((old.reply_rate >= 50), false) <> COALESCE((new.reply_rate >= 50), false))) EXECUTE FUNCTION companies_spread();
--- trigger: jobs jobs_derive_replies
CREATE TRIGGER jobs_derive_replies BEFORE INSERT OR UPDATE OF company_id ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive_replies();
