import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { CompanyCheck } from "./company-check.entity";
import { CheckState } from "./verification.enums";

/** The checks that companies passed, by the company's id; whether they hold yet, the policy says. */
export const createPassedChecksLoader = (dataSource: DataSource): DataLoader<string, CompanyCheck[]> =>
  new DataLoader(async (ids) => {
    const found = await dataSource
      .getRepository(CompanyCheck)
      .findBy({ companyId: In([...ids]), state: CheckState.PASSED });
    return ids.map((id) => found.filter(({ companyId }) => companyId === id));
  });
