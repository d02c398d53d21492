import DataLoader from "dataloader";
import { type DataSource, In, IsNull, Not } from "typeorm";
import { SecondFactor } from "./second-factor.entity";

/** Whether an account has a second factor, by its id. */
export const createSecondFactorLoader = (dataSource: DataSource): DataLoader<string, boolean> =>
  new DataLoader(async (ids) => {
    const found = await dataSource
      .getRepository(SecondFactor)
      .findBy({ accountId: In(ids), confirmedAt: Not(IsNull()) });
    const having = new Set(found.map(({ accountId }) => accountId));
    return ids.map((id) => having.has(id));
  });
