import { auditParts, type CompanyPart } from "@job-portal/protocol/audit";
import { type DataSource, type EntityManager, In, IsNull, type Repository } from "typeorm";
import type { Clock } from "../../time/clock";
import { recordAudit } from "../../database/audit";
import { type ClientRequest, makeOnce, memoryOfAnswer } from "../../database/client-requests";
import { lineOf } from "../../text/markup";
import { isUuid } from "../../text/uuid";
import { BrokenInputError, ForbiddenError, NotFoundError } from "../../errors/errors";
import type { Account } from "../accounts/account.entity";
import { CompanyMember } from "./company-member.entity";
import { Company } from "./company.entity";
import type { CompanyImportRow, ImportCompaniesResult, UpdateCompanyInput } from "./company.inputs";
import { companyPolicy } from "./company.policy";
import { CompanyAct, mayInSql, MemberRole, roleMay, rolesWhoMay } from "./member-role";
import { headOfficeOf, nameKeyOf } from "./company.rules";
import { NOT_VERIFIED, verified } from "./verification.policy";

/** A name without markup, entities and the blanks around it. */
const nameOf = (text: string): string => lineOf(text).trim();

/** The columns of a name. */
const named = (text: string): Pick<Company, "name" | "nameKey"> => {
  const name = nameOf(text);
  return { name, nameKey: nameKeyOf(name) };
};

/** "Kaveri Health & Co." is kaveri-health-co; a name of other scripts keeps its letters. */
function slugOf(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-");
  return slug.replace(/^-+|-+$/g, "") || "company";
}

/** Those texts that are given, without the blanks around them; an empty one is none, and a head office is read. */
const keptTexts = (given: object): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(given as Record<string, string | null | undefined>)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        const text = value?.trim() || null;
        return [field, text !== null && field === "headquarters" ? headOfficeOf(text) : text];
      }),
  );

/** How many companies one person acts for at most; whoever posts for more needs an admin's import. */
export const MAX_OWN_COMPANIES = 20;

/** A company of nearly the name that somebody gave to a new one. */
export interface Namesake {
  company: Company;
  /** The name that is nearly the same: the company's, or that of one which was merged into it. */
  name: string;
  /** Whether the viewer acts for it. */
  isOwn: boolean;
  /** Whether anybody does. */
  hasMembers: boolean;
}

/** A company as somebody names it who posts: one of theirs, or a new one by its name. */
export interface NamedCompany {
  companyId?: string | null;
  companyName?: string | null;
}

/** What a later domain does when a company's members change it. */
export type CompanyChanged = (
  manager: EntityManager,
  actorId: string,
  before: Company,
  after: Company,
) => Promise<void>;

