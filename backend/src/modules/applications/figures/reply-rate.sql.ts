export const COMPANIES_AFTER = `
  select id from companies where $1::uuid is null or id > $1 order by id limit $2`;

/**
 * The view `application_replies` says what a reply is (OFFR-10). Those count that have one, or have waited for 14
 * days and were not taken back; of the last year, so that a company can better itself. Below ten of them a rate would
 * tell of single people. Only what has changed is written: each row is a version that every search reads past.
 */
export const SETTLE_REPLIES = `
  with sent as (
    select job.company_id, application.applied_at, application.status, (
      select min(reply.at) from application_replies reply where reply.application_id = application.id
    ) as replied_at
    from applications application join jobs job on job.id = application.job_id
    where job.company_id = any ($1::uuid[]) and application.applied_at > $2::timestamptz - interval '1 year'
  ), counted as (
    select company_id, extract(epoch from replied_at - applied_at) / 86400 as days from sent
    where replied_at is not null
      or (applied_at <= $2::timestamptz - interval '14 days' and status <> 'withdrawn')
  ), figures as (
    select company_id, floor(100.0 * count(*) filter (where days <= 14) / count(*))::int as reply_rate,
      greatest(ceil(percentile_cont(0.5) within group (order by days)), 1)::int as median_reply_days
    from counted group by company_id having count(*) >= 10
  )
  update companies set reply_rate = figures.reply_rate, median_reply_days = figures.median_reply_days
  from unnest($1::uuid[]) asked (id) left join figures on figures.company_id = asked.id
  where companies.id = asked.id
    and (companies.reply_rate, companies.median_reply_days)
      is distinct from (figures.reply_rate, figures.median_reply_days)`;
