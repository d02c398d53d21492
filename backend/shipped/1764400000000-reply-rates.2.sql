--- after: 1764400000000-reply-rates
--- table: job_search_entries
create table job_search_entries ();
--- table: job_search_facets
create table job_search_facets ();
--- index: job_search_facets_places
CREATE INDEX job_search_facets_places ON public.job_search_facets USING gin (lower(value) gin_trgm_ops) WHERE (kind = ANY (ARRAY['city'::text, 'locality'::text]));
--- index: job_search_facets_titles
CREATE INDEX job_search_facets_titles ON public.job_search_facets USING gin (lower(value) gin_trgm_ops) WHERE (kind = 'title'::text);
--- index: job_search_facets_unused
CREATE INDEX job_search_facets_unused ON public.job_search_facets USING btree (kind) WHERE (jobs <= 0);
--- index: job_search_facets_words
CREATE INDEX job_search_facets_words ON public.job_search_facets USING gin (value gin_trgm_ops) WHERE (kind = 'word'::text);
--- index: notices_account
CREATE INDEX notices_account ON public.notices USING btree (account_id, id DESC);
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
    v_titles text[] := case when p_is_ranked then array(select 't:' || stem from unnest(v_stems) stem) else '{}' end;
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
  begin
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
      ) counted
      group by kind, parent, value
      order by kind, parent, value
      on conflict (kind, parent, value) do update set jobs = known.jobs + excluded.jobs;
    if p_by < 0 then delete from job_search_facets where jobs <= 0; end if;
  end $function$
;
--- function: job_search_rebuild()
CREATE OR REPLACE FUNCTION public.job_search_rebuild()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_sorting text;
    v_jobs uuid[];
  begin
    perform job_search_clear();
    insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
        skills, city, locality)
      select id, open_until, posted_at, pay_yearly_min, pay_yearly_max, job_search_newest_key(posted_at, id),
        job_search_pay_key(pay_yearly_max, posted_at, id), title, skills, city, locality
      from jobs where is_listed order by posted_at;
    foreach v_sorting in array array['newest', 'pay'] loop
      for v_jobs in
        select array_agg(job_id order by key, job_id) from (
          select job_id, key, (row_number() over (order by key, job_id) - 1) / (job_search_capacity() * 3 / 4) as part from (
            select job_id, case v_sorting when 'pay' then pay_key else newest_key end as key
            from job_search_entries
          ) keyed
        ) parted
        group by part order by part
      loop
        if exists (select from job_search_slots where sorting = v_sorting) then
          perform job_search_append(v_sorting, v_jobs, job_search_capacity() * 3 / 4);
        else
          perform job_search_fill(v_sorting, -9223372036854775808, v_jobs);
        end if;
        if v_sorting = 'newest' then perform job_search_count_facets(v_jobs, 1); end if;
      end loop;
    end loop;
  end $function$
