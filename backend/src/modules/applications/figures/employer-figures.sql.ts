import { columnOfJobs, type ListedScope } from "../../jobs/hiring/job-scope";
import { NOT_TAKEN_BACK } from "../application/application-history";

type By = ListedScope["by"];

/**
 * Over the viewer's own: `$1` ids of companies or jobs, `$2` the viewer, whose own applications a company's figures
 * leave out, `$3` now, `$4` after how many days without an answer an application is late. Only those to open jobs wait
 * for one.
 */
export const summaryOf = (by: By): string => `
  with waiting as (
    select application.id, application.status, application.applied_at,
      application.applied_at <= $3::timestamptz - $4 * interval '1 day' as is_late
    from applications application join jobs job on job.id = application.job_id
    where application.${by} = any ($1) and application.applicant_id is distinct from $2
      and application.status in ('submitted', 'viewed') and job.is_listed and job.open_until > $3
  )
  select
    (select count(*) filter (where status = 'submitted')::int from waiting) as unopened,
    (select count(*) filter (where is_late)::int from waiting) as late,
    (select id from waiting where is_late order by applied_at, id limit 1) as "longestWaitingId",
    (select count(*)::int from jobs
      where ${columnOfJobs(by)} = any ($1) and posted_at is not null and removed_at is null) as "totalJobs",
    count(*) filter (where status <> 'withdrawn')::int as "totalApplications",
    count(*) filter (where status = 'shortlisted')::int as shortlisted,
    count(*) filter (where status = 'interview')::int as interviews,
    count(*) filter (where status = 'hired')::int as hired
  from applications where ${by} = any ($1) and applicant_id is distinct from $2`;

/** Of the viewer's own, sent in a period: `$3` a job or null, `$4` and `$5` the first and the last day in India. */
const ofPeriod = (
  by: By,
): string => `application.${by} = any ($1) and application.applicant_id is distinct from $2
      and ($3::uuid is null or application.job_id = $3)
      and application.applied_at >= $4::date::timestamp at time zone 'Asia/Kolkata'
      and application.applied_at < ($5::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/**
 * A period's applications, each with how far it came and when it was first answered. Steps that were taken back, and
 * those that took them back, count for nothing.
 */
const sentOf = (by: By): string => `
  sent as (
    select application.id, application.job_id,
      (application.applied_at at time zone 'Asia/Kolkata')::date as day,
      greatest(max(array_position($6::text[], event.status)), 1) as stage,
      extract(epoch from (
        select min(reply.at) from application_replies reply where reply.application_id = application.id
      ) - application.applied_at) / 3600 as hours
    from applications application
    left join application_events event on event.application_id = application.id and ${NOT_TAKEN_BACK}
    where ${ofPeriod(by)}
    group by application.id
  )`;

const seenOf = (by: By): string => `
  seen as (
    select counts.job_id, counts.day, counts.views from job_view_counts counts
    join jobs job on job.id = counts.job_id
    where job.${columnOfJobs(by)} = any ($1) and $2::uuid is not null and ($3::uuid is null or job.id = $3)
      and counts.day between $4::date and $5::date
  )`;

const MEDIAN = `round(percentile_cont(0.5) within group (order by hours)::numeric, 1)::float8`;

/** `$7` the whole days after applying that each span of first answers begins with, ascending from 0. */
export const totalsOf = (by: By): string => `
  with ${sentOf(by)}, ${seenOf(by)}
  select count(*)::int as applications, ${MEDIAN} as "medianHoursToAnswer",
    (select coalesce(sum(views), 0)::int from seen) as views,
    array(select count(sent.id)::int from generate_series(1, cardinality($6::text[])) number
      left join sent on sent.stage >= number group by number order by number) as reached,
    array(select count(sent.id)::int from generate_subscripts($7::int[], 1) number
      left join sent on sent.hours >= 24 * ($7::int[])[number]
        and (number = cardinality($7::int[]) or sent.hours < 24 * ($7::int[])[number + 1])
      group by number order by number) as answered
  from sent`;

/** `$7` the most jobs, `$8` the stage that counts as shortlisted, from 1. */
export const jobsOf = (by: By): string => `
  with ${sentOf(by)}, ${seenOf(by)},
  applied as (
    select job_id, count(*)::int as applications, count(*) filter (where stage >= $8)::int as shortlisted,
      ${MEDIAN} as median
    from sent group by job_id
  ), looked as (
    select job_id, sum(views)::int as views from seen group by job_id
  )
  select job.id as "jobId", job.title, job.place_ids as "placeIds", job.city, job.locality,
    coalesce(looked.views, 0) as views,
    coalesce(applied.applications, 0) as applications, coalesce(applied.shortlisted, 0) as shortlisted,
    applied.median as "medianHoursToAnswer"
  from applied full join looked using (job_id) join jobs job on job.id = job_id
  order by coalesce(applied.applications, 0) desc, coalesce(looked.views, 0) desc, job.id limit $7`;

export const daysOf = (by: By): string => `
  with ${sentOf(by)}, ${seenOf(by)},
  applied as (select day, count(*)::int as applications, ${MEDIAN} as median from sent group by day),
  looked as (select day, sum(views)::int as views from seen group by day)
  select to_char(date.day, 'YYYY-MM-DD') as day, coalesce(looked.views, 0) as views,
    coalesce(applied.applications, 0) as applications, applied.median as "medianHoursToAnswer"
  from (select generate_series($4::date, $5::date, interval '1 day')::date as day) date
  left join applied using (day) left join looked using (day) order by date.day`;

/** Why a period's applications stand at a rejection: the reason of the step that brought them there. */
export const rejectionsOf = (by: By): string => `
  select event.reason, count(*)::int as count
  from applications application
  left join application_events event on event.application_id = application.id and event.at = application.status_at
    and event.status = application.status and not event.is_undo
  where ${ofPeriod(by)} and application.status = 'not-selected'
  group by event.reason order by count desc, event.reason`;
