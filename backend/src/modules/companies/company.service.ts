import { type DataSource, In, type Repository } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import type { Account } from "../accounts/account.entity";
import { CompanyMember } from "./company-member.entity";
import { Company } from "./company.entity";
import type { CompanyImportRow, ImportCompaniesResult } from "./company.inputs";
import { companyPolicy } from "./company.policy";

/** "Kaveri Health & Co." is kaveri-health-co; a name of other scripts keeps its letters. */
function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  return slug.replace(/^-+|-+$/g, "") || "company";
}

export class CompanyService {
  private readonly memberships: Repository<CompanyMember>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.memberships = dataSource.getRepository(CompanyMember);
  }

  /** Brings companies in; one whose slug is known already is left as it is. */
  async import(rows: CompanyImportRow[]): Promise<ImportCompaniesResult> {
    const companies = this.dataSource.getRepository(Company);
    const bySlug = new Map(rows.map((row) => [slugOf(row.name), row]));
    const values = [...bySlug].map(([slug, { isVerified, ...row }]) =>
      companies.create({
        ...row,
        name: row.name.trim(),
        slug,
        verifiedAt: isVerified ? this.clock.now() : null,
      }),
    );
    const inserted = await companies
      .createQueryBuilder()
      .insert()
      .values(values)
      .orIgnore()
      .returning("id")
      .execute();
    const stored = await companies.find({
      select: { id: true, slug: true },
      where: { slug: In([...bySlug.keys()]) },
    });
    const idBySlug = new Map(stored.map(({ slug, id }) => [slug, id]));
    return {
      created: (inserted.raw as unknown[]).length,
      ids: rows.map((row) => idBySlug.get(slugOf(row.name)) ?? ""),
    };
  }

  /** Those of these companies that the viewer may post jobs for. */
  async postableBy(viewer: Account, asked: string[]): Promise<Set<string>> {
    const companyIds = In(asked.filter(isUuid));
    const [companies, memberships] = await Promise.all([
      this.dataSource.getRepository(Company).find({ select: { id: true }, where: { id: companyIds } }),
      this.memberships.findBy({ accountId: viewer.id, companyId: companyIds }),
    ]);
    const own = new Set(memberships.map(({ companyId }) => companyId));
    return new Set(companies.map(({ id }) => id).filter((id) => companyPolicy.postJobs(viewer, own.has(id))));
  }

  /** Whether the viewer may import jobs for any company at all. */
  async mayImport(viewer: Account): Promise<boolean> {
    return companyPolicy.importJobs(viewer, await this.memberships.existsBy({ accountId: viewer.id }));
  }
}
