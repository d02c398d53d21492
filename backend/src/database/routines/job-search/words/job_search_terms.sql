-- What a job can be found by, each as a term: its words ("w:" anywhere, "t:" in the title), places, type, work
-- mode, skills, verified company, a company that replies, being highlighted, what it tells besides, years of experience
-- that suit, and steps of yearly pay.
-- Here because triggers note a job's terms in the transaction that changes it. The steps are those of
-- job_search_pay_floors and job_search_pay_ceilings. A change of the terms asks for a higher
-- job_search_version().
-- One expression, which PostgreSQL inlines: as a query of its own it took twenty times as long. For the same reason
-- the steps stand here in full.

create or replace function job_search_terms(job jobs) returns text[] language sql stable as $$
  select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
      case when job.is_company_verified then 'verified' end,
      case when job.does_company_reply then 'replies' end,
      case when job.highlighted_until is not null then 'highlighted' end,
      -- Nodes of the release before ask for the next two.
      'city:' || lower(job.city), 'locality:' || lower(job.locality),
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.city) end,
      case when coalesce(job.place_ids, '{}') = '{}' then 'place:' || lower(job.locality) end], null)
    || job_search_place_terms(job.place_ids)
    || job_search_fact_terms(job.education, job.shift, job.english_level, job.walk_in_until, job.posted_at,
      job.open_until)
    -- Each element of a list with a prefix; null where the list is empty.
    || string_to_array('w:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
    || string_to_array('t:' || nullif(array_to_string(
      tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
    || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(
      job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
    || ('{
      years:0, years:1, years:2, years:3, years:4, years:5, years:6, years:7, years:8, years:9, years:10, years:11,
      years:12, years:13, years:14, years:15, years:16, years:17, years:18, years:19, years:20, years:21, years:22,
      years:23, years:24, years:25, years:26, years:27, years:28, years:29, years:30
    }'::text[])[job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
    || ('{
      pay>=1, pay>=100000, pay>=150000, pay>=200000, pay>=250000, pay>=300000, pay>=400000, pay>=500000,
      pay>=600000, pay>=700000, pay>=800000, pay>=900000, pay>=1000000, pay>=1200000, pay>=1500000, pay>=1800000,
      pay>=2000000, pay>=2500000, pay>=3000000, pay>=4000000, pay>=5000000, pay>=7500000, pay>=10000000,
      pay>=20000000
    }'::text[])[1 : width_bucket(job.pay_yearly_max, '{
      1, 100000, 150000, 200000, 250000, 300000, 400000, 500000, 600000, 700000, 800000, 900000, 1000000, 1200000,
      1500000, 1800000, 2000000, 2500000, 3000000, 4000000, 5000000, 7500000, 10000000, 20000000
    }'::int[])]
    || ('{
      pay<=100000, pay<=200000, pay<=300000, pay<=500000, pay<=800000, pay<=1200000, pay<=2000000, pay<=3000000,
      pay<=5000000, pay<=10000000, pay<=2000000000
    }'::text[])[width_bucket(job.pay_yearly_min - 1, '{
      100000, 200000, 300000, 500000, 800000, 1200000, 2000000, 3000000, 5000000, 10000000, 2000000000
    }'::int[]) + 1 :]
$$;
