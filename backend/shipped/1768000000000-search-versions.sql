--- after: 1767000000000-search-word-forms
--- gone function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer)
--- gone function: jobs_search_document(title text, skills text[], company text, description text)
--- column: job_search_blocks.version
alter table job_search_blocks add column version integer not null default 1;
--- column: job_search_changes.version
alter table job_search_changes add column version integer not null default 1;
--- row: migrations SearchVersions1768000000000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1768000000000,"name":"SearchVersions1768000000000"}');
--- row: database_routines function job_conditions
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_conditions","checksum":"63bc52ec10cfccc5b55fe08868c9559455376767c4a4ff3252867343c9676edb"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"c7d647e2ba91e9b716f8ff331744647e9da9b759bc3aeb1e7471a80f51f196ca"}');
--- row: database_routines function job_search_any_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_any_of","checksum":"ccf2230d03068a4953f0fc72aa5440eb8ae52d11cf2c3fcd4ea0423323820837"}');
--- row: database_routines function job_search_append
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_append","checksum":"f5ebff942ffdcb6007dab28a79e8c722430c43f5977e374265936c275996cc96"}');
--- row: database_routines function job_search_blocks_of
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_blocks_of","checksum":"30004f0afc88db6efa8bea8c17f69d6bdcc102da9747aacc5df981beb812bd0a"}');
--- row: database_routines function job_search_by_pay
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_by_pay","checksum":"0fa34972c2288f55d78a4f36a03f80de32e2b282e6fc95affae912c5cdffd56d"}');
--- row: database_routines function job_search_clear
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_clear","checksum":"1b966ec1617c382f74a6b9158b0fe72ab7fbdb0d053b1a66d99018e273e37f3a"}');
--- row: database_routines function job_search_count_facets
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_count_facets","checksum":"8f198f328d826b8a49b650dd65fc355eb2736e68fbb30650da0edf0860233c5d"}');
--- row: database_routines function job_search_fact_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fact_terms","checksum":"abd2ef6fb9842dd7480fb45ae7dabd692746e35bdd91f8af0e4b5867173e64f6"}');
--- row: database_routines function job_search_fill
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_fill","checksum":"cbba005eb94c9fcf6f2b013d9e2859fbf98fb01dc47714719b03a886521bfc21"}');
--- row: database_routines function job_search_filter_counts
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_filter_counts","checksum":"194f348a066e29a902accabb41513fa8959b317f3fb1b5fa855e1821c86110b1"}');
--- row: database_routines function job_search_matches
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_matches","checksum":"f11d0a10d0d69823a7ce8ca6218843b65040471377ccd095d774ef9ef516cab2"}');
--- row: database_routines function job_search_note
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note","checksum":"db1e692e00b4e0614dcc03eb17573b5c0a1d96c1f90d4cef9a91356c18a12f28"}');
--- row: database_routines function job_search_note_update
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_note_update","checksum":"62528917d7b94755869c326dc981242886abf9924abd9b5b4025791d911ee93b"}');
--- row: database_routines function job_search_place_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_place_terms","checksum":"42239ae7df8cf18b91693ee48f4dc47bbeb9cbbc9bfacff6b316bb66e0e031db"}');
--- row: database_routines function job_search_places
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_places","checksum":"b4c072a70a5757ef426ab3d92288f287340cb856d8d2cbf49672b76f7a1abd1b"}');
--- row: database_routines function job_search_read
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_read","checksum":"d404d4a3634cf16f532e2f54154a36c2cf9f7b9440b36e3bf79512931695a454"}');
--- row: database_routines function job_search_renew
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_renew","checksum":"7d71ecdb9522e205b6c3693c5871d54d4b7f552e3e469f90e316c3606fab8e4b"}');
--- row: database_routines function job_search_ring
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_ring","checksum":"ff2f56b346db3954770ff5ec3c005dca6082ec2258b1bab892c28452e0d12e4f"}');
--- row: database_routines function job_search_rings
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_rings","checksum":"7fe9b0e5a69b6f4efa9bfaa752a82a8d960afa67a1a403664de51e569b1a46a4"}');
--- row: database_routines function job_search_terms
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_terms","checksum":"cd46c399dcf13f7b24f20e61f1e927020e42b600ef28c0cfc5081561b5609ab7"}');
--- row: database_routines function job_search_unfolded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_unfolded","checksum":"ae3d6ec103dd5590bdde123cd0ee45c2d8d0071a35e6e7b471ee7f051c473e20"}');
--- row: database_routines function job_search_version
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_version","checksum":"aef27251e27334cf78820579516a856d5fcf6c3c34848b030ff147645b56ce31"}');
--- row: database_routines function job_search_walk
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_walk","checksum":"e48ed51e754568af6634d29ca65aaf058b4deb239550f68d27c7375b12c3a010"}');
--- row: database_routines function jobs_derive
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_derive","checksum":"a2a792630d64432a29d9e410575edadd92ede29bbd767f9a52b9f188df8a927c"}');
--- row: database_routines function jobs_search_document
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"jobs_search_document","checksum":"1f1c6f6e102959705419ff2e8bec959caaf5d856f53edc66a29a83b19e1bdf7d"}');
--- row: database_routines function search_words_meant
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_meant","checksum":"a674987db66ea0ab382309c775c8d7abab172d6445b29d1424d3d31fd9991b92"}');
--- row: database_routines function search_words_typed
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"search_words_typed","checksum":"298a69fabe761f27d47823b1b3cc4d9c460241ff2a9e8b17b41ce6c79543ce12"}');
--- row: database_routines trigger jobs_derive on jobs
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"trigger","name":"jobs_derive on jobs","checksum":"b73f818bd0c043af46aa71767d0e8fe0981a09ef354a2f629cc19252d184739b"}');
--- row: job_search_blocks newest
insert into job_search_blocks select * from json_populate_record(null::job_search_blocks, '{"sorting":"newest","block":-9223372036854775808,"used":0,"live":0,"sorted":0,"last_key":-9223372036854775808,"version":1}');
--- row: job_search_blocks pay
insert into job_search_blocks select * from json_populate_record(null::job_search_blocks, '{"sorting":"pay","block":-9223372036854775808,"used":0,"live":0,"sorted":0,"last_key":-9223372036854775808,"version":1}');
--- function: job_conditions(job jobs)
CREATE OR REPLACE FUNCTION public.job_conditions(job jobs)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array[
    case job.type when 'internship' then 'intern' else job.type end,
    case job.work_mode when 'remote' then 'work-from-home' when 'hybrid' then 'hybrid' else 'work-from-office' end,
    case job.shift when 'flexible' then 'flexible-hours' else job.shift || '-shift' end,
    case
      when job.education in ('10th', '12th') then job.education || '-pass'
      when job.education <> 'any' then job.education
    end,
    case when job.experience_min_years = 0 or job.freshers_welcome then 'fresher' end,
    case when job.walk_in_from is not null or job.walk_in_until is not null then 'walk-in' end,
    case job.notice_period_days when 0 then 'immediate-joining' end
  ], null)