export class CompanyService {
  private readonly memberships: Repository<CompanyMember>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** Told, in the transaction, what a company was and is. */
    private readonly onChange: CompanyChanged,
  ) {
    this.memberships = dataSource.getRepository(CompanyMember);
  }

  /** Brings companies in; one whose slug is known already is left as it is. */
  async import(
    viewer: Account,
    rows: CompanyImportRow[],
    request: ClientRequest | null,
  ): Promise<ImportCompaniesResult> {
    return await this.dataSource.transaction((manager) =>
      makeOnce(manager, viewer.id, request, {
        ...memoryOfAnswer<ImportCompaniesResult>(),
        make: () => this.insert(manager, rows),
      }),
    );
  }

  private async insert(manager: EntityManager, given: CompanyImportRow[]): Promise<ImportCompaniesResult> {
    const rows = given.map((row) => Object.assign(row, { name: nameOf(row.name) }));
    const companies = manager.getRepository(Company);
    const bySlug = new Map(rows.map((row) => [slugOf(row.name), row]));
    const values = [...bySlug].map(([slug, { isVerified, name, ...said }]) =>
      companies.create({
        ...keptTexts(said),
        name,
        slug,
        ...(isVerified ? verified({ verifiedAt: null }, null, this.clock.now()) : NOT_VERIFIED),
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
      select: { id: true, slug: true, mergedIntoId: true },
      where: { slug: In([...bySlug.keys()]) },
    });
    const idBySlug = new Map(stored.map(({ slug, id, mergedIntoId }) => [slug, mergedIntoId ?? id]));
    return {
      created: (inserted.raw as unknown[]).length,
      ids: rows.map((row) => idBySlug.get(slugOf(row.name)) ?? ""),
    };
  }

  /**
   * Those of these companies that the viewer may import jobs for: none that is blocked, nor one that was merged into a
   * blocked one. Whose members those are that were merged, their successors' say.
   */
  async importableBy(viewer: Account, asked: string[]): Promise<Map<string, string>> {
    const found = await this.dataSource.query<{ id: string; name: string; role: MemberRole | null }[]>(
      `select company.id, successor.name, (
         select role from company_members member where member.company_id = successor.id and member.account_id = $2
       ) as role
       from companies company
       join companies successor on successor.id = coalesce(company.merged_into_id, company.id)
       where company.id = any($1) and successor.blocked_at is null`,
      [asked.filter(isUuid), viewer.id],
    );
    const own = found.filter(({ role }) => companyPolicy.importJobs(viewer, role));
    return new Map(own.map(({ id, name }) => [id, name]));
  }

  /** Whether the viewer may import jobs for any company at all. */
  async mayImport(viewer: Account): Promise<boolean> {
    const own = await this.memberships.findBy({ accountId: viewer.id });
    return [null, ...own.map(({ role }) => role)].some((role) => companyPolicy.importJobs(viewer, role));
  }

  /** A company that has not been blocked, by its id or that of one which was merged into it. */
  async find(id: string): Promise<Company | null> {
    if (!isUuid(id)) return null;
    const companies = this.dataSource.getRepository(Company);
    const company = await companies.findOneBy({ id, blockedAt: IsNull() });
    if (!company?.mergedIntoId) return company;
    return await companies.findOneBy({ id: company.mergedIntoId, blockedAt: IsNull() });
  }

  /** Those that the viewer is a member of, by name. */
  async listOf(
    viewer: Account,
    manager = this.dataSource.manager,
    roles: readonly MemberRole[] = Object.values(MemberRole),
  ): Promise<Company[]> {
    return await manager
      .createQueryBuilder(Company, "company")
      .innerJoin(CompanyMember, "member", "member.companyId = company.id")
      .where("member.accountId = :viewer", { viewer: viewer.id })
      .andWhere("member.role in (:...roles)", { roles })
      .orderBy("company.name")
      .addOrderBy("company.id")
      .getMany();
  }

  /**
   * The company that the viewer may post for and means: by its id, or else of the same name; what was merged into it
   * counts.
   */
  async findOwn(
    manager: EntityManager,
    viewer: Account,
    { companyId, companyName }: NamedCompany,
  ): Promise<Company | null> {
    const own = await this.listOf(viewer, manager, rolesWhoMay(CompanyAct.POST_JOBS));
    const name = companyName == null ? undefined : nameOf(companyName);
    const isMeant = companyId
      ? ({ id }: Company) => id === companyId
      : (company: Company) => name !== undefined && name !== "" && slugOf(company.name) === slugOf(name);
    const found = own.find(isMeant);
    if (found || own.length === 0) return found ?? null;
    const merged = await manager.findBy(Company, { mergedIntoId: In(own.map(({ id }) => id)) });
    const former = merged.find(isMeant);
    return own.find(({ id }) => id === former?.mergedIntoId) ?? null;
  }

  /**
   * A company of nearly this name: the viewer's own first, then verified ones, then the oldest. What was merged leads
   * to its successor; blocked ones are nobody's to know of.
   */
  async findNamesake(manager: EntityManager, viewer: Account, name: string): Promise<Namesake | null> {
    const [found] = await manager.query<(Omit<Namesake, "company"> & { id: string })[]>(
      `select company.id, named.name, member.*
       from companies named
       join companies company on company.id = coalesce(named.merged_into_id, named.id)
       cross join lateral (
         select coalesce(bool_or(account_id = $2 and ${mayInSql("acting", CompanyAct.POST_JOBS)}), false) as "isOwn",
           count(*) > 0 as "hasMembers"
         from company_members acting where company_id = company.id
       ) member
       where named.name_key = $1 and company.blocked_at is null
       order by member."isOwn" desc, company.verified_at is null, company.id limit 1`,
      [nameKeyOf(nameOf(name)), viewer.id],
    );
    if (!found) return null;
    const { id, ...namesake } = found;
    return { company: await manager.findOneByOrFail(Company, { id }), ...namesake };
  }

  /**
   * The company to post a job for. One that is named and not the viewer's own yet is made, not verified, with the
   * viewer as its member. Call it with the viewer's row locked, or two calls make two.
   * @throws NotFoundError, BrokenInputError, ForbiddenError COMPANY_BLOCKED, COMPANY_LIMIT
   */
  async takeForPosting(manager: EntityManager, viewer: Account, named: NamedCompany): Promise<Company> {
    const own = await this.findOwn(manager, viewer, named);
    if (own?.blockedAt) throw new ForbiddenError("COMPANY_BLOCKED", "This company has been blocked.");
    if (own) return own;
    if (named.companyId) throw new NotFoundError();
    const name = nameOf(named.companyName ?? "");
    if (!name) throw new BrokenInputError([{ field: "companyId", message: "is required", rule: "REQUIRED" }]);
    if ((await manager.countBy(CompanyMember, { accountId: viewer.id })) >= MAX_OWN_COMPANIES)
      throw new ForbiddenError("COMPANY_LIMIT", `You act for ${MAX_OWN_COMPANIES} companies already.`);
    return await this.create(manager, viewer, name);
  }

  /**
   * Changes what a company of the viewer's says of itself; what is left out stays. Addresses keep the former name.
   * @throws NotFoundError for a company that is not the viewer's; ForbiddenError MEMBER_ROLE
   */
  async update(viewer: Account, { id, name, ...given }: UpdateCompanyInput): Promise<Company> {
    return await this.dataSource.transaction(async (manager) => {
      const act = name == null ? CompanyAct.EDIT_COMPANY : CompanyAct.RENAME_COMPANY;
      const company = await lockOwn(manager, viewer, id, act);
      const change = { ...keptTexts(given), ...(name != null && named(name)) };
      if (Object.keys(change).length === 0) return company;
      await manager.update(Company, { id }, { ...change, updatedAt: this.clock.now() });
      await recordEdit(manager, viewer, id, [
        ...(Object.keys(given) as (keyof typeof given)[]),
        ...(name == null ? [] : (["name"] as const)),
      ]);
      const changed = await manager.findOneByOrFail(Company, { id });
      await this.onChange(manager, viewer.id, company, changed);
      return changed;
    });
  }

  private async create(manager: EntityManager, viewer: Account, name: string): Promise<Company> {
    const company = manager.create(Company, { name, slug: slugOf(name) });
    const insert = () =>
      manager
        .createQueryBuilder()
        .insert()
        .into(Company)
        .values(company)
        .orIgnore()
        .returning("id")
        .execute();
    const inserted = await insert();
    if ((inserted.raw as unknown[]).length === 0) {
      // Another company goes by this name; the id makes the address its own.
      company.slug = `${company.slug}-${company.id.slice(-8)}`;
      await insert();
    }
    await manager.insert(CompanyMember, {
      ...{ companyId: company.id, accountId: viewer.id, role: MemberRole.OWNER },
    });
    await recordAudit(manager, {
      action: "company.create",
      actorId: viewer.id,
      subjectType: "company",
      subjectId: company.id,
      before: null,
      after: { slug: company.slug },
    });
    return await manager.findOneByOrFail(Company, { id: company.id });
  }
}

