import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { ResumeOriginal } from "../../resumes/original/resume-original.entity";

/** A file that was sent, by its id. */
export function createSentOriginalLoader(dataSource: DataSource): DataLoader<string, ResumeOriginal | null> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(ResumeOriginal).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((original) => [original.id, original]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}