$function$
;
--- function: job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text, p_places integer[], p_kms integer[], p_nearer text)
CREATE OR REPLACE FUNCTION public.job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_offset integer, p_limit integer, p_cap integer, p_circle text DEFAULT NULL::text, p_places integer[] DEFAULT NULL::integer[], p_kms integer[] DEFAULT NULL::integer[], p_nearer text DEFAULT NULL::text)
 RETURNS TABLE(place bigint, tier integer, job_id uuid, key bigint, total integer)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_facets || job_search_pay_terms(p_pay_from, p_pay_to) || v_read.terms;
  v_all text[] := array_remove(v_terms || p_circle, null);
  v_tiers text[] := case when p_is_ranked then v_read.tiers else '{}' end;
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_sure text[] := case
    when p_sorting = 'pay' and p_posted_after is not null then null
    when v_pay_from is null and v_pay_to is null then '{}'
    else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_walk record;
  v_total int;
  v_has_changes boolean := exists (select from job_search_changes);
begin
  if p_places is null then
    v_walk := job_search_walk(p_sorting, v_all, v_tiers, v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, p_tier,
      p_key, p_job, p_offset + p_limit, p_cap);
    v_total := v_walk.total;
  else
    -- Few jobs are all looked up; of many, ring after ring until the page is full. A random board has small blocks, so
    -- that both are tried.
    v_walk := job_search_walk(p_sorting, v_all, '{}', v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
      null, null, p_cap);
    v_total := v_walk.total;
    if v_total > least(p_cap, job_search_capacity()) then
      v_walk := job_search_rings(v_terms, p_circle is null, p_places, p_kms, p_nearer, p_now, p_posted_after,
        v_pay_from, v_pay_to, p_tier, p_key, p_job, p_offset + p_limit);
    else
      v_walk.tiers := array(
        select job_search_ring(job.place_ids, p_places, p_kms)
        from unnest(v_walk.jobs) with ordinality found (id, position) left join jobs job on job.id = found.id
        order by found.position
      );
    end if;
  end if;
  if v_has_changes then
    v_total := v_total + (select count(*) from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from,
      v_pay_to));
  end if;
  return query
    with hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select case when p_places is not null then job_search_ring(array(
            select substring(term from 5)::int from unnest(unfolded.terms) term where starts_with(term, 'for:')
          ), p_places, p_kms)
          else coalesce((
            select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
            where unfolded.terms @> string_to_array(tier.terms, E'\x01')
          ), 4) end, unfolded.job_id, unfolded.key
      from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from, v_pay_to) unfolded
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
--- function: job_search_any_of(p_sorting text, p_block bigint, p_groups text[])
CREATE OR REPLACE FUNCTION public.job_search_any_of(p_sorting text, p_block bigint, p_groups text[])
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_group text;
  v_any bit(31744);
  v_bits bit(31744);
begin
  foreach v_group in array p_groups loop
    v_any := (
      select coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1)
      from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
      where known.sorting = p_sorting and known.term = any (string_to_array(v_group, E'\x01'))
        and known.block = p_block
    );
    v_bits := coalesce(v_bits & v_any, v_any);
  end loop;
  return v_bits;
