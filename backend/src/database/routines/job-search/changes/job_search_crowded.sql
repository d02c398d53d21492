-- Changed jobs for whom a block would have to be taken apart, which takes about a second.
-- Here because a fold calls it.

create or replace function job_search_crowded(p_changes bigint[]) returns uuid[] language sql stable as $$
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
  where part.used + cardinality(part.jobs) > job_search_capacity() and (part.first_key <= part.last_key or exists (
    select from job_search_blocks later where later.sorting = part.sorting and later.block > part.block
  ))
$$;
