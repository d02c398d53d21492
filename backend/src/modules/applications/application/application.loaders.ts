import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Application, type ApplicationEvent } from "./application.entity";
import type { ApplicationService } from "./application.service";

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
