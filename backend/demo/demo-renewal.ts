import type { DataSource } from "typeorm";
import { DAY_MS } from "../src/time/clock";
import { planJobs } from "./jobs/job-plan";

/** Demo jobs are open for two months at least: renewed weekly, they are open whenever the portal starts. */
const RENEWED_AFTER_DAYS = 7;

interface Renewal {
  /** When the demo data was loaded or last renewed. */
  renewedAt: Date;
  now: Date;
}

/** Nobody's number is for a day that the job no longer names. */
const movedWalkIn =
  "case when exists (select from walk_in_visits where job_id = jobs.id) then 0 else $3::int end";

/**
 * Moves the times of the demo jobs on by the whole days since, so that cities keep their counts (SEEN-12). What
 * somebody closed stays closed, and no job moves past its first application. @returns the days, 0 while they are few
 */
export async function renewDemoJobs(dataSource: DataSource, { renewedAt, now }: Renewal): Promise<number> {
  const days = Math.floor((now.getTime() - renewedAt.getTime()) / DAY_MS);
  if (days < RENEWED_AFTER_DAYS) return 0;
  const planned = [...planJobs()];
  await dataSource.query(
    `update jobs set open_until = open_until + $3::int * interval '1 day',
       posted_at = posted_at + case
         when exists (select from applications where job_id = jobs.id) then interval '0 days'
         else $3::int * interval '1 day'
       end,
       walk_in_from = walk_in_from + ${movedWalkIn},
       walk_in_until = walk_in_until + ${movedWalkIn}
     from companies, unnest($1::text[], $2::text[]) demo (company, reference)
     where companies.id = jobs.company_id and companies.name = demo.company
       and jobs.reference = demo.reference and is_listed`,
    [planned.map(({ profile }) => profile.company.name), planned.map(({ reference }) => reference), days],
  );
  return days;
}
