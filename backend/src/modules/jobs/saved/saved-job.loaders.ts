import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { SavedJob } from "./saved-job.entity";

/** Whether the viewer saved a job, by the job's id. */
export function createIsSavedLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, boolean> {
  return new DataLoader(async (jobIds) => {
    if (viewerId === undefined) return jobIds.map(() => false);
    const found = await dataSource.getRepository(SavedJob).find({
      select: { jobId: true },
      where: { accountId: viewerId, jobId: In([...jobIds]) },
    });
    const saved = new Set(found.map(({ jobId }) => jobId));
    return jobIds.map((jobId) => saved.has(jobId));
  });
}
