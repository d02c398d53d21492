import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { CompanyMember } from "./company-member.entity";
import type { MemberRole } from "./member-role";
import { Company } from "./company.entity";

export function createCompanyLoader(dataSource: DataSource): DataLoader<string, Company> {
  return new DataLoader(async (ids) => {
    const found = await dataSource.getRepository(Company).findBy({ id: In([...ids]) });
    const byId = new Map(found.map((company) => [company.id, company]));
    return ids.map((id) => byId.get(id) ?? new Error(`No company ${id}`));
  });
}

/** What the viewer is in a company, by its id; null for somebody who isn't a member. */
export function createMemberRoleLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, MemberRole | null> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => null);
    const found = await dataSource
      .getRepository(CompanyMember)
      .findBy({ accountId: viewerId, companyId: In([...ids]) });
    const roles = new Map(found.map(({ companyId, role }) => [companyId, role]));
    return ids.map((id) => roles.get(id) ?? null);
  });
}
