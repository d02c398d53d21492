import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Application, type ApplicationEvent } from "./application.entity";
import type { ApplicationService } from "./application.service";
import { countByJob } from "../candidate/candidate-list.sql";

/** The viewer's application to a job, by the job's id. */
export function createViewerApplicationLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, Application | null> {
  return new DataLoader(async (jobIds) => {
    if (viewerId === undefined) return jobIds.map(() => null);
    const found = await dataSource
      .getRepository(Application)
      .findBy({ applicantId: viewerId, jobId: In([...jobIds]) });
    const byJob = new Map(found.map((application) => [application.jobId, application]));
    return jobIds.map((jobId) => byJob.get(jobId) ?? null);
  });
}

/** An application's steps as its applicant may see them, oldest first, by its id. */
export function createApplicationHistoryLoader(
  applications: ApplicationService,
): DataLoader<string, ApplicationEvent[]> {
  return new DataLoader(async (ids) => {
    const events = await applications.historyOf(ids);
    return ids.map((id) => events.filter(({ applicationId }) => applicationId === id));
  });
}

/** How many applications a job has, and how many of them nobody has opened. */
export interface ApplicationCount {
  all: number;
  unopened: number;
}

/** A job's applications as its company counts them, by the job's id. */
export function createApplicationCountLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, ApplicationCount> {
  return new DataLoader(async (jobIds) => {
    const counts = await dataSource.query<(ApplicationCount & { jobId: string })[]>(countByJob("job_id"), [
      jobIds,
      viewerId ?? null,
    ]);
    const byJob = new Map(counts.map(({ jobId, all, unopened }) => [jobId, { all, unopened }]));
    return jobIds.map((id) => byJob.get(id) ?? { all: 0, unopened: 0 });
  });
}
