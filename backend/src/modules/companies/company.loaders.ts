import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { CompanyMember } from "./company-member.entity";
import { Company } from "./company.entity";

export function createCompanyLoader(dataSource: DataSource): DataLoader<string, Company> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Company).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((company) => [company.id, company]));
    return ids.map((id) => byId.get(id) ?? new Error(`No company ${id}`));
  });
}

/** Whether the viewer is a member of a company, by its id. */
export function createIsMemberLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, boolean> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => false);
    const found = await dataSource
      .getRepository(CompanyMember)
      .findBy({ accountId: viewerId, companyId: In([...ids]) });
    const own = new Set(found.map(({ companyId }) => companyId));
    return ids.map((id) => own.has(id));
  });
}
