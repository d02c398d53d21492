-- A page of a list with its total, counted just past p_cap at most; one row without a job if the page is empty.
-- Here because a search reads some hundred rows of bits, 4 kB each, to return twenty ids.
-- docs/decisions/0007-search.md tells how.
-- p_facets: terms that a job must have; of one that is several with E'\x01' between, a group, any.
-- p_circle: one more group. With p_places, which ascend, and their whole kilometres p_kms, the order is by distance:
-- tiers are kilometres, and 100 is what lies further or nowhere. p_nearer: a group of what is nearer than p_tier.

create or replace function job_search(p_sorting text, p_facets text[], p_text text, p_is_ranked boolean,
    p_now timestamptz, p_posted_after timestamptz, p_pay_from int, p_pay_to int, p_tier int, p_key bigint, p_job uuid,
    p_offset int, p_limit int, p_cap int, p_circle text default null, p_places int[] default null,
    p_kms int[] default null, p_nearer text default null)
  returns table (place bigint, tier int, job_id uuid, key bigint, total int) language plpgsql stable rows 20
  -- A small board tempts the planner to read and sort whole tables.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
  -- Which makes costs look high enough to compile for a second what runs for milliseconds.
  set jit = off as $$
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
end $$;