end $function$
;
--- function: job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
CREATE OR REPLACE FUNCTION public.job_search_append(p_sorting text, p_jobs uuid[], p_size integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_jobs uuid[] := p_jobs;
  v_size int;
  v_block bigint;
begin
  while cardinality(v_jobs) > 0 loop
    select case p_sorting when 'pay' then pay_key else newest_key end into v_block
      from job_search_entries where job_id = v_jobs[1];
    insert into job_search_blocks (sorting, block, last_key, version)
      values (p_sorting, v_block, v_block, job_search_version());
    v_size := job_search_cut(p_sorting, v_jobs, p_size);
    perform job_search_fill(p_sorting, v_block, v_jobs[1 : v_size]);
    v_jobs := v_jobs[v_size + 1 :];
  end loop;
end $function$
;
--- function: job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_until bigint := -9223372036854775808;
  v_few bigint[];
begin
  if p_sorting = 'newest' and p_posted_after is not null then
    v_until := job_search_block_of('newest', job_search_key_from(p_posted_after));
  end if;
  v_few := (
    select blocks from unnest(p_terms) wanted (term)
    cross join lateral (
      select case when strpos(wanted.term, E'\x01') = 0 then array(
        select block from job_search_bits known
        where known.sorting = p_sorting and known.term = wanted.term and known.block >= v_until
        order by block desc limit 8
      ) else array(
        select distinct listed.block from string_to_table(wanted.term, E'\x01') any_of (term)
        cross join lateral (
          select block from job_search_bits known
          where known.sorting = p_sorting and known.term = any_of.term and known.block >= v_until
          order by block desc limit 8
        ) listed
        order by listed.block desc
      ) end as blocks offset 0
    ) known
    order by cardinality(blocks) limit 1
  );
  if cardinality(v_few) < 8 then return v_few; end if;
  return array(
    select block from job_search_blocks where sorting = p_sorting and block >= v_until order by block desc
  );
end $function$
;
--- function: job_search_by_pay(p_block bigint, p_bits bit varying, p_sure text[], p_is_sure boolean, p_terms text[], p_from integer, p_to integer)
CREATE OR REPLACE FUNCTION public.job_search_by_pay(p_block bigint, p_bits bit varying, p_sure text[], p_is_sure boolean, p_terms text[], p_from integer, p_to integer)
 RETURNS bit varying
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_sure bit varying := case when p_sure is null then B'0'::bit(31744)
    else job_search_any_of('newest', p_block, p_sure) end;
  v_doubt bit varying;
begin
  if p_is_sure then return p_bits & v_sure; end if;
  v_doubt := p_bits & ~ v_sure & job_search_any_of('newest', p_block, array[array_to_string(p_terms, E'\x01')]);
  return (
    select job_search_bits_with(known.slot, 1) from (
      select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
      from (
        select at, substring(v_doubt from at * 512 + 1 for 512) as bits from generate_series(0, 61) at offset 0
      ) part
      cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
      where bit_count(part.bits) > 0
    ) found
    cross join lateral (
      select * from job_search_slots listed
      where listed.sorting = 'newest' and listed.block = p_block and listed.slot = found.slot::smallint offset 0
    ) known
    where found.slot < (found.at + 1) * 512 and (p_from is null or known.pay_max >= p_from)
      and (p_to is null or known.pay_min <= p_to)
  );
end $function$
;
--- function: job_search_clear()
CREATE OR REPLACE FUNCTION public.job_search_clear()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(7204116);
  truncate job_search_entries, job_search_changes, job_search_slots, job_search_bits, job_search_facets,
    job_search_blocks;
  insert into job_search_blocks (sorting, block, last_key, version)
    select sorting, -9223372036854775808, -9223372036854775808, job_search_version() from unnest('{newest,pay}'::text[]) sorting;
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
        select 'place', '', place::text from job_search_entries, unnest(places) place where job_id = any (p_jobs)
        union all
        -- Nodes of the release before suggest these.
        select 'city', '', city from job_search_entries where job_id = any (p_jobs) and city is not null
        union all
        select 'locality', city, locality from job_search_entries
          where job_id = any (p_jobs) and city is not null and locality is not null
        union all
        select distinct on (job_id, word) 'word', '', word from job_search_entries,
          regexp_split_to_table(lower(title || ' ' || array_to_string(skills, ' ')), '[^[:alnum:]]+') word
          where job_id = any (p_jobs) and length(word) >= 3
        union all
        select 'skill', '', skill from (
          select distinct job_id, skill from job_search_entries, unnest(skills) skill where job_id = any (p_jobs)
        ) named
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
--- function: job_search_fact_terms(p_education text, p_shift text, p_english text, p_walk_in_until date, p_posted_at timestamp with time zone, p_open_until timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_fact_terms(p_education text, p_shift text, p_english text, p_walk_in_until date, p_posted_at timestamp with time zone, p_open_until timestamp with time zone)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if p_education is null and p_shift is null and p_english is null and p_walk_in_until is null then return '{}'; end if;
  -- A diploma is enough for a trade, and a degree for a diploma. A degree teaches no trade.
  return array_remove(case p_education
      when 'any' then '{education:any, education:10th, education:12th, education:iti, education:diploma,
        education:graduate, education:postgraduate}'
      when '10th' then '{education:10th, education:12th, education:iti, education:diploma, education:graduate,
        education:postgraduate}'
      when '12th' then '{education:12th, education:diploma, education:graduate, education:postgraduate}'
      when 'iti' then '{education:iti, education:diploma}'
      when 'diploma' then '{education:diploma, education:graduate, education:postgraduate}'
      when 'graduate' then '{education:graduate, education:postgraduate}'
      when 'postgraduate' then '{education:postgraduate}'
    end::text[] || ('shift:' || p_shift) || case p_english
      when 'none' then '{english:none, english:basic, english:good, english:fluent}'
      when 'basic' then '{english:basic, english:good, english:fluent}'
      when 'good' then '{english:good, english:fluent}'
      when 'fluent' then '{english:fluent}'
    end::text[] || array(
      select 'walk-in:' || to_char(day, 'YYYY-MM-DD') from generate_series(
        date_trunc('day', p_posted_at at time zone 'Asia/Kolkata'),
        least(p_walk_in_until, p_open_until at time zone 'Asia/Kolkata'), interval '1 day') day
      where p_walk_in_until is not null
    ), null);
end $function$
;
--- function: job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  v_used int;
  v_last_key bigint;
begin
  if cardinality(p_jobs) = 0 then return; end if;
  select used, last_key into v_used, v_last_key from job_search_blocks where sorting = p_sorting and block = p_block;
  insert into job_search_slots (sorting, block, slot, job_id, key, posted_at, pay_min, pay_max)
    select p_sorting, p_block, v_used + placed.position - 1, entry.job_id,
      case p_sorting when 'pay' then entry.pay_key else entry.newest_key end,
      entry.posted_at, entry.pay_min, entry.pay_max
    from unnest(p_jobs) with ordinality placed (job_id, position)
    join job_search_entries entry on entry.job_id = placed.job_id;
  update job_search_blocks set used = v_used + cardinality(p_jobs), live = live + cardinality(p_jobs),
    sorted = case when sorted = v_used and (v_used = 0 or v_last_key < (
        select key from job_search_slots where sorting = p_sorting and job_id = p_jobs[1]
      )) then v_used + cardinality(p_jobs) else sorted end,
    last_key = greatest(last_key, (
      select max(key) from job_search_slots where sorting = p_sorting and block = p_block
    ))
    where sorting = p_sorting and block = p_block;
  insert into job_search_bits as known (sorting, term, block, slots, bits)
    select p_sorting, term, p_block,
      case when cardinality(slots) <= 16 then slots end,
      case when cardinality(slots) > 16 then job_search_bits_from(slots) end
    from (select term, array_agg(distinct slot order by slot) as slots from (
      select (v_used + placed.position - 1)::smallint as slot, unnest(coalesce(
          (
            select case version when job_search_version() then terms end
            from job_search_changes where job_id = job.id order by id desc limit 1
          ),
          job_search_terms(job)
        )) as term
      from unnest(p_jobs) with ordinality placed (job_id, position) join jobs job on job.id = placed.job_id
    ) postings group by term) posted
    on conflict (sorting, term, block) do update set
      slots = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16
        then known.slots || excluded.slots end,
      bits = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16 then null
        else coalesce(known.bits, job_search_bits_from(known.slots))
          | coalesce(excluded.bits, job_search_bits_from(excluded.slots)) end;