/** What an account is in a company; null for somebody who isn't a member. */
export async function memberRoleOf(
  manager: EntityManager,
  { id: accountId }: Pick<Account, "id">,
  companyId: string,
): Promise<MemberRole | null> {
  if (!isUuid(companyId)) return null;
  const member = await manager.findOneBy(CompanyMember, { accountId, companyId });
  return member?.role ?? null;
}

/**
 * That the viewer may do something for a company.
 * @param act null: that they are a member
 * @throws NotFoundError for a company that is not theirs; ForbiddenError MEMBER_ROLE where their role leaves it out
 */
export async function assertOwn(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  companyId: string,
  act: CompanyAct | null = CompanyAct.EDIT_COMPANY,
): Promise<void> {
  const role = await memberRoleOf(manager, viewer, companyId);
  if (role === null) throw new NotFoundError();
  if (act !== null && !roleMay(role, act)) throw leftOut();
}

export const leftOut = (): ForbiddenError =>
  new ForbiddenError("MEMBER_ROLE", "Your role in this company leaves this out.");

/** The viewer's own company, locked. @throws as assertOwn */
export async function lockOwn(
  manager: EntityManager,
  viewer: Pick<Account, "id">,
  companyId: string,
  act: CompanyAct | null = CompanyAct.EDIT_COMPANY,
): Promise<Company> {
  const company = isUuid(companyId)
    ? await manager.findOne(Company, { where: { id: companyId }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!company) throw new NotFoundError();
  await assertOwn(manager, viewer, companyId, act);
  return company;
}

/**
 * A company that is still one, locked, so that rows which refer to it may still come: who applies holds the job that
 * the company's change goes on to.
 * @throws NotFoundError
 */
export async function lockCompany(manager: EntityManager, id: string): Promise<Company> {
  const company = isUuid(id)
    ? await manager.findOne(Company, { where: { id }, lock: { mode: "for_no_key_update" } })
    : null;
  if (!company || company.mergedIntoId) throw new NotFoundError();
  return company;
}

/** Writes into the audit trail which parts of a company's page somebody changed; what they say is public. */
export function recordEdit(
  manager: EntityManager,
  viewer: Account,
  companyId: string,
  parts: readonly CompanyPart[],
): Promise<void> {
  return recordAudit(manager, {
    action: "company.update",
    actorId: viewer.id,
    subjectType: "company",
    subjectId: companyId,
    before: null,
    after: { fields: auditParts(parts.toSorted()) },
  });
}
