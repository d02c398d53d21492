--- after: 1765200000000-admin-lists
--- row: migrations SearchWords1765300000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1765300000000,"name":"SearchWords1765300000000"}');
--- constraint: job_search_facets job_search_facets_kind_check
alter table job_search_facets add constraint job_search_facets_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'word'::text, 'city'::text, 'locality'::text, 'skill'::text])));
--- index: job_search_facets_skills
CREATE INDEX job_search_facets_skills ON public.job_search_facets USING gin (lower(value) gin_trgm_ops) WITH (fastupdate=off) WHERE (kind = 'skill'::text);
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
AS $function$
  declare
    v_stems text[] := case when p_text = '' then '{}' else job_search_words(p_text) end;
    -- A text without any word is found nowhere.
    v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to)
      || case when p_text <> '' and v_stems = '{}' then '{w:}' else array(
        select 'w:' || stem from unnest(v_stems) stem) end;
    v_titles text[] := case when p_is_ranked then array(select 't:' || word from unnest(job_search_title_words(p_text)) word) else '{}' end;
    v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
    v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
    v_sure text[] := case
      when p_sorting = 'pay' and p_posted_after is not null then null
      when v_pay_from is null and v_pay_to is null then '{}'
      else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
    v_walk record := job_search_walk(p_sorting, v_terms, v_titles, v_sure, p_now, p_posted_after, v_pay_from,
      v_pay_to, p_tier, p_key, p_job, p_offset + p_limit, p_cap);
    v_total int := v_walk.total;
    v_has_changes boolean := exists (select from job_search_changes);
  begin
    if v_has_changes then
      v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after,
        v_pay_from, v_pay_to));
    end if;
    return query
      with hits as materialized (
        select 1 as tier, walked.job_id, walked.key
          from unnest(v_walk.first_jobs, v_walk.first_keys) walked (job_id, key)
        union all
        select 2, walked.job_id, walked.key from unnest(v_walk.jobs, v_walk.keys) walked (job_id, key)
        union all
        select case when v_titles <> '{}' and unfolded.terms @> v_titles then 1 else 2 end, unfolded.job_id,
          unfolded.key
        from job_search_unfolded(p_sorting, v_terms, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
        where v_has_changes
      ), placed as materialized (
        select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
        from hits
        where p_key is null or hits.tier > p_tier
          or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
      )
      select page.place, page.tier, page.job_id, page.key, v_total
      from (select 1) once
      left join (
        select * from placed where placed.place > p_offset order by placed.place limit p_limit
      ) page on true
      order by page.place;
  end $function$
;
--- function: job_search_count_facets(p_jobs uuid[], p_by integer)
CREATE OR REPLACE FUNCTION public.job_search_count_facets(p_jobs uuid[], p_by integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_unused job_search_facets[];
  begin
    with facets as (
      insert into job_search_facets as known (kind, parent, value, jobs)
        select kind, parent, value, count(*) * p_by
        from (
          -- The head of a title: "Software Engineer" of "Software Engineer - Payments (Pune)".
          select 'title' as kind, '' as parent,
            regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', '') as value
            from job_search_entries where job_id = any (p_jobs)
          union all
          select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
          union all
          select 'locality', city, locality from job_search_entries
            where job_id = any (p_jobs) and city is not null and locality is not null
          union all
          select distinct on (job_id, word) 'word', '', word from job_search_entries,
            regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
            where job_id = any (p_jobs) and length(word) >= 3
          union all
          select distinct 'skill', '', skill from job_search_entries, unnest(skills) skill
            where job_id = any (p_jobs)
        ) counted
        group by kind, parent, value
        order by kind, parent, value
        on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs
      returning known
    )
    select array_agg(known) into v_unused from facets where (known).jobs <= 0;
    delete from job_search_facets facet using unnest(v_unused) unused
      where (facet.kind, facet.parent, facet.value) = (unused.kind, unused.parent, unused.value);
  end $function$
;
--- function: job_search_singular(text text)
CREATE OR REPLACE FUNCTION public.job_search_singular(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select regexp_replace(job_search_spelt_out(text), '(\w\w[^s\W])s\M', '\1', 'gi')
  $function$
;
--- function: job_search_spelt_out(text text)
CREATE OR REPLACE FUNCTION public.job_search_spelt_out(text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(text,
        '\m(front|back)[ -]end\M', '\1end', 'gi'),
'\mfull[ -]stack\M', 'fullstack', 'gi'),
'\m(dev)[ -](ops)\M', '\1\2', 'gi'),
'\me-commerce\M', 'ecommerce', 'gi'),
'\mtele[ -]call', 'telecall', 'gi'),
'\m(node|react|vue|next|nest|express|angular)js\M', '\1 js', 'gi'),
'/', ' ', 'gi'),
'\.net\M', ' dotnet', 'gi'),
'\m(\w)\+\+', '\1plusplus ', 'gi'),
'\m(\w)#', '\1sharp ', 'gi'),
'\.(?=[[:alpha:]])', ' ', 'gi')
    $function$
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
      || string_to_array('w:' || nullif(array_to_string(tsvector_to_array(ts_filter(job.search_document, '{a,b,c}')), E'\x01w:'), ''), E'\x01')
      || string_to_array('t:' || nullif(array_to_string(tsvector_to_array(ts_filter(job.search_document, '{d}')), E'\x01t:'), ''), E'\x01')
      || string_to_array(lower(array_to_string(string_to_array('skill:' || nullif(array_to_string(job.skills, E'\x01skill:'), ''), E'\x01'), E'\x01')), E'\x01')
      || ('{years:0,years:1,years:2,years:3,years:4,years:5,years:6,years:7,years:8,years:9,years:10,years:11,years:12,years:13,years:14,years:15,years:16,years:17,years:18,years:19,years:20,years:21,years:22,years:23,years:24,years:25,years:26,years:27,years:28,years:29,years:30}'::text[])[
        job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
      || ('{pay>=1,pay>=100000,pay>=150000,pay>=200000,pay>=250000,pay>=300000,pay>=400000,pay>=500000,pay>=600000,pay>=700000,pay>=800000,pay>=900000,pay>=1000000,pay>=1200000,pay>=1500000,pay>=1800000,pay>=2000000,pay>=2500000,pay>=3000000,pay>=4000000,pay>=5000000,pay>=7500000,pay>=10000000,pay>=20000000}'::text[])[1 : width_bucket(job.pay_yearly_max, '{1,100000,150000,200000,250000,300000,400000,500000,600000,700000,800000,900000,1000000,1200000,1500000,1800000,2000000,2500000,3000000,4000000,5000000,7500000,10000000,20000000}'::int[])]
      || ('{pay<=100000,pay<=200000,pay<=300000,pay<=500000,pay<=800000,pay<=1200000,pay<=2000000,pay<=3000000,pay<=5000000,pay<=10000000,pay<=2000000000}'::text[])[
        width_bucket(job.pay_yearly_min - 1, '{100000,200000,300000,500000,800000,1200000,2000000,3000000,5000000,10000000,2000000000}'::int[]) + 1 :]
  $function$
;
--- function: job_search_title_words(text text)
CREATE OR REPLACE FUNCTION public.job_search_title_words(text text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return coalesce(tsvector_to_array(to_tsvector('simple', translate(job_search_singular(text), '-', ' '))), '{}');
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
      jobs_search_document(new.title, new.skills, company_name);
    return new;
  end $function$
;
--- function: jobs_search_document(title text, skills text[], company text)
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
    select setweight(to_tsvector('job_words', job_search_spelt_out(title)), 'A') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(array_to_string(skills, ' '))), 'B') ||
      setweight(to_tsvector('job_words', job_search_spelt_out(coalesce(company, ''))), 'C') || setweight(to_tsvector('simple', job_search_singular(title)), 'D')
  $function$
;
