import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Job } from "./job.entity";
import { LONG_FIELDS, type LongField } from "./job.fields";
import type { JobService } from "./job.service";
import type { JobTexts } from "./listed-job";

const LONG_TEXTS = Object.fromEntries(LONG_FIELDS.map((name) => [name, true])) as Record<LongField, true>;

/** The texts of jobs out of lists, by the job's id. */
export function createJobTextsLoader(dataSource: DataSource): DataLoader<string, JobTexts> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Job).find({
      select: { id: true, ...LONG_TEXTS },
      where: { id: In([...ids]) },
    });
    const byId = new Map(found.map((job) => [job.id, job]));
    return ids.map((id) => byId.get(id) ?? new Error(`No job ${id}`));
  });
}

/** Whether a job is open, by its id. */
export function createIsJobOpenLoader(jobs: JobService): DataLoader<string, boolean> {
  return new DataLoader(async (ids) => {
    const open = await jobs.openAmong(ids);
    return ids.map((id) => open.has(id));
  });
}

/** How many open jobs a company has, by its id. */
export function createOpenJobCountLoader(jobs: JobService): DataLoader<string, number> {
  return new DataLoader(async (companyIds) => {
    const counts = await jobs.countOpen(companyIds);
    return companyIds.map((id) => counts.get(id) ?? 0);
  });
}

/** How often a job was looked at, and how often somebody went on to apply elsewhere. */
export interface JobViewCounts {
  views: number;
  /** HLGT-06: so many of them while it was highlighted. */
  highlightedViews: number;
  applyClicks: number;
}

/** The same of jobs by their ids. */
export function createJobViewCountsLoader(dataSource: DataSource): DataLoader<string, JobViewCounts> {
  return new DataLoader(async (ids) => {
    const counts = await dataSource.query<({ jobId: string } & JobViewCounts)[]>(
      `select job_id as "jobId", sum(views)::int as views,
         sum(highlighted_views)::int as "highlightedViews", sum(apply_clicks)::int as "applyClicks"
       from job_view_counts where job_id = any($1) group by job_id`,
      [ids],
    );
    const byId = new Map(counts.map(({ jobId, ...counted }) => [jobId, counted]));
    return ids.map((id) => byId.get(id) ?? { views: 0, highlightedViews: 0, applyClicks: 0 });
  });
}
