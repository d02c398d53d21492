-- Notes changed jobs for the searches that are kept: those that came into the list, by now, and those that have come
-- into it within a week, by the time when they did. What changed of an older job is news to nobody.
-- Here because a trigger calls it: a job must not come into the list without being noted.

create or replace function job_search_arrive(p_listed uuid[], p_changed uuid[]) returns void language sql as $$
  insert into job_arrivals (job_id, arrived_at)
  select id, now() from unnest(p_listed) id
  union all
  select earlier.job_id, max(earlier.arrived_at) from job_arrivals earlier
  where earlier.job_id = any (p_changed) and earlier.job_id <> all (p_listed)
    and earlier.arrived_at > now() - interval '7 days'
  group by earlier.job_id
$$;
