import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { PipelineStage } from "./pipeline-stage.entity";
import { STAGED } from "./pipeline-stage.rules";

/** A company's own stages in the pipeline's order, by its id. */
export function createPipelineStagesLoader(dataSource: DataSource): DataLoader<string, PipelineStage[]> {
  return new DataLoader(async (ids) => {
    const stages = await dataSource
      .getRepository(PipelineStage)
      .find({ where: { companyId: In([...ids]) }, order: { position: "ASC" } });
    stages.sort((one, other) => placeOf(one) - placeOf(other));
    return ids.map((id) => stages.filter(({ companyId }) => companyId === id));
  });
}

const placeOf = ({ status }: PipelineStage): number => STAGED.indexOf(status);