end $function$
;
--- function: job_search_filter_counts(p_terms text[], p_text text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_chosen_facets text[], p_chosen text[], p_facets text[], p_options text[], p_moments timestamp with time zone[], p_cap integer)
CREATE OR REPLACE FUNCTION public.job_search_filter_counts(p_terms text[], p_text text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_chosen_facets text[], p_chosen text[], p_facets text[], p_options text[], p_moments timestamp with time zone[], p_cap integer)
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
declare
  v_read record := job_search_read(p_text);
  v_terms text[] := p_terms || v_read.terms;
  v_pay text[] := job_search_pay_terms(p_pay_from, p_pay_to);
  v_pay_from int := case when p_pay_from = any (job_search_pay_floors()) then null else p_pay_from end;
  v_pay_to int := case when p_pay_to = any (job_search_pay_ceilings()) then null else p_pay_to end;
  v_is_exact boolean := v_pay_from is null and v_pay_to is null;
  v_sure text[] := case when v_is_exact then '{}' else job_search_sure_pay_terms(v_pay_from, v_pay_to) end;
  v_blocks bigint[] := job_search_blocks_of('newest', v_terms, p_posted_after);
  v_counts int[] := array_fill(0, array[cardinality(p_options)]);
  -- Facets of which something is chosen, and '' for all others: what else is chosen, is the same for each of these.
  v_kinds text[] := array(
    select distinct facet from unnest(p_chosen_facets) facet
    union select 'pay' where v_pay <> '{}'
    union select ''
  );
  v_kinds_of int[] := array(
    select coalesce(array_position(v_kinds, facet), array_position(v_kinds, '')) from unnest(p_facets) facet
  );
  v_all text[] := v_terms || v_pay || p_chosen;
  v_kind text;
  v_others text[];
  v_bits bit varying[];
  v_left bit varying;
  v_match record;
  v_done int;
  v_size int;
  v_moments int[] := '{}';
  v_moment timestamptz;
  v_walk record;
begin
  -- First the jobs whose terms say all, then those whose pay must be looked up, for options that are not at the cap.
  for v_pass in 1 .. case when v_is_exact then 1 else 2 end loop
    v_done := 0;
    v_size := 2;
    loop
      exit when v_done >= cardinality(v_blocks) or not exists (select from unnest(v_counts) jobs where jobs <= p_cap);
      for v_match in
        select * from job_search_matches('newest', v_terms, v_blocks[v_done + 1 : v_done + v_size], p_now,
          p_posted_after)
      loop
        v_bits := '{}';
        foreach v_kind in array v_kinds loop
          v_left := v_match.bits;
          v_others := array(
            select term from unnest(p_chosen_facets, p_chosen) chosen (facet, term) where facet <> v_kind
          ) || case when v_kind <> 'pay' then v_pay end;
          if v_others <> '{}' then v_left := v_left & job_search_any_of('newest', v_match.block, v_others); end if;
          if not v_is_exact and v_kind <> 'pay' then
            v_left := job_search_by_pay(v_match.block, v_left, v_sure, v_pass = 1, array(
                select option from unnest(p_options, v_counts) counted (option, jobs) where jobs <= p_cap
              ), v_pay_from, v_pay_to);
          elsif v_pass = 2 then
            v_left := B'0'::bit(31744);
          end if;
          v_bits := v_bits || v_left;
        end loop;
        v_counts := array(
          select (counted.jobs + case
              when counted.jobs > p_cap then 0
              when strpos(counted.option, E'\x01') > 0 then bit_count(
                v_bits[counted.kind] & job_search_any_of('newest', v_match.block, array[counted.option]))
              else coalesce((
                select case when known.slots is null then bit_count(known.bits & v_bits[counted.kind]) else (
                  select count(*) from unnest(known.slots) few (slot) where get_bit(v_bits[counted.kind], few.slot) = 1
                ) end
                from job_search_bits known
                where known.sorting = 'newest' and known.term = counted.option and known.block = v_match.block
              ), 0)
            end)::int
          from unnest(v_counts, p_options, v_kinds_of) with ordinality counted (jobs, option, kind, position)
          order by counted.position
        );
      end loop;
      v_done := v_done + v_size;
      v_size := v_size * 4;
    end loop;
  end loop;
  foreach v_moment in array p_moments loop
    v_walk := job_search_walk('newest', v_all, '{}', v_sure, p_now, v_moment, v_pay_from, v_pay_to, null, null, null, 0,
      p_cap);
    v_moments := v_moments || v_walk.total;
  end loop;
  if not exists (select from job_search_changes) then return v_counts || v_moments; end if;
  return array(
    with found as materialized (
      select terms, true as is_paid
        from job_search_unfolded('newest', v_terms || v_pay, p_now, p_posted_after, v_pay_from, v_pay_to)
      union all
      select terms, false from job_search_unfolded('newest', v_terms, p_now, p_posted_after, null, null)
    )
    select (counted.jobs + (
        select count(*) from found
        where found.is_paid = (counted.facet <> 'pay') and found.terms && string_to_array(counted.option, E'\x01')
          and not exists (
            select from unnest(p_chosen_facets, p_chosen) chosen (facet, term)
            where chosen.facet <> counted.facet and not found.terms && string_to_array(chosen.term, E'\x01')
          )
      ))::int
    from unnest(v_counts, p_options, p_facets) with ordinality counted (jobs, option, facet, position)
    order by counted.position
  ) || array(
    select (counted.jobs + (
        select count(*) from job_search_unfolded('newest', v_all, p_now, counted.moment, v_pay_from, v_pay_to)
      ))::int
    from unnest(v_moments, p_moments) with ordinality counted (jobs, moment, position)
    order by counted.position
  );
