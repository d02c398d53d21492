import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { ReportSummary } from "./job-report.inputs";

const NO_REPORTS: ReportSummary = { reasons: [], comments: [] };

/** What readers say against a job, by its id; dismissed reports are left out. */
export function createReportSummaryLoader(dataSource: DataSource): DataLoader<string, ReportSummary> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.query<(ReportSummary & { jobId: string })[]>(
      `select job_id as "jobId", json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason)
           as reasons,
         (select coalesce(json_agg(comment), '[]') from (
           select comment from job_reports said
           where said.job_id = counted.job_id and said.comment is not null and said.dismissed_at is null
           order by said.id desc limit 10
         ) newest) as comments
       from (
         select job_id, reason, count(*)::int as count from job_reports
         where job_id = any($1) and dismissed_at is null group by job_id, reason
       ) counted group by job_id`,
      [ids],
    );
    const byId = new Map(found.map((summary) => [summary.jobId, summary]));
    return ids.map((id) => byId.get(id) ?? NO_REPORTS);
  });
}
