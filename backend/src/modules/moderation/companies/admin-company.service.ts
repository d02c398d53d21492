import type { DataSource, EntityManager, SelectQueryBuilder } from "typeorm";
import type { Clock } from "../../../time/clock";
import type { AuditAction } from "@job-portal/protocol/audit";
import { recordAudit } from "../../../database/audit";
import { isUuid } from "../../../text/uuid";
import { rowsAndOneMore } from "../../../lists/list-page";
import { numberedPage } from "../../../lists/page";
import type { Account } from "../../accounts/account.entity";
import { settleRefundsOfCompany } from "../../applications/application/application-quota";
import { CompanyMember } from "../../companies/company-member.entity";
import { Company } from "../../companies/company.entity";
import { lockCompany } from "../../companies/company.service";
import { NOT_VERIFIED, verified } from "../../companies/verification.policy";
import { CheckState } from "../../verification/verification.enums";
import {
  assertMayDecide,
  closeRequest,
  settlePending,
  withdrawChecks,
} from "../../verification/verify-company";
import {
  type AdminCompaniesArgs,
  AdminCompanyOrder,
  type AdminCompanyFilter,
  type AdminCompanyPage,
  type CompanyStanding,
  CompanyStatus,
  type CompanyStatusCount,
} from "./admin-company.inputs";
import type { NoticeService } from "../../notices/notice.service";
import { countToCap } from "../../../lists/capped-total";
import { beginningWith, containing } from "../../../lists/containing";

/** The expression of the index `companies_standing`, letter for letter, or it is not used. */
const STANDING = `case when company.blocked_at is not null then 'blocked'
  when company.verified_at is not null then 'verified' else 'unverified' end`;

function companyStatus({ blockedAt, verifiedAt }: Company): CompanyStatus {
  if (blockedAt) return CompanyStatus.BLOCKED;
  return verifiedAt ? CompanyStatus.VERIFIED : CompanyStatus.UNVERIFIED;
}

type Change = Partial<
  Pick<Company, "verifiedAt" | "verifiedUntil" | "verifiedNote" | "blockedAt" | "blockedReason">
>;

