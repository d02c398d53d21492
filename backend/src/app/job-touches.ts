import type { EntityManager } from "typeorm";

/**
 * Where somebody's dealings with a job stand, by table. Such a job is never deleted: what they did would go with it.
 * An alert's find counts from its telling, a click on 'Apply on the company's site' as an application.
 */
const DEALINGS: Readonly<Record<string, string>> = {
  applications: "true",
  saved_jobs: "true",
  job_reports: "true",
  walk_in_visits: "true",
  invitations: "true",
  alert_matches: "told_at is not null or mailed_at is not null",
  job_view_counts: "apply_clicks > 0",
};

/** The ones of these jobs that somebody has had to do with. Their rows are locked, so none gets more meanwhile. */
export async function touchedJobs(manager: EntityManager, jobIds: readonly string[]): Promise<string[]> {
  const dealings = Object.entries(DEALINGS).map(
    ([table, condition]) => `select job_id from ${table} where job_id = any($1) and (${condition})`,
  );
  const found = await manager.query<{ jobId: string }[]>(
    `select distinct job_id as "jobId" from (${dealings.join(" union all ")}) dealing`,
    [jobIds],
  );
  return found.map(({ jobId }) => jobId);
}
