--- after: 1772070400000-barred-people
--- column: alerts.mailing_until
alter table alerts add column mailing_until timestamp with time zone;
--- row: migrations AlertMailsOnce1772070500000
insert into migrations ("timestamp", name) select "timestamp", name from json_populate_record(null::migrations, '{"timestamp":1772070500000,"name":"AlertMailsOnce1772070500000"}');
--- row: database_routines function job_search
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search","checksum":"0e7ffdb8f19e2c050862168c5ea0b2a08dbeab2f6d8ffbaf6b9de5ecc413b460"}');
--- row: database_routines function job_search_unfolded
insert into database_routines (kind, name, checksum) select kind, name, checksum from json_populate_record(null::database_routines, '{"kind":"function","name":"job_search_unfolded","checksum":"8264bea92bc9d2a742b671878ffa3ec0da35d54f85986c70b18a501a6ad8d6ee"}');
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
      p_key, p_job, p_offset + p_limit, null, p_cap);
    v_total := v_walk.total;
  else
    -- Few jobs are all looked up, some 10 microseconds each; of more, ring after ring until the page is full. A random
    -- board has small blocks, so that both are tried.
    v_walk := job_search_walk(p_sorting, v_all, '{}', v_sure, p_now, p_posted_after, v_pay_from, v_pay_to, null, null,
      null, null, least(200, job_search_capacity()), p_cap);
    v_total := v_walk.total;
    if cardinality(v_walk.jobs) < v_total then
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
  return query
    with unfolded as materialized (
      select * from job_search_unfolded(p_sorting, v_all, p_now, p_posted_after, v_pay_from, v_pay_to)
      where v_has_changes
    ), hits as materialized (
      select walked.tier, walked.job_id, walked.key
        from unnest(v_walk.tiers, v_walk.jobs, v_walk.keys) walked (tier, job_id, key)
      union all
      select case when p_places is not null then job_search_ring(array(
            select substring(term from 5)::int from unnest(unfolded.terms) term where starts_with(term, 'for:')
          ), p_places, p_kms)
          else coalesce((
            select min(rank)::int from unnest(v_tiers) with ordinality tier (terms, rank)
            where unfolded.terms @> string_to_array(tier.terms, E'\x01')
          ), greatest(cardinality(v_tiers) + 1, 5)) end, unfolded.job_id, unfolded.key
      from unfolded
    ), placed as materialized (
      select row_number() over (order by hits.tier, hits.key desc, hits.job_id desc) as place, hits.*
      from hits
      where p_key is null or hits.tier > p_tier
        or hits.tier = p_tier and (hits.key, hits.job_id) < (p_key, p_job)
    )
    select page.place, page.tier, page.job_id, page.key, v_total + (select count(*)::int from unfolded)
    from (select 1) once
    left join (
      select * from placed where placed.place > p_offset order by placed.place limit p_limit
    ) page on true
    order by page.place;
end $function$
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
  -- Most searches have one group at most, which is compared without a query of its own for each row. To compare a row's
  -- terms, with nothing too, takes two microseconds.
  v_first text[] := string_to_array(v_groups[1], E'\x01');
begin
  -- First what is cheap to tell: after a load thousands of rows lie here, of which a search finds few.
  return query
    select latest.job_id, case p_sorting when 'pay' then latest.pay_key else latest.newest_key end, latest.terms
    from job_search_changes latest
    where latest.is_listed and latest.open_until > p_now
      and (v_terms = '{}' or latest.terms @> v_terms)
      and (p_posted_after is null or latest.posted_at >= p_posted_after)
      and (p_pay_from is null or latest.pay_max >= p_pay_from)
      and (p_pay_to is null or latest.pay_min <= p_pay_to)
      and (v_first is null or latest.terms && v_first)
      and not exists (
        select from unnest(v_groups[2:]) wanted where not latest.terms && string_to_array(wanted, E'\x01')
      )
      and not exists (
        select from job_search_changes later where later.job_id = latest.job_id and later.id > latest.id
      );
end $function$
;
