--- after: 1763900000000-job-search
--- gone column: job_search_blocks.sorted
--- gone function: job_search_block_of(p_sorting text, p_key bigint)
--- gone function: job_search_blocks_of(p_sorting text, p_terms text[], p_posted_after timestamp with time zone)
--- gone function: job_search_count(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_limit integer)
--- gone function: job_search_key_from(p_posted_after timestamp with time zone)
--- gone function: job_search_passed(p_sorting text, p_now timestamp with time zone, p_posted_after timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
--- gone function: job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_is_exact boolean, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
--- gone function: job_search_sure_pay_terms(p_from integer, p_to integer)
--- gone function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_sure text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
--- gone aggregate: job_search_bits_with(integer, integer)
--- table: job_search_entries
create table job_search_entries ();
--- table: job_search_facets
create table job_search_facets ();
--- row: job_search_blocks newest
insert into job_search_blocks select * from json_populate_record(null::job_search_blocks, '{"sorting":"newest","block":-9223372036854775808,"used":0,"live":0,"last_key":-9223372036854775808}');
--- row: job_search_blocks pay
insert into job_search_blocks select * from json_populate_record(null::job_search_blocks, '{"sorting":"pay","block":-9223372036854775808,"used":0,"live":0,"last_key":-9223372036854775808}');
--- index: job_search_facets_places
CREATE INDEX job_search_facets_places ON public.job_search_facets USING gin (lower(value) gin_trgm_ops) WHERE (kind = ANY (ARRAY['city'::text, 'locality'::text]));
--- index: job_search_facets_titles
CREATE INDEX job_search_facets_titles ON public.job_search_facets USING gin (lower(value) gin_trgm_ops) WHERE (kind = 'title'::text);
--- index: job_search_facets_unused
CREATE INDEX job_search_facets_unused ON public.job_search_facets USING btree (kind) WHERE (jobs <= 0);
--- index: job_search_facets_words
CREATE INDEX job_search_facets_words ON public.job_search_facets USING gin (value gin_trgm_ops) WHERE (kind = 'word'::text);
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
    v_walk record := job_search_walk(p_sorting, v_terms, v_titles, p_now, p_posted_after, v_pay_from, v_pay_to,
      p_tier, p_key, p_job, p_offset + p_limit, p_cap);
    v_total int := v_walk.total;
    v_has_changes boolean := exists (select from job_search_changes);
  begin
    if p_key is not null and coalesce(p_posted_after::text, v_pay_from::text, v_pay_to::text) is not null then
      -- Those before the cursor count too, and were not looked up.
      v_total := (job_search_walk(p_sorting, v_terms, '{}', p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
        null, 0, p_cap)).total;
    end if;
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
--- function: job_search_bits_from(slots smallint[])
CREATE OR REPLACE FUNCTION public.job_search_bits_from(slots smallint[])
 RETURNS bit
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
  begin
    if cardinality(slots) <= 64 then
      return (select bit_or(set_bit(B'0'::bit(31744), slot, 1)) from unnest(slots) slot);
    end if;
    -- Of many, setting one after the other copies all of them as often.
    return (
      select rpad(string_agg(repeat('0', slot - former - 1) || '1', '' order by slot), 31744, '0')::bit(31744)
      from (select slot, coalesce(lag(slot) over (order by slot), -1) as former from unnest(slots) slot) gaps
    );
  end $function$
;
--- function: job_search_bits_of(slots smallint[], bits bit)
CREATE OR REPLACE FUNCTION public.job_search_bits_of(slots smallint[], bits bit)
 RETURNS bit
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select coalesce(bits, (select bit_or(set_bit(B'0'::bit(31744), slot, 1)) from unnest(slots) slot))
  $function$
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
--- function: job_search_dead(p_sorting text, p_now timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
CREATE OR REPLACE FUNCTION public.job_search_dead(p_sorting text, p_now timestamp with time zone, OUT blocks bigint[], OUT masks bit varying[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
  declare
    v_jobs uuid[];
  begin
    -- In the index's own order: an estimate of how many have lapsed must not choose another way to find them.
    v_jobs := array(select job_id from job_search_changes)
      || array(select job_id from job_search_entries where open_until <= p_now order by open_until limit 100000);
    if v_jobs = '{}' then return; end if;
    select array_agg(block), array_agg(mask) into blocks, masks from (
      select block, bit_or(set_bit(B'0'::bit(31744), slot, 1)) as mask
      from job_search_slots where job_id = any (v_jobs) and sorting = p_sorting group by block
    ) dead;
  end $function$
;
--- function: job_search_driver(p_sorting text, p_terms text[])
CREATE OR REPLACE FUNCTION public.job_search_driver(p_sorting text, p_terms text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
  begin
    return (
      select case when blocks > 0 then term end from (
        select wanted.term, (
          select count(*) from (
            select from job_search_bits known where known.sorting = p_sorting and known.term = wanted.term limit 12
          ) few
        ) as blocks
        from unnest(p_terms) wanted (term)
      ) counted order by blocks, term = 'live' limit 1
    );
  end $function$
;
--- function: job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_fill(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_used int;
  begin
    if cardinality(p_jobs) = 0 then return; end if;
    select used into v_used from job_search_blocks where sorting = p_sorting and block = p_block;
    insert into job_search_slots (sorting, block, slot, job_id, key, posted_at, pay_min, pay_max)
      select p_sorting, p_block, v_used + placed.position - 1, entry.job_id,
        case p_sorting when 'pay' then entry.pay_key else entry.newest_key end,
        entry.posted_at, entry.pay_min, entry.pay_max
      from unnest(p_jobs) with ordinality placed (job_id, position)
      join job_search_entries entry on entry.job_id = placed.job_id;
    update job_search_blocks set used = v_used + cardinality(p_jobs), live = live + cardinality(p_jobs),
      last_key = greatest(last_key, (
        select max(key) from job_search_slots where sorting = p_sorting and block = p_block
      ))
      where sorting = p_sorting and block = p_block;
    insert into job_search_bits as known (sorting, term, block, slots, bits)
      select p_sorting, term, p_block,
        case when cardinality(slots) <= 16 then slots end,
        case when cardinality(slots) > 16 then job_search_bits_from(slots) end
      from (select term, array_agg(slot order by slot) as slots from (
        select distinct (v_used + placed.position - 1)::smallint as slot, unnest(coalesce(
            (select terms from job_search_changes where job_id = job.id order by id desc limit 1),
            job_search_terms(job)
          )) as term
        from unnest(p_jobs) with ordinality placed (job_id, position) join jobs job on job.id = placed.job_id
      ) postings group by term) posted
      on conflict (sorting, term, block) do update set
        slots = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16
          then known.slots || excluded.slots end,
        bits = case when cardinality(known.slots) + cardinality(excluded.slots) <= 16 then null
          else job_search_bits_of(known.slots, known.bits) | job_search_bits_of(excluded.slots, excluded.bits) end;
  end $function$
;
--- function: job_search_fold(p_now timestamp with time zone, p_is_patient boolean)
CREATE OR REPLACE FUNCTION public.job_search_fold(p_now timestamp with time zone DEFAULT '-infinity'::timestamp with time zone, p_is_patient boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_taken bigint[];
    v_lapsed uuid[];
    v_listed uuid[];
    v_crowded uuid[];
  begin
    if not pg_try_advisory_xact_lock(7204116) then return; end if;
    v_taken := array(select id from job_search_changes order by id limit 20000);
    if cardinality(v_taken) <= 1000 and not p_is_patient then
      v_crowded := job_search_crowded(v_taken);
      if v_crowded <> '{}' then
        v_taken := array(
          select id from job_search_changes where id = any (v_taken) and job_id <> all (v_crowded)
        );
      end if;
    end if;
    v_lapsed := array(
      select job_id from job_search_entries where open_until <= p_now order by open_until limit 5000
    );
    if cardinality(v_taken) + cardinality(v_lapsed) = 0 and not p_is_patient then return; end if;
    perform job_search_kill(array(
      select job_id from job_search_changes where id = any (v_taken) union select unnest(v_lapsed)
    ));
    with latest as (
      select distinct on (job_id) * from job_search_changes where id = any (v_taken) order by job_id, id desc
    ), added as (
      insert into job_search_entries (job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title,
          skills, city, locality)
        select job_id, open_until, posted_at, pay_min, pay_max, newest_key, pay_key, title, skills, city, locality
        from latest where is_listed
      returning job_id
    )
    select array_agg(job_id) into v_listed from added;
    if v_listed is not null then
      perform job_search_count_facets(v_listed, 1);
      perform job_search_place('newest', v_listed);
      perform job_search_place('pay', v_listed);
    end if;
    delete from job_search_changes where id = any (v_taken);
    if p_is_patient then perform job_search_thin(); end if;
  end $function$
;
--- function: job_search_fold_at_commit()
CREATE OR REPLACE FUNCTION public.job_search_fold_at_commit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    if current_setting('job_search.folded_by', true) = pg_current_xact_id()::text then return null; end if;
    perform set_config('job_search.folded_by', pg_current_xact_id()::text, true);
    if (select count(*) from job_search_changes) >= (
      select least(sum(live) / 1000, 32) from job_search_blocks where sorting = 'newest'
    ) then perform job_search_fold(); end if;
    return null;
  end $function$
;
--- function: job_search_kill(p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_kill(p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_count_facets(p_jobs, -1);
    with gone as (
      delete from job_search_slots where job_id = any (p_jobs) returning sorting, block, slot
    ), masks as (
      select sorting, block, count(*) as jobs, bit_or(set_bit(B'0'::bit(31744), slot, 1)) as bits
      from gone group by sorting, block
    ), counted as (
      update job_search_blocks known set live = known.live - masks.jobs
      from masks where known.sorting = masks.sorting and known.block = masks.block
    )
    update job_search_bits known set slots = null,
      bits = job_search_bits_of(known.slots, known.bits) & ~ masks.bits
      from masks
      where known.sorting = masks.sorting and known.term = 'live' and known.block = masks.block;
    delete from job_search_entries where job_id = any (p_jobs);
  end $function$
;
--- function: job_search_note_update()
CREATE OR REPLACE FUNCTION public.job_search_note_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
  begin
    perform job_search_note(array(
      select job.id from new_jobs job join old_jobs former on former.id = job.id
      where (former.is_listed or job.is_listed) and (
        job.is_listed, job.search_document, job.type, job.work_mode, job.city, job.locality, job.skills,
        job.pay_yearly_min, job.pay_yearly_max, job.experience_min_years, job.experience_max_years,
        job.posted_at, job.open_until, job.is_company_verified
      ) is distinct from (
        former.is_listed, former.search_document, former.type, former.work_mode, former.city, former.locality,
        former.skills, former.pay_yearly_min, former.pay_yearly_max, former.experience_min_years,
        former.experience_max_years, former.posted_at, former.open_until, former.is_company_verified
      )
    ));
    return null;
  end $function$
;
--- function: job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
CREATE OR REPLACE FUNCTION public.job_search_pick(p_sorting text, p_blocks bigint[], p_bits bit varying[], p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_key bigint, p_job uuid, p_limit integer, OUT jobs uuid[], OUT keys bigint[])
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET enable_sort TO 'off'
AS $function$
  begin
    select array_agg(best.job_id order by best.key desc, best.job_id desc),
        array_agg(best.key order by best.key desc, best.job_id desc) into jobs, keys from (
      select hit.job_id, hit.key
      from unnest(p_blocks, p_bits) picked (block, bits)
      cross join lateral (
        (
          select slots.job_id, slots.key from job_search_slots slots
          where bit_count(picked.bits) ^ 2 > p_limit * 1300 and slots.sorting = p_sorting and slots.block = picked.block
            and get_bit(picked.bits, slots.slot) = 1 and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
          order by slots.key desc, slots.job_id desc limit p_limit
        )
        union all
        select slots.job_id, slots.key
        from (
          select at * 512 + sum(length(gap) + 1) over (partition by at order by position) - 1 as slot, at
          from generate_series(0, 61) at
          cross join lateral (select substring(picked.bits from at * 512 + 1 for 512) as bits offset 0) part
          cross join lateral string_to_table(part.bits::text, '1') with ordinality gaps (gap, position)
          where bit_count(picked.bits) ^ 2 <= p_limit * 1300 and bit_count(part.bits) > 0
        ) found
        cross join lateral (
          select * from job_search_slots known
          where known.sorting = p_sorting and known.block = picked.block and known.slot = found.slot::smallint
          offset 0
        ) slots
        where found.slot < (found.at + 1) * 512 and (p_key is null or (slots.key, slots.job_id) < (p_key, p_job))
          and (p_posted_after is null or slots.posted_at >= p_posted_after)
          and (p_pay_from is null or slots.pay_max >= p_pay_from)
          and (p_pay_to is null or slots.pay_min <= p_pay_to)
      ) hit
      order by hit.key desc, hit.job_id desc limit p_limit
    ) best;
  end $function$
;
--- function: job_search_place(p_sorting text, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_place(p_sorting text, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_part record;
    v_free int;
  begin
    for v_part in
      select target.block, target.used, target.last_key, min(entry.key) as first_key,
        array_agg(entry.job_id order by entry.key) as jobs,
        target.block = (select max(block) from job_search_blocks where sorting = p_sorting) as is_last
      from (
        select job_id, case p_sorting when 'pay' then pay_key else newest_key end as key
        from job_search_entries where job_id = any (p_jobs)
      ) entry
      cross join lateral (
        select block, used, last_key from job_search_blocks
        where sorting = p_sorting and block <= entry.key order by block desc limit 1
      ) target
      group by target.block, target.used, target.last_key
    loop
      v_free := job_search_capacity() - v_part.used;
      if cardinality(v_part.jobs) <= v_free then
        perform job_search_fill(p_sorting, v_part.block, v_part.jobs);
      elsif v_part.is_last and v_part.first_key > v_part.last_key then
        perform job_search_fill(p_sorting, v_part.block, v_part.jobs[1 : v_free]);
        perform job_search_append(p_sorting, v_part.jobs[v_free + 1 :], job_search_capacity());
      else
        perform job_search_relay(p_sorting, v_part.block, v_part.jobs);
      end if;
    end loop;
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
        select array_agg(job_id order by key) from (
          select job_id, key, (row_number() over (order by key) - 1) / (job_search_capacity() * 3 / 4) as part from (
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
--- function: job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
CREATE OR REPLACE FUNCTION public.job_search_relay(p_sorting text, p_block bigint, p_jobs uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
  declare
    v_jobs uuid[];
    v_size int;
  begin
    delete from job_search_bits where sorting = p_sorting and block = p_block;
    with former as (
      delete from job_search_slots where sorting = p_sorting and block = p_block returning job_id
    )
    select array_agg(job_id order by case p_sorting when 'pay' then pay_key else newest_key end) into v_jobs
      from job_search_entries
      where job_id in (select job_id from former union all select unnest(p_jobs));
    update job_search_blocks set used = 0, live = 0, last_key = block where sorting = p_sorting and block = p_block;
    if v_jobs is null then return; end if;
    v_size := ceil(cardinality(v_jobs) / ceil(cardinality(v_jobs) / (job_search_capacity() * 0.75)));
    perform job_search_fill(p_sorting, p_block, v_jobs[1 : v_size]);
    perform job_search_append(p_sorting, v_jobs[v_size + 1 :], v_size);
  end $function$
;
--- function: job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
CREATE OR REPLACE FUNCTION public.job_search_walk(p_sorting text, p_terms text[], p_titles text[], p_now timestamp with time zone, p_posted_after timestamp with time zone, p_pay_from integer, p_pay_to integer, p_tier integer, p_key bigint, p_job uuid, p_page integer, p_cap integer, OUT first_jobs uuid[], OUT first_keys bigint[], OUT jobs uuid[], OUT keys bigint[], OUT total integer)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
  declare
    v_terms text[] := case when p_terms = '{live}' then p_terms else array_remove(p_terms, 'live') end;
    v_driver text := job_search_driver(p_sorting, v_terms);
    v_others text[] := array_remove(v_terms, v_driver);
    v_extras text[] := 'live'::text || p_titles;
    -- Where no job has all words in its title there is nothing to look for in the first tier.
    v_is_first boolean := p_titles <> '{}' and coalesce(p_tier, 1) = 1
      and (select bool_and(exists (
        select from job_search_bits where sorting = p_sorting and term = title
      )) from unnest(p_titles) title);
    v_first_key bigint := case when p_tier = 1 then p_key end;
    v_second_key bigint := case when p_tier = 2 then p_key end;
    -- Where terms don't say it all, jobs are counted by being found.
    v_is_exact boolean := coalesce(p_posted_after::text, p_pay_from::text, p_pay_to::text) is null;
    v_wanted int := case when v_is_exact then p_page else greatest(p_page, p_cap + 1) end;
    v_until bigint := -9223372036854775808;
    v_dead record := job_search_dead(p_sorting, p_now);
    v_match record;
    v_bits bit(31744);
    v_title bit(31744);
    v_more record;
    -- Matches whose jobs are not looked up yet: blocks, their bits, and how many.
    v_first_blocks bigint[] := '{}'; v_first_bits bit varying[] := '{}'; v_first_count int := 0;
    v_blocks bigint[] := '{}'; v_block_bits bit varying[] := '{}'; v_count int := 0;
  begin
    first_jobs := '{}'; first_keys := '{}'; jobs := '{}'; keys := '{}'; total := 0;
    if v_driver is null then return; end if;
    if p_sorting = 'newest' and p_posted_after is not null then
      select max(known.block) into v_until from job_search_blocks known where known.sorting = p_sorting
        and known.block <= job_search_newest_key(p_posted_after, '00000000-0000-0000-0000-000000000000');
    end if;
    for v_match in 
      (
        select driver.block, met.bits & extra.live as bits, extra.title
        from (
          select * from job_search_bits leader
          where leader.sorting = p_sorting and leader.term = v_driver and leader.block >= v_until
          order by leader.block desc limit 12
        ) driver
        cross join lateral (
          select count(*) as terms,
            coalesce(driver.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(driver.slots) few (slot)
        )) & coalesce(bit_and(coalesce(part.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(part.slots) few (slot)
        ))), ~ B'0'::bit(31744)) as bits
          from job_search_bits part
          where part.sorting = p_sorting and part.term = any (v_others) and part.block = driver.block offset 0
        ) met
        cross join lateral (
          select bit_and(extra.bits) filter (where extra.term = 'live') as live,
            case when count(*) filter (where extra.term <> 'live') = cardinality(p_titles)
              then bit_and(extra.bits) filter (where extra.term <> 'live') end as title
          from (
            select part.term, coalesce(part.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(part.slots) few (slot)
        )) as bits from job_search_bits part
            where part.sorting = p_sorting and part.term = any (v_extras) and part.block = driver.block offset 0
          ) extra
        ) extra
        where met.terms = cardinality(v_others) and bit_count(met.bits) > 0
        order by driver.block desc
      )
      union all (
        select met.block, met.bits & extra.live, extra.title
        from (
          select part.block, count(*) as terms, bit_and(coalesce(part.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(part.slots) few (slot)
        ))) as bits
          from job_search_bits part
          where part.sorting = p_sorting and part.term = any (v_terms) and part.block >= v_until
            and part.block < (
              select leader.block from job_search_bits leader
              where leader.sorting = p_sorting and leader.term = v_driver and leader.block >= v_until
              order by leader.block desc offset 11 limit 1
            )
          group by part.block
          order by part.block desc offset 0
        ) met
        cross join lateral (
          select bit_and(extra.bits) filter (where extra.term = 'live') as live,
            case when count(*) filter (where extra.term <> 'live') = cardinality(p_titles)
              then bit_and(extra.bits) filter (where extra.term <> 'live') end as title
          from (
            select part.term, coalesce(part.bits, (
          select bit_or(set_bit(B'0'::bit(31744), few.slot, 1)) from unnest(part.slots) few (slot)
        )) as bits from job_search_bits part
            where part.sorting = p_sorting and part.term = any (v_extras) and part.block = met.block offset 0
          ) extra
        ) extra
        where met.terms = cardinality(v_terms) and bit_count(met.bits) > 0
        order by met.block desc
      ) loop
      v_bits := v_match.bits;
      continue when bit_count(v_bits) = 0;
      if v_match.block = any (v_dead.blocks) then
        v_bits := v_bits & ~ v_dead.masks[array_position(v_dead.blocks, v_match.block)]::bit(31744);
      end if;
      if v_is_exact then total := total + bit_count(v_bits); end if;
      v_title := v_match.title & v_bits;
      if v_title is not null then
        v_bits := v_bits & ~ v_title;
        if v_is_first and cardinality(first_jobs) + v_first_count < v_wanted and bit_count(v_title) > 0
            and (v_first_key is null or v_match.block <= v_first_key) then
          v_first_blocks := v_first_blocks || v_match.block; v_first_bits := v_first_bits || v_title;
          v_first_count := v_first_count + bit_count(v_title);
        end if;
      end if;
      if cardinality(jobs) + v_count < v_wanted and bit_count(v_bits) > 0
          and (v_second_key is null or v_match.block <= v_second_key) then
        v_blocks := v_blocks || v_match.block; v_block_bits := v_block_bits || v_bits;
        v_count := v_count + bit_count(v_bits);
      end if;
      if not v_is_exact or p_key is not null then
        -- Not every bit is a hit: look now whether there are enough.
        if cardinality(first_jobs) < v_wanted and cardinality(first_jobs) + v_first_count >= v_wanted then
          v_more := job_search_pick(p_sorting, v_first_blocks, v_first_bits, p_posted_after, p_pay_from, p_pay_to, v_first_key, p_job,
            v_wanted - cardinality(first_jobs));
          first_jobs := first_jobs || v_more.jobs; first_keys := first_keys || v_more.keys;
          v_first_blocks := '{}'; v_first_bits := '{}'; v_first_count := 0;
        end if;
        if cardinality(jobs) < v_wanted and cardinality(jobs) + v_count >= v_wanted then
          v_more := job_search_pick(p_sorting, v_blocks, v_block_bits, p_posted_after, p_pay_from, p_pay_to, v_second_key, p_job,
            v_wanted - cardinality(jobs));
          jobs := jobs || v_more.jobs; keys := keys || v_more.keys;
          v_blocks := '{}'; v_block_bits := '{}'; v_count := 0;
        end if;
      end if;
      exit when case when v_is_first then cardinality(first_jobs) + v_first_count
          else cardinality(jobs) + v_count end >= v_wanted
        and case when v_is_exact then total > p_cap else true end;
    end loop;
    if v_first_count > 0 then
      v_more := job_search_pick(p_sorting, v_first_blocks, v_first_bits, p_posted_after, p_pay_from, p_pay_to, v_first_key, p_job,
            v_wanted - cardinality(first_jobs));
      first_jobs := first_jobs || v_more.jobs; first_keys := first_keys || v_more.keys;
    end if;
    if v_count > 0 and (not v_is_exact or cardinality(first_jobs) < v_wanted) then
      v_more := job_search_pick(p_sorting, v_blocks, v_block_bits, p_posted_after, p_pay_from, p_pay_to, v_second_key, p_job,
            v_wanted - cardinality(jobs));
      jobs := jobs || v_more.jobs; keys := keys || v_more.keys;
    end if;
    if not v_is_exact then total := cardinality(first_jobs) + cardinality(jobs); end if;
  end $function$
;
