import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Company } from "../../companies/company.entity";
import type { CompanySize } from "./admin-company.inputs";

/** How many of what a company has, by its id. */
export function createCompanySizeLoader(dataSource: DataSource): DataLoader<string, CompanySize> {
  return new DataLoader(async (ids) => {
    const sizes = await dataSource.query<(CompanySize & { id: string })[]>(
      `select id,
         (select count(*)::int from company_members where company_id = id) as members,
         (select count(*)::int from jobs where company_id = asked.id and posted_at is not null) as jobs
       from unnest($1::uuid[]) asked(id)`,
      [ids],
    );
    const byId = new Map(sizes.map((size) => [size.id, size]));
    return ids.map((id) => byId.get(id) ?? { members: 0, jobs: 0 });
  });
}

/** Up to five other companies of nearly the same name, by a company's id; none that was merged. */
export function createNamesakesLoader(dataSource: DataSource): DataLoader<string, Company[]> {
  return new DataLoader(async (ids) => {
    const pairs = await dataSource.query<{ id: string; otherId: string }[]>(
      `select company.id, namesake.id as "otherId"
       from companies company cross join lateral (
         select other.id from companies other
         where other.name_key = company.name_key and other.id <> company.id and other.merged_into_id is null
         order by other.id limit 5
       ) namesake
       where company.id = any($1::uuid[]) order by namesake.id`,
      [ids],
    );
    const others = new Set(pairs.map(({ otherId }) => otherId));
    const found =
      others.size > 0 ? await dataSource.getRepository(Company).findBy({ id: In([...others]) }) : [];
    const byId = new Map(found.map((company) => [company.id, company]));
    return ids.map((id) =>
      pairs.filter((pair) => pair.id === id).flatMap(({ otherId }) => byId.get(otherId) ?? []),
    );
  });
}
