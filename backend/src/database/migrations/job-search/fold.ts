/** The number that writers of the index lock. */
const FOLD_LOCK = 7_204_116;

/** Folding changes into the index: one writer at a time, at its commit; the others leave theirs to the next. */
export const JOB_SEARCH_FOLD = `
  create function job_search_kill(p_jobs uuid[]) returns void language plpgsql as $$
  begin
    perform job_search_count_facets(p_jobs, -1);
    with gone as (
      delete from job_search_slots where job_id = any (p_jobs) returning sorting, block, slot
    ), masks as (
      select sorting, block, count(*) as jobs, job_search_bits_with(slot, 1) as bits
      from gone group by sorting, block
    ), counted as (
      update job_search_blocks known set live = known.live - masks.jobs
      from masks where known.sorting = masks.sorting and known.block = masks.block
    )
    update job_search_bits known set slots = null,
      bits = coalesce(known.bits, job_search_bits_from(known.slots)) & ~ masks.bits
      from masks
      where known.sorting = masks.sorting and known.term = 'live' and known.block = masks.block;
    delete from job_search_entries where job_id = any (p_jobs);
  end $$;

  -- Lays two neighbours together that have become half empty, so that a board's past does not slow it down.
  create function job_search_thin() returns void language plpgsql as $$
  declare
    v_pair record;
    v_jobs uuid[];
  begin
    for v_pair in
      select distinct on (thin.sorting) thin.sorting, thin.block, before.block as before
      from job_search_blocks thin
      cross join lateral (
        select block, live from job_search_blocks
        where sorting = thin.sorting and block < thin.block order by block desc limit 1
      ) before
      where thin.live <= job_search_capacity() / 4 and thin.live + before.live <= job_search_capacity() / 2 and exists (
        select from job_search_blocks later where later.sorting = thin.sorting and later.block > thin.block
      )
    loop
      v_jobs := array(
        select job_id from job_search_slots where sorting = v_pair.sorting and block = v_pair.block
      );
      delete from job_search_slots where sorting = v_pair.sorting and block = v_pair.block;
      delete from job_search_bits where sorting = v_pair.sorting and block = v_pair.block;
      delete from job_search_blocks where sorting = v_pair.sorting and block = v_pair.block;
      perform job_search_relay(v_pair.sorting, v_pair.before, v_jobs);
    end loop;
  end $$;

  -- Changed jobs for whom a block would have to be taken apart, which takes about a second.
  create function job_search_crowded(p_changes bigint[]) returns uuid[] language sql stable as $$
    select coalesce(array_agg(crowd.job_id), '{}') from (
      select target.sorting, target.block, target.used, target.last_key, min(change.key) as first_key,
        array_agg(change.job_id) as jobs
      from (
        select distinct on (latest.job_id, sorting) latest.job_id, latest.is_listed, sorting,
          case sorting when 'pay' then latest.pay_key else latest.newest_key end as key
        from job_search_changes latest cross join unnest('{newest,pay}'::text[]) sorting
        where latest.id = any (p_changes) order by latest.job_id, sorting, latest.id desc
      ) change
      cross join lateral (
        select * from job_search_blocks known
        where known.sorting = change.sorting and known.block <= change.key order by known.block desc limit 1
      ) target
      where change.is_listed
      group by target.sorting, target.block, target.used, target.last_key
    ) part
    cross join lateral unnest(part.jobs) crowd (job_id)
    where part.used + cardinality(part.jobs) > job_search_capacity() and (part.first_key < part.last_key or exists (
      select from job_search_blocks later where later.sorting = part.sorting and later.block > part.block
    ))
  $$;

  -- p_now: jobs whose time is up by then leave the index; none unless it is given.
  -- p_is_patient: take blocks apart where that is due. Others leave such changes to it, until they are many.
  create function job_search_fold(p_now timestamptz default '-infinity', p_is_patient boolean default false)
    returns void language plpgsql as $$
  declare
    v_taken bigint[];
    v_lapsed uuid[];
    v_listed uuid[];
    v_crowded uuid[];
  begin
    if not pg_try_advisory_xact_lock(${FOLD_LOCK}) then return; end if;
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
    -- After a load the planner would go by the figures of empty tables until autovacuum comes round.
    if cardinality(v_taken) >= 1000 then
      analyze job_search_slots;
      analyze job_search_bits;
    end if;
  end $$;
`;
