import type { EntityManager } from "typeorm";
import type { JobContent } from "../job/job-content";
import { Job } from "../job/job.entity";
import type { Hold } from "../job/job-hold";

/** A job that goes in with many others. */
export type NewJob = JobContent &
  Pick<Job, "id" | "companyId" | "postedById" | "reference" | "draftId" | "postedAt" | "openUntil"> &
  Hold;

/** The search index, as far as whoever brings many jobs in knows it. */
export interface LoadedIndex {
  /** To be called after a load has gone in. Nobody waits for it, and it never throws. */
  takeInWhenDue(): Promise<void>;
}

/**
 * Rows a statement, so that none comes near the time that statements have, on a machine with ten times its work too.
 */
const ROWS_A_STATEMENT = 250;

/**
 * As JSON rather than as parameters: of those PostgreSQL takes 65,535, and these are a hundred thousand.
 * @returns the ids of what went in, in the order given: a reference that another member brings in at the same moment
 *   is there already
 */
export async function insertJobs(manager: EntityManager, jobs: readonly NewJob[]): Promise<string[]> {
  const { columns } = manager.dataSource.getMetadata(Job);
  const names = columns.flatMap(({ propertyName, databaseName }) =>
    jobs[0] && propertyName in jobs[0]
      ? [{ property: propertyName as keyof NewJob, name: databaseName }]
      : [],
  );
  const list = names.map(({ name }) => name).join(", ");
  const created: string[] = [];
  for (let start = 0; start < jobs.length; start += ROWS_A_STATEMENT) {
    const rows = jobs
      .slice(start, start + ROWS_A_STATEMENT)
      .map((job) => Object.fromEntries(names.map(({ property, name }) => [name, job[property]])));
    const inserted = await manager.query<{ id: string }[]>(
      `insert into jobs (${list}) select ${list} from jsonb_populate_recordset(null::jobs, $1::jsonb)
       on conflict do nothing returning id`,
      [JSON.stringify(rows)],
    );
    created.push(...inserted.map(({ id }) => id));
  }
  return created;
}
