import { type DataSource, In } from "typeorm";
import type { Clock } from "../../clock";
import { isUuid } from "../../database/uuid";
import type { Account } from "../accounts/account.entity";
import { AccountStatus, Role } from "../accounts/role";
import { CompanyMember } from "./company-member.entity";
import { Company } from "./company.entity";
import type { CompanyImportRow, ImportCompaniesResult } from "./company.inputs";

/** "Kaveri Health & Co." is kaveri-health-co; a name of other scripts keeps its letters. */
function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  return slug.replace(/^-+|-+$/g, "") || "company";
}

export class CompanyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

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

  /** Which of these companies the viewer may post for: an admin for any, others for their own. */
  async postableBy(viewer: Account, asked: string[]): Promise<Set<string>> {
    const companyIds = asked.filter(isUuid);
    if (viewer.role === Role.ADMIN) {
      const found = await this.dataSource
        .getRepository(Company)
        .find({ select: { id: true }, where: { id: In(companyIds) } });
      return new Set(found.map(({ id }) => id));
    }
    const memberships = await this.dataSource
      .getRepository(CompanyMember)
      .findBy({ accountId: viewer.id, companyId: In(companyIds) });
    return new Set(memberships.map(({ companyId }) => companyId));
  }

  /** Whether the viewer may import at all: an admin, or a member of any company. */
  async mayImport(viewer: Account): Promise<boolean> {
    if (viewer.status === AccountStatus.BLOCKED) return false;
    if (viewer.role === Role.ADMIN) return true;
    return await this.dataSource.getRepository(CompanyMember).existsBy({ accountId: viewer.id });
  }
}
