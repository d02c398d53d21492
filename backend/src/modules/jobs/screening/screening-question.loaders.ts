import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { ScreeningQuestion } from "./screening-question.entity";

/** What a job asks of those who apply, in its order, by the job's id. */
export function createJobQuestionsLoader(dataSource: DataSource): DataLoader<string, ScreeningQuestion[]> {
  return new DataLoader(async (jobIds) => {
    const questions = await dataSource
      .getRepository(ScreeningQuestion)
      .find({ where: { jobId: In([...jobIds]) }, order: { position: "ASC" } });
    return jobIds.map((id) => questions.filter(({ jobId }) => jobId === id));
  });
}
