import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Company } from "./company.entity";

export function createCompanyLoader(dataSource: DataSource): DataLoader<string, Company> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Company).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((company) => [company.id, company]));
    return ids.map((id) => byId.get(id) ?? new Error(`No company ${id}`));
  });
}