end $function$
;
--- function: job_search_matches(p_sorting text, p_terms text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone)
CREATE OR REPLACE FUNCTION public.job_search_matches(p_sorting text, p_terms text[], p_blocks bigint[], p_now timestamp with time zone, p_posted_after timestamp with time zone)
 RETURNS TABLE(block bigint, bits bit varying)
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select distinct term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
begin
  for block, bits in
    select part.block, bit_and(part.bits)
    from (
      select known.block, coalesce(known.bits, (
        select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
      )) as bits
      from job_search_bits known
      where known.sorting = p_sorting and known.term = any (v_terms) and known.block = any (p_blocks) offset 0
    ) part
    group by part.block having count(*) = cardinality(v_terms)
    order by part.block desc
  loop
    if block = any (v_passed.blocks) then
      bits := bits & ~ v_passed.masks[array_position(v_passed.blocks, block)]::bit(31744);
    end if;
    if v_groups <> '{}' and bit_count(bits) > 0 then
      bits := bits & job_search_any_of(p_sorting, block, v_groups);
    end if;
    if bit_count(bits) > 0 then return next; end if;
  end loop;
end $function$
;
--- function: job_search_note(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_note(p_jobs uuid[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
      pay_key, title, skills, city, locality, places, version)
    select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
      job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
      job_search_newest_key(job.posted_at, job.id),
      job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
      job.title, job.skills, job.city, job.locality, job_search_places(job.place_ids),
      job_search_version()
    from jobs job where job.id = any (p_jobs)
$function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform job_search_note(array(
    select job.id from new_jobs job join old_jobs former on former.id = job.id
    where (former.is_listed or job.is_listed)
      and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.place_ids,
        job.skills, job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified, job.does_company_reply, job.education, job.shift,
        job.english_level, job.walk_in_until
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.place_ids, former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified,
        former.does_company_reply, former.education, former.shift, former.english_level, former.walk_in_until
      )
  ));
  return null;
end $function$
;
--- function: job_search_place_terms(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_place_terms(p_places integer[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select 'at:' || place from unnest(job_search_places(p_places)) place
    union
    select known.term
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral (
      values ('for:' || own.id), ('place:' || lower(place.name)), ('place:' || lower(city.name))
      union all
      select 'cell:' || size || ':' || floor(coalesce(place.latitude, city.latitude) * size)
        || ':' || floor(coalesce(place.longitude, city.longitude) * size)
      from unnest('{4,16,64}'::int[]) size
    ) known (term)
    where known.term is not null
  );
end $function$
;
--- function: job_search_places(p_places integer[])
CREATE OR REPLACE FUNCTION public.job_search_places(p_places integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
begin
  if coalesce(p_places, '{}') = '{}' then return '{}'; end if;
  return array(
    select distinct around.id
    from unnest(p_places) own (id)
    left join places place on place.id = own.id
    left join places city on city.id = place.city_id
    cross join lateral unnest(
      array[own.id, place.city_id, place.state_id, city.state_id] || place.region_ids || city.region_ids
    ) around (id)
    where around.id is not null order by around.id
  );
end $function$
;
--- function: job_search_read(p_text text, OUT terms text[], OUT tiers text[])
CREATE OR REPLACE FUNCTION public.job_search_read(p_text text, OUT terms text[], OUT tiers text[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET jit TO 'off'
AS $function$
declare
  -- Each text between quotes, and the rest.
  v_phrases text[] := case when p_text like '%"%"%'
    then array(select quoted.text[1] from regexp_matches(p_text, '"([^"]+)"', 'g') quoted (text)) else '{}' end;
  v_tokens text[] := search_word_tokens(case when v_phrases = '{}' then p_text
    else regexp_replace(p_text, '"[^"]+"', ' ', 'g') end);
  v_left text[] := v_tokens;
  v_typed text[] := v_tokens;
  v_quoted text[] := '{}';
  v_codes text[] := '{}';
  v_levels text[] := '{}';
  v_conditions text[] := '{}';
  v_titled text[] := '{}';
  v_hit record;
  v_rest text;
begin
  tiers := '{}';
  if p_text = '' then terms := '{}'; return; end if;
  for v_hit in select * from search_words_meant(v_tokens) loop
    for at in v_hit.first .. v_hit.first + v_hit.length - 1 loop
      v_left[at] := null;
      if v_hit.kind = 'CONDITION' then v_typed[at] := null; end if;
    end loop;
    case v_hit.kind
      when 'LEVEL' then v_levels := v_levels || ('@' || v_hit.code);
      when 'CONDITION' then v_conditions := v_conditions || ('@' || v_hit.code);
      else v_codes := v_codes || ('@' || v_hit.code);
    end case;
  end loop;
  for v_hit in select search_word_tokens(phrase) as tokens from unnest(v_phrases) phrase loop
    v_quoted := v_quoted || case when cardinality(v_hit.tokens) = 1 then array['t:' || v_hit.tokens[1]] else array(
      select 't:~' || v_hit.tokens[at] || ' ' || v_hit.tokens[at + 1]
      from generate_series(1, cardinality(v_hit.tokens) - 1) at
    ) end;
    v_typed := v_hit.tokens || v_typed;
  end loop;
  v_typed := array_remove(v_typed, null);
  -- With nothing beside them, conditions are what titles are compared with.
  if v_typed = '{}' and v_codes = '{}' then
    v_typed := v_tokens;
    v_titled := v_conditions;
  end if;
  v_rest := array_to_string(v_left, ' ');
  terms := v_codes || v_conditions || case when v_rest <> '' then job_search_words(v_rest) else '{}' end;
  if terms = '{}' and v_quoted = '{}' then terms := v_levels; end if;
  -- A text without any word is found nowhere.
  if terms = '{}' and v_quoted = '{}' then terms := '{""}'; end if;
  terms := array(select distinct 'w:' || term from unnest(terms) term union select unnest(v_quoted));
  tiers := array[
    't:=' || array_to_string(v_typed, ' '),
    case when cardinality(v_typed) = 1 and v_conditions <> '{}' then 't:==' || v_typed[1] else (
      select string_agg('t:~' || v_typed[at] || ' ' || v_typed[at + 1], E'\x01')
      from generate_series(1, cardinality(v_typed) - 1) at
    ) end,
    (select string_agg(title, E'\x01') from unnest(v_quoted || array(select 't:' || title from unnest(v_codes || v_titled ||
      v_levels || case when v_rest <> '' then job_search_title_words(v_rest) else '{}' end) title)) title)
  ];
end $function$
;
--- function: job_search_renew()
CREATE OR REPLACE FUNCTION public.job_search_renew()
 RETURNS boolean
 LANGUAGE plpgsql
 SET jit TO 'off'
AS $function$
declare
  v_old record;
begin
  if not exists (select from job_search_blocks where version < job_search_version()) then return false; end if;
  -- Before the fold's lock, as in job_search_fold.
  lock table jobs in access share mode;
  perform pg_advisory_xact_lock(7204116);
  select sorting, block into v_old from job_search_blocks
    where version < job_search_version() order by sorting, block desc limit 1;
  if not found then return false; end if;
  insert into job_search_bits (sorting, term, block, slots, bits)
    select v_old.sorting, term, v_old.block,
      case when cardinality(slots) <= 16 then slots end,
      case when cardinality(slots) > 16 then job_search_bits_from(slots) end
    from (select term, array_agg(distinct slot order by slot) as slots from (
      select known.slot, unnest(job_search_terms(job)) as term
      from job_search_slots known join jobs job on job.id = known.job_id
      where known.sorting = v_old.sorting and known.block = v_old.block
    ) postings group by term) posted
    on conflict (sorting, term, block) do update set slots = excluded.slots, bits = excluded.bits;
  update job_search_blocks set version = job_search_version()
    where sorting = v_old.sorting and block = v_old.block;
  return true;
end $function$
;
--- function: job_search_ring(p_own integer[], p_places integer[], p_kms integer[])
CREATE OR REPLACE FUNCTION public.job_search_ring(p_own integer[], p_places integer[], p_kms integer[])
 RETURNS integer
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
declare
  v_place int;
  v_at int;
  v_ring int := 100;
begin
  foreach v_place in array coalesce(p_own, '{}') loop
    -- Halves the list until it has the place.
    v_at := width_bucket(v_place, p_places);
    if p_places[v_at] = v_place then v_ring := least(v_ring, p_kms[v_at]); end if;
  end loop;
  return v_ring;
end $function$
;
--- function: job_search_rings(p_terms text[], p_has_rest boolean, p_places integer[], p_kms integer[], p_nearer text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[])
CREATE OR REPLACE FUNCTION public.job_search_rings(p_terms text[], p_has_rest boolean, p_places integer[], p_kms integer[], p_nearer text, p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  c_rest constant int := 100;
  v_blocks bigint[] := '{}';
  v_left bit varying[] := '{}';
  v_hit_blocks bigint[];
  v_hit_bits bit varying[];
  v_part record;
  v_ring record;
  v_at int;
  v_picked record;
begin
  jobs := '{}'; keys := '{}'; tiers := '{}';
  for v_part in
    select * from job_search_matches('newest', p_terms, job_search_blocks_of('newest', p_terms, p_posted_after), p_now,
      p_posted_after)
  loop
    v_blocks := v_blocks || v_part.block;
    v_left := v_left || case when p_nearer is null then v_part.bits
      else v_part.bits & ~ job_search_any_of('newest', v_part.block, array[p_nearer]) end;
  end loop;
  for v_ring in
    select place.km, array_agg(place.term) as terms from (
      select km, 'for:' || id as term from unnest(p_places, p_kms) near (id, km) where km >= coalesce(p_tier, 0)
    ) place
    where exists (select from job_search_bits where sorting = 'newest' and term = place.term)
    group by place.km
    union all
    select c_rest, null where p_has_rest
    order by 1
  loop
    exit when cardinality(jobs) >= p_limit;
    if v_ring.terms is null then
      v_hit_blocks := v_blocks;
      v_hit_bits := v_left;
    else
      v_hit_blocks := '{}';
      v_hit_bits := '{}';
      for v_part in
        select known.block, coalesce(bit_or(known.bits), B'0'::bit(31744)) | job_search_bits_with(few.slot, 1) as bits
        from job_search_bits known left join lateral unnest(known.slots) few (slot) on true
        where known.sorting = 'newest' and known.term = any (v_ring.terms) and known.block = any (v_blocks)
        group by known.block
      loop
        v_at := array_position(v_blocks, v_part.block);
        if bit_count(v_left[v_at] & v_part.bits) > 0 then
          v_hit_blocks := v_hit_blocks || v_part.block;
          v_hit_bits := v_hit_bits || (v_left[v_at] & v_part.bits);
          v_left[v_at] := v_left[v_at] & ~ v_part.bits;
        end if;
      end loop;
    end if;
    continue when v_hit_blocks = '{}';
    v_picked := job_search_pick('newest', v_hit_blocks, v_hit_bits,
      p_pay_from is null and p_pay_to is null and p_tier is distinct from v_ring.km, p_posted_after, p_pay_from,
      p_pay_to, case when p_tier = v_ring.km then p_key end, p_job, p_limit - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_ring.km, array[cardinality(v_picked.jobs)]);
  end loop;
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
$function$
;
--- function: job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
CREATE OR REPLACE FUNCTION public.job_search_unfolded(p_sorting text, p_terms text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer)
 RETURNS TABLE(job_id uuid, key bigint, terms text[])
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_terms text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
begin
  return query
    select slots.job_id, slots.key, slots.terms from (
      select distinct on (latest.job_id) latest.*,
        case p_sorting when 'pay' then latest.pay_key else latest.newest_key end as key
      from job_search_changes latest order by latest.job_id, latest.id desc
    ) slots
    where slots.is_listed and slots.open_until > p_now and slots.terms @> v_terms
      and not exists (
        select from unnest(v_groups) wanted where not slots.terms && string_to_array(wanted, E'\x01')
      )
      and (p_posted_after is null or slots.posted_at >= p_posted_after)
      and (p_pay_from is null or slots.pay_max >= p_pay_from)
      and (p_pay_to is null or slots.pay_min <= p_pay_to);
end $function$
;
--- function: job_search_version()
CREATE OR REPLACE FUNCTION public.job_search_version()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$ select 2 $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_tiers text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT jobs uuid[], OUT keys bigint[], OUT tiers integer[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
declare
  v_page int := coalesce(p_page, p_cap + 1);
  c_rest constant int := 4;
  v_is_exact boolean := coalesce(p_sure = '{}', false);
  -- Whether a job is live is looked up where the others meet.
  v_groups text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') > 0);
  v_singles text[] := array(select term from unnest(p_terms) term where strpos(term, E'\x01') = 0);
  v_terms text[] := case when v_singles = '{live}' then v_singles else array_remove(v_singles, 'live') end;
  v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
  v_done int := 0;
  v_size int := 2;
  -- The tiers in which there can be a job: each term of theirs is some job's. The rest is the last of them.
  v_ranks int[] := array(
    select rank from unnest(p_tiers) with ordinality tier (terms, rank)
    where tier.terms is not null and not exists (
      select from unnest(string_to_array(tier.terms, E'\x01')) wanted (term) where not exists (
        select from job_search_bits where sorting = p_sorting and term = wanted.term
      )
    ) order by rank
  ) || c_rest;
  -- The best tier that is still to be read; the page is full when that alone can fill it.
  v_lead int := (select min(rank) from unnest(v_ranks) rank where rank >= coalesce(p_tier, 1));
  -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
  v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
  v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
  v_match record;
  v_bits bit(31744);
  v_sure bit(31744);
  v_hit bit(31744);
  v_rank int;
  v_wanted text[];
  v_is_full boolean := false;
  v_picked record;
  -- Matches whose jobs are not looked up yet: tiers, blocks and their bits; of each tier how many hits are certain.
  v_hit_ranks int[] := '{}'; v_hit_blocks bigint[] := '{}'; v_hit_bits bit varying[] := '{}';
  v_counts int[] := array_fill(0, array[c_rest]);
  v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
begin
  total := 0;
  loop
    if v_is_full and v_is_exact and v_groups = '{}' and cardinality(v_terms) = 1 then
      -- How many live jobs one term has in a batch of blocks; few jobs are looked up without making bits of them.
      total := total + coalesce((
        select sum(case when met.slots is null then bit_count(met.bits & live.bits) else (
          select count(*) from unnest(met.slots) few (slot) where get_bit(live.bits, few.slot) = 1
        ) end)
        from job_search_bits met
        cross join lateral (
          -- Less those that are to be passed over.
          select case when met.block = any (v_passed.blocks) then (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else (
            select coalesce(live.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
            ))
            from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) end as bits offset 0
        ) live
        where met.sorting = p_sorting and met.term = v_terms[1]
          and met.block = any (v_blocks[v_done + 1 : v_done + v_size])
      ), 0);
    elsif v_is_full and v_is_exact and v_groups = '{}' then
      -- The same of more terms.
      total := total + coalesce((
        select sum(bit_count(case when met.block = any (v_passed.blocks)
          then met.bits & ~ v_passed.masks[array_position(v_passed.blocks, met.block)]::bit(31744) else met.bits end))
        from (
          select part.block, bit_and(part.bits) as bits
          from (
            select known.block, coalesce(known.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
            )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any ((v_terms || 'live'::text))
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block having count(*) = cardinality((v_terms || 'live'::text))
        ) met
      ), 0);
    else for v_match in
      -- The live jobs that all terms share in a batch of blocks, best block first; sure: those that need no look.
      select met.block, met.bits & (
          select coalesce(live.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
          ))
          from job_search_bits live
          where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
        ) as bits,
        case when p_sure <> '{}' then (
          select case when count(*) = cardinality(p_sure) then bit_and(coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          ))) end
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (p_sure) and known.block = met.block
        ) end as sure
      from (
        select part.block, bit_and(part.bits) as bits
        from (
          select known.block, coalesce(known.bits, (
            select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
          )) as bits
          from job_search_bits known
          where known.sorting = p_sorting and known.term = any (v_terms)
            and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
        ) part
        group by part.block having count(*) = cardinality(v_terms)
      ) met
      where bit_count(met.bits) > 0
      order by met.block desc
    loop
      v_bits := case when v_match.block = any (v_passed.blocks)
        then v_match.bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744)
        else v_match.bits end;
      if v_groups <> '{}' then
        continue when bit_count(v_bits) = 0;
        v_bits := v_bits & job_search_any_of(p_sorting, v_match.block, v_groups);
      end if;
      v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
      total := total + bit_count(v_sure);
      if not v_is_exact then
        v_doubt_blocks := v_doubt_blocks || v_match.block;
        v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
        v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
      end if;
      continue when v_is_full;
      foreach v_rank in array v_ranks loop
        v_hit := v_bits;
        if v_rank <> c_rest then
          v_wanted := string_to_array(p_tiers[v_rank], E'\x01');
          -- Null where a term is in no title of the block.
          v_hit := v_bits & (
            select case when count(*) = cardinality(v_wanted) then bit_and(coalesce(named.bits, (
              select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
            ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (v_wanted) and named.block = v_match.block
          );
          continue when v_hit is null;
          v_bits := v_bits & ~ v_hit;
        end if;
        continue when v_rank < v_lead or v_counts[v_rank] >= v_page
          or v_rank = p_tier and v_match.block > v_start;
        v_hit_ranks := v_hit_ranks || v_rank;
        v_hit_blocks := v_hit_blocks || v_match.block;
        v_hit_bits := v_hit_bits || v_hit;
        if v_rank is distinct from p_tier or v_match.block is distinct from v_start then
          v_counts[v_rank] := v_counts[v_rank] + bit_count(v_hit & v_sure);
        end if;
      end loop;
      v_is_full := v_counts[v_lead] >= v_page;
    end loop; end if;
    v_done := v_done + v_size;
    if total <= p_cap and v_doubt_count > 0
        and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
      total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
        p_pay_to, p_cap + 1 - total);
      v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
    end if;
    exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
    -- As many blocks as what is still to be counted should take, going by those that were read.
    v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4, 1) / greatest(total, 1));
  end loop;
  jobs := '{}'; keys := '{}'; tiers := '{}';
  if p_page is null and total > p_cap then return; end if;
  foreach v_rank in array v_ranks loop
    exit when cardinality(jobs) >= v_page;
    continue when not v_rank = any (v_hit_ranks);
    v_picked := job_search_pick(p_sorting,
      array(select block from unnest(v_hit_ranks, v_hit_blocks) hit (rank, block) where rank = v_rank),
      array(select bits from unnest(v_hit_ranks, v_hit_bits) hit (rank, bits) where rank = v_rank),
      v_is_exact and not coalesce(p_tier = v_rank, false), p_posted_after, p_pay_from, p_pay_to,
      case when p_tier = v_rank then p_key end, p_job, v_page - cardinality(jobs));
    jobs := jobs || v_picked.jobs;
    keys := keys || v_picked.keys;
    tiers := tiers || array_fill(v_rank, array[cardinality(v_picked.jobs)]);
  end loop;
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
  new.search_document := jobs_search_document(new.title, new.skills, company_name, new.description,
    job_conditions(new));
  return new;
end $function$
;
--- function: jobs_search_document(title text, skills text[], company text, description text, p_conditions text[])
CREATE OR REPLACE FUNCTION public.jobs_search_document(title text, skills text[], company text, description text, p_conditions text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_skills text := array_to_string(skills, ' | ');
  v_texts text := concat(title, E' \x01 ', v_skills, E' \x01 ', company);
  v_spelt text[] := string_to_array(job_search_spelt_out(v_texts), E'\x01');
  v_tokens text[] := search_word_tokens(v_texts);
  v_titled int := array_position(v_tokens, E'\x01');
  v_skilled int := array_position(v_tokens, E'\x01', v_titled + 1);
  v_head text[] := v_tokens[: v_titled - 1];
  v_bare text;
  v_words text := '';
begin
  if title ~ '[(,|:]|\s[-–—/]\s' then
    v_head := search_word_tokens(regexp_replace(title, '\s*[(,|:].*$|\s+[-–—/]\s.*$', ''));
  end if;
  if v_titled > 1 then v_words := concat('''=', array_to_string(v_head, ' '), ''':1D'); end if;
  for at in 1 .. least(v_titled - 2, 12) loop
    v_words := concat(v_words, ' ''~', v_tokens[at], ' ', v_tokens[at + 1], ''':1D');
  end loop;
  with found as materialized (
    select * from search_words_in(v_tokens) hit
    where case hit.kind
      when 'LEVEL' then hit.first < v_titled
      when 'CONDITION' then hit.first < v_skilled and not hit.is_covered
      else true end
  ), named as materialized (
    select found.code, case
        when found.is_covered then 'C'
        when found.first < v_titled then 'A,2D'
        when found.first < v_skilled then 'B'
        else 'C'
      end as weights
    from found
    union all
    select condition, 'B' from unnest(p_conditions) condition
    union all
    select skill, 'C' from unnest(search_skills_in(search_word_tokens(description))) skill
  ), bare as (
    select min(token.token) as word
    from unnest(v_head) with ordinality token (token, at)
    where not exists (
      select from found where found.kind = 'CONDITION' and token.at between found.first and found.first + found.length - 1
    )
    having count(*) = 1 and cardinality(v_head) > 1
  )
  select concat(v_words, string_agg(concat(' ''@', found.code, ''':1', found.weights), '')), (select word from bare)
    into v_words, v_bare
  from (
    select named.code, named.weights from named
    union
    select including.code, 'C' from named join search_word_includes including on including.included = named.code
    where named.weights <> 'C'
  ) found;
  if v_bare is not null then v_words := concat(v_words, ' ''==', v_bare, ''':1D'); end if;
  return setweight(to_tsvector('job_words', v_spelt[1]), 'A') || setweight(to_tsvector('job_words', v_spelt[2]), 'B') ||
    setweight(to_tsvector('job_words', v_spelt[3]), 'C') ||
    setweight(to_tsvector('simple', job_search_singular(title)), 'D') || v_words::tsvector;
end $function$
;
--- function: search_words_meant(p_tokens text[])
CREATE OR REPLACE FUNCTION public.search_words_meant(p_tokens text[])
 RETURNS TABLE(code text, kind text, first integer, length integer)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET jit TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_taken int[] := '{}';
  v_own int[];
begin
  for code, kind, first, length in
    select found.code, found.kind, found.first, found.length
    from search_words_in(p_tokens) found join search_words word on word.code = found.code
    where not found.is_covered order by found.length desc, cardinality(word.forms), found.code
  loop
    v_own := array(select generate_series(first, first + length - 1));
    continue when v_taken && v_own;
    v_taken := v_taken || v_own;
    return next;
  end loop;
end $function$
;
--- function: search_words_typed(p_text text)
CREATE OR REPLACE FUNCTION public.search_words_typed(p_text text)
 RETURNS TABLE(code text, kind text, name text, first_word integer, last_word integer)
 LANGUAGE plpgsql
 STABLE ROWS 4
 SET jit TO 'off'
AS $function$
declare
  v_words text[] := string_to_array(p_text, ' ');
  -- How many tokens there are up to each word.
  v_ends int[] := array(
    select cardinality(search_word_tokens(array_to_string(v_words[: at], ' ')))
    from generate_series(1, cardinality(v_words)) at order by at
  );
begin
  return query
    select meant.code, meant.kind, word.name, typed.first_word, greatest(typed.last_word, typed.first_word)
    from search_words_meant(search_word_tokens(p_text)) meant
    join search_words word on word.code = meant.code
    cross join lateral (
      select min(at) filter (where tokens >= meant.first)::int as first_word,
        max(at) filter (where tokens <= meant.first + meant.length - 1)::int as last_word
      from unnest(v_ends) with ordinality typed (tokens, at)
    ) typed
    where typed.first_word is not null
    order by typed.first_word;
end $function$
;
--- trigger: jobs jobs_derive
CREATE TRIGGER jobs_derive BEFORE INSERT OR UPDATE OF company_id, posted_by_id, title, skills, description, type, work_mode, shift, education, experience_min_years, freshers_welcome, notice_period_days, walk_in_from, walk_in_until ON public.jobs FOR EACH ROW EXECUTE FUNCTION jobs_derive();