;
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
      '\.(?=[[:alpha:]])', ' ', 'g')
  $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
  declare
    v_is_exact boolean := coalesce(p_sure = '{}', false);
    -- Whether a job is live is looked up where the others meet.
    v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
    v_blocks bigint[] := job_search_blocks_of(p_sorting, p_terms, p_posted_after);
    v_done int := 0;
    v_size int := 2;
    -- Where no job has all words in its title there is nothing to look for in the first tier.
    v_is_ranked boolean := p_titles <> '{}' and (select bool_and(exists (
        select from job_search_bits where sorting = p_sorting and term = title
      )) from unnest(p_titles) title);
    v_is_first boolean := v_is_ranked and coalesce(p_tier, 1) = 1;
    -- The cursor's own block is read too, but promises nothing: its jobs may all come before the cursor.
    v_start bigint := case when p_key is not null then job_search_block_of(p_sorting, p_key) end;
    v_passed record := job_search_passed(p_sorting, p_now, p_posted_after);
    v_match record;
    v_bits bit(31744);
    v_sure bit(31744);
    v_title bit(31744);
    v_is_full boolean := false;
    -- Matches whose jobs are not looked up yet: blocks, their bits, and how many hits are certain.
    v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
    v_second_blocks bigint[] := '{}'; v_second_bits bit varying[] := '{}'; v_second_count int := 0;
    v_doubt_blocks bigint[] := '{}'; v_doubt_bits bit varying[] := '{}'; v_doubt_count int := 0;
  begin
    total := 0;
    loop
      for v_match in 
        select met.block, met.bits & (
            select coalesce(live.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(live.slots) few (slot)
        )) from job_search_bits live
            where live.sorting = p_sorting and live.term = 'live' and live.block = met.block
          ) as bits, met.sure
        from (
          select part.block,
            count(*) filter (where part.term = any (v_terms)) as terms,
            bit_and(part.bits) filter (where part.term = any (v_terms)) as bits,
            case when count(*) filter (where part.term = any (p_sure)) = cardinality(p_sure)
              then bit_and(part.bits) filter (where part.term = any (p_sure)) end as sure
          from (
            select known.block, known.term, coalesce(known.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(known.slots) few (slot)
        )) as bits
            from job_search_bits known
            where known.sorting = p_sorting and known.term = any (v_terms || p_sure)
              and known.block = any (v_blocks[v_done + 1 : v_done + v_size]) offset 0
          ) part
          group by part.block
        ) met
        where met.terms = cardinality(v_terms) and bit_count(met.bits) > 0
        order by met.block desc loop
        v_bits := v_match.bits;
        if v_match.block = any (v_passed.blocks) then
          v_bits := v_bits & ~ v_passed.masks[array_position(v_passed.blocks, v_match.block)]::bit(31744);
        end if;
        v_sure := case when v_is_exact then v_bits else coalesce(v_bits & v_match.sure, B'0'::bit(31744)) end;
        total := total + bit_count(v_sure);
        if not v_is_exact then
          v_doubt_blocks := v_doubt_blocks || v_match.block;
          v_doubt_bits := v_doubt_bits || (v_bits & ~ v_sure);
          v_doubt_count := v_doubt_count + bit_count(v_bits & ~ v_sure);
        end if;
        continue when v_is_full;
        if v_is_ranked then v_title := v_bits & (
            select case when count(*) = cardinality(p_titles) then bit_and(coalesce(named.bits, (
          select job_search_bits_with(few.slot, 1) from unnest(named.slots) few (slot)
        ))) end
            from job_search_bits named
            where named.sorting = p_sorting and named.term = any (p_titles) and named.block = v_match.block
          ); end if;
        if v_is_first and v_title is not null and v_first_count < p_page
            and (p_tier is null or v_match.block <= v_start) then
          v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
          if v_match.block is distinct from v_start then
            v_first_count := v_first_count + bit_count(v_title & v_sure);
          end if;
        end if;
        if v_second_count < p_page and (coalesce(p_tier, 1) = 1 or v_match.block <= v_start) then
          v_bits := v_bits & ~ coalesce(v_title, B'0'::bit(31744));
          v_second_blocks := v_second_blocks || v_match.block; v_second_bits := v_second_bits || v_bits;
          if p_tier = 1 or v_match.block is distinct from v_start then
            v_second_count := v_second_count + bit_count(v_bits & v_sure);
          end if;
        end if;
        v_is_full := case when v_is_first then v_first_count else v_second_count end >= p_page;
      end loop;
      v_done := v_done + v_size;
      if total <= p_cap and v_doubt_count > 0
          and (total + v_doubt_count > p_cap or v_done >= cardinality(v_blocks)) then
        total := total + job_search_count(p_sorting, v_doubt_blocks, v_doubt_bits, p_posted_after, p_pay_from,
          p_pay_to, p_cap + 1 - total);
        v_doubt_blocks := '{}'; v_doubt_bits := '{}'; v_doubt_count := 0;
      end if;
      exit when v_done >= cardinality(v_blocks) or v_is_full and total > p_cap;
      -- As many blocks as what is still to be counted should take, going by those that were read.
      v_size := ceil(1.2 * v_done * greatest(p_cap + 1 - total, p_cap / 4) / greatest(total, 1));
    end loop;
    first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}';
    if v_first_blocks <> '{}' then
      select * into first_jobs, first_keys from job_search_pick(p_sorting, v_first_blocks, v_first_bits, v_is_exact and not coalesce(p_tier = 1, false),
        p_posted_after, p_pay_from, p_pay_to, case when p_tier = 1 then p_key end, p_job, p_page - cardinality(first_jobs));
    end if;
    if cardinality(first_jobs) < p_page and v_second_blocks <> '{}' then
      select * into jobs, keys from job_search_pick(p_sorting, v_second_blocks, v_second_bits, v_is_exact and not coalesce(p_tier = 2, false),
        p_posted_after, p_pay_from, p_pay_to, case when p_tier = 2 then p_key end, p_job, p_page - cardinality(first_jobs));
    end if;
  end $function$
;
