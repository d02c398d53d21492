-- Notes the present state of jobs for the next fold; searches look at what is noted one by one until then.
-- Here because triggers call it: a change that a search could tell must be noted in its own transaction.

create or replace function job_search_note(p_jobs uuid[]) returns void language sql as $$
  insert into job_search_changes (job_id, is_listed, terms, open_until, posted_at, pay_min, pay_max, newest_key,
      pay_key, title, skills, city, locality, places, version)
    select job.id, job.is_listed, case when job.is_listed then job_search_terms(job) else '{}' end,
      job.open_until, job.posted_at, job.pay_yearly_min, job.pay_yearly_max,
      job_search_newest_key(job.posted_at, job.id),
      job_search_pay_key(job.pay_yearly_max, job.posted_at, job.id),
      job.title, job.skills, job.city, job.locality, job_search_places(job.place_ids),
      job_search_version()
    from jobs job where job.id = any (p_jobs)
$$;
