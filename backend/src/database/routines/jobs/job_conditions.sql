-- The conditions that a job's facts say, as codes of search words of that kind.
-- Here because jobs_derive puts them among the words that a job is found by, whoever changes the job.

create or replace function job_conditions(job jobs) returns text[] language sql stable as $$
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
$$;
