import type { Kind } from "./ledger";

/** How many rows there are of each mark, by the kind of call that makes them. */
export const KEPT_ROWS: Readonly<Record<Kind, string>> = {
  apply: "select note as mark, count(*)::int as count from applications where note is not null group by 1",
  post: "select title as mark, count(*)::int as count from jobs group by 1",
  import: "select title as mark, count(*)::int as count from jobs group by 1",
  save: "select account_id || '/' || job_id as mark, count(*)::int as count from saved_jobs group by 1",
  resume: "select content->'basicInfo'->>'summary' as mark, count(*)::int as count from resumes group by 1",
  resave: "select title as mark, count(*)::int as count from resumes group by 1",
  note: "select text as mark, count(*)::int as count from application_notes group by 1",
  move: "select application_id || '/' || status as mark, count(*)::int as count from application_events group by 1",
  withdraw: `select event.application_id as mark, count(*)::int as count
    from application_events event join applications application on application.id = event.application_id
    where event.status = 'withdrawn' and application.status = 'withdrawn' group by 1`,
  close: `select entry.subject_id as mark, count(*)::int as count
    from audit_entries entry join jobs job on job.id::text = entry.subject_id::text
    where entry.action = 'job.status' and entry.after->>'status' = 'closed' and job.closed_at is not null group by 1`,
  message: "select text as mark, count(*)::int as count from messages group by 1",
  slot: "select note as mark, count(*)::int as count from interview_slots where note is not null group by 1",
  pick: `select id || '/' || slot_id as mark, count(*)::int as count from interviews
    where status = 'scheduled' group by 1`,
  alert:
    "select account_id || '/' || (filter->>'payMin') as mark, count(*)::int as count from alerts group by 1",
};
