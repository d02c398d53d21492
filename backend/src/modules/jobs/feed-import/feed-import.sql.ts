/** Feeds that are due and that nobody reads. */
export const DUE = `
  select id from feed_imports
  where off_at is null and next_at <= $1 and (claimed_until is null or claimed_until <= $1)`;

/** Takes a feed, and begins its report. Of two at once the second waits for the row, and finds it taken. */
export const CLAIM = `
  with claimed as (
    update feed_imports set run_id = gen_random_uuid(), claimed_until = $3
    where id = $1 and off_at is null and next_at <= $2 and (claimed_until is null or claimed_until <= $2)
    returning *
  ), begun as (
    insert into feed_import_runs (id, feed_import_id, started_at) select run_id, id, $2 from claimed
  )
  select id, company_id as "companyId", account_id as "accountId", url, schedule, answers,
    does_apply_elsewhere as "doesApplyElsewhere", run_id as "runId", etag, last_modified as "lastModified",
    read_at as "readAt", closing_asked_at as "closingAskedAt", closing_confirmed_at as "closingConfirmedAt"
  from claimed`;

/** Locks the feed for whoever has it still, for a while longer. */
export const HOLD = `
  update feed_imports set claimed_until = $3 where id = $1 and run_id = $2 and off_at is null returning id`;

/** Lets others go on at once with what a node that stops has begun. */
export const LET_GO = "update feed_imports set claimed_until = null where id = $1 and run_id = $2";

export const COUNT = `
  update feed_import_runs set added_count = added_count + $2, changed_count = changed_count + $3,
    closed_count = closed_count + $4, unchanged_count = unchanged_count + $5, left_out_count = left_out_count + $6,
    problems = jsonb_path_query_array(problems || $7::jsonb, '$[0 to 99]')
  where id = $1`;

/** Ends a run that went well. An unmodified feed has the jobs of the time before. */
export const FINISH = `
  with ended as (
    update feed_import_runs set ended_at = $3, is_unmodified = $5, missing_count = $6,
      unchanged_count = case when $5 then (
        select count(*) from feed_import_jobs where feed_import_id = $1 and missing_since is null
      ) else unchanged_count end
    where id = $2
  )
  update feed_imports set claimed_until = null, next_at = $4, failing_since = null,
    etag = case when $5 then etag else $7 end, last_modified = case when $5 then last_modified else $8 end,
    read_at = case when $5 then read_at else $3 end,
    closing_asked_at = case when $6 > 0 then coalesce(closing_asked_at, $3) end, closing_confirmed_at = null
  where id = $1 and run_id = $2`;

/** Ends a run that failed, and answers when the feed was switched off, if it was. */
export const FAIL = `
  with ended as (
    update feed_import_runs set ended_at = $3, failure = $5, failure_detail = $6 where id = $2
  )
  update feed_imports set claimed_until = null, next_at = $4,
    failing_since = case when $8 then failing_since else coalesce(failing_since, $3) end,
    off_at = case when not $8 and failing_since < $7 then $3::timestamptz end
  where id = $1 and run_id = $2 and off_at is null
  returning off_at as "offAt"`;

/** Notes which of its jobs the feed has no more, since when. */
export const NOTE_MISSING = `
  update feed_import_jobs set missing_since = case when reference = any($2) then null else $3::timestamptz end
  where feed_import_id = $1 and (missing_since is null) <> (reference = any($2))`;

/** Its jobs that are open, or would be if nothing held them. */
export const LIVE_JOBS = `
  select kept.job_id as "jobId", kept.missing_since as "missingSince"
  from feed_import_jobs kept join jobs job on job.id = kept.job_id
  where kept.feed_import_id = $1 and job.closed_at is null and job.removed_at is null and job.open_until > $2
  order by kept.reference`;