/** Companies as admins see and control them. One that was merged into another is none any more. */
export class AdminCompanyService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
  ) {}

  async list({ filter, order, ...args }: AdminCompaniesArgs): Promise<AdminCompanyPage> {
    const { skip, take } = rowsAndOneMore(args);
    const companies = this.companiesOf(filter ?? {});
    const name = filter?.text?.trim();
    const counted = companies.clone().select("company.id").orderBy("company.id", "DESC");
    if (order === AdminCompanyOrder.NAME)
      companies
        .addSelect("company.name ilike :beginning", "begins")
        .setParameter("beginning", beginningWith(name ?? ""))
        .orderBy("begins", "DESC")
        .addOrderBy("company.name", "ASC");
    companies.addOrderBy("company.id", "DESC");
    const [rows, count] = await Promise.all([
      companies.clone().offset(skip).limit(take).getMany(),
      countToCap(counted),
    ]);
    return numberedPage(args, rows, count);
  }

  /** How many the text finds of each status. */
  async counts(text: string | null): Promise<CompanyStatusCount[]> {
    const of = async (status: CompanyStatus) => ({
      status,
      ...(await countToCap(
        this.companiesOf({ text, status }).select("company.id").orderBy("company.id", "DESC"),
      )),
    });
    return await Promise.all(Object.values(CompanyStatus).map(of));
  }

  private companiesOf({ text, status }: AdminCompanyFilter): SelectQueryBuilder<Company> {
    const companies = this.dataSource
      .getRepository(Company)
      .createQueryBuilder("company")
      .where("company.mergedIntoId is null");
    if (status) companies.andWhere(`${STANDING} = :status`, { status });
    const name = text?.trim();
    if (name) companies.andWhere("company.name ilike :name", { name: containing(name) });
    return companies;
  }

  /** One, blocked or not; null where there is none. */
  async find(id: string): Promise<Company | null> {
    return isUuid(id) ? await this.dataSource.getRepository(Company).findOneBy({ id }) : null;
  }

  standingOf(company: Company): CompanyStanding {
    const { verifiedAt, verifiedNote, blockedAt, blockedReason } = company;
    return { company, status: companyStatus(company), verifiedAt, verifiedNote, blockedAt, blockedReason };
  }

  /**
   * Says that a company is what it says, and what was checked; what waits for an admin is decided with it.
   * @throws NotFoundError; ForbiddenError OWN_COMPANY; ConflictError DOCUMENTS_UNREAD
   */
  async verify(actor: Account, id: string, note: string): Promise<Company> {
    const verify = async (company: Company, manager: EntityManager): Promise<Change> => {
      await assertMayDecide(manager, actor, id);
      if (company.verifiedAt && company.verifiedNote === note) return {};
      const now = this.clock.now();
      const decided = { companyId: id, actorId: actor.id, now };
      await settlePending(manager, decided, CheckState.PASSED);
      await closeRequest(manager, decided);
      return verified(company, note, now);
    };
    return await this.change(actor, id, "company.verify", verify, note);
  }

  /** Takes the verification back, and with it what was found. @throws NotFoundError */
  async unverify(actor: Account, id: string): Promise<Company> {
    const unverify = async ({ verifiedAt }: Company, manager: EntityManager): Promise<Change> => {
      const decided = { companyId: id, actorId: actor.id, now: this.clock.now() };
      if (verifiedAt) await withdrawChecks(manager, decided);
      return NOT_VERIFIED;
    };
    return await this.change(actor, id, "company.verify", unverify);
  }

  /** Takes a company and all its jobs out of everybody's sight at once. @throws NotFoundError */
  async block(actor: Account, id: string, reason: string): Promise<Company> {
    const blocked = (company: Company): Change => ({
      blockedAt: company.blockedAt ?? this.clock.now(),
      blockedReason: reason,
    });
    return await this.change(actor, id, "company.status", blocked, reason);
  }

  /** All is as it was before: jobs that are over or held by themselves stay so. @throws NotFoundError */
  async unblock(actor: Account, id: string): Promise<Company> {
    return await this.change(actor, id, "company.status", async (_company, manager) => {
      // Before they are open again: what came back to applicants meanwhile stays with them.
      await settleRefundsOfCompany(manager, id, this.clock.now());
      return { blockedAt: null, blockedReason: null };
    });
  }

  private async change(
    actor: Account,
    id: string,
    action: AuditAction,
    changeOf: (company: Company, manager: EntityManager) => Change | Promise<Change>,
    reason: string | null = null,
  ): Promise<Company> {
    return await this.dataSource.transaction(async (manager) => {
      const company = await lockCompany(manager, id);
      const before = companyStatus(company);
      const change = await changeOf(company, manager);
      const keys = Object.keys(change) as (keyof Change)[];
      if (keys.every((key) => change[key] === company[key])) return company;
      await manager.update(Company, { id }, { ...change, updatedAt: this.clock.now() });
      Object.assign(company, change);
      await recordAudit(manager, {
        action,
        actorId: actor.id,
        subjectType: "company",
        subjectId: id,
        before: { status: before },
        after: { status: companyStatus(company), ...(reason !== null && { reason }) },
      });
      await this.tellMembers(manager, company, before);
      return company;
    });
  }

  /** Tells all who act for a company that it is blocked, or not any more. */
  private async tellMembers(manager: EntityManager, company: Company, before: CompanyStatus): Promise<void> {
    const isBlocked = company.blockedAt !== null;
    if (isBlocked === (before === CompanyStatus.BLOCKED)) return;
    const kind = isBlocked ? "company.blocked" : "company.unblocked";
    const members = await manager.findBy(CompanyMember, { companyId: company.id });
    const content = { kind, params: { company: company.name, companyId: company.id } } as const;
    await this.notices.giveAll(
      manager,
      members.map(({ accountId }) => ({ accountId, content })),
    );
  }
}
