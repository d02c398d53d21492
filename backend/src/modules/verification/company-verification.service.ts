import type { DataSource, EntityManager } from "typeorm";
import { ConflictError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { Company } from "../companies/company.entity";
import { assertOwn, lockOwn } from "../companies/company.service";
import { domainOf, isSameIdentity, NOT_VERIFIED } from "../companies/verification.policy";
import { CompanyCheck } from "./company-check.entity";
import { askForReview, begin, settle } from "./company-checks";
import { documentsOf } from "./company-documents";
import { plainGstin } from "../../text/gstin.rules";
import type {
  AnswerVerificationArgs,
  CompanyCheckSeen,
  CompanyVerification,
  GiveGstinArgs,
} from "./verification.inputs";
import { CheckKind, CheckState, VerificationStatus } from "./verification.enums";
import { restsOn } from "./check.policy";
import { VerificationRequest } from "./verification-request.entity";
import { checksSeen, stepsOf } from "./verification-steps";
import { noteVerification, type VerificationTelling } from "./verification-telling";

/** How a company stands on the ladder, and the steps that take no code, no site and no file. */
export class CompanyVerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly telling: VerificationTelling,
    private readonly isMailOffered: boolean,
  ) {}

  /** @throws NotFoundError for a company that is not the viewer's */
  async find(viewer: Account, companyId: string): Promise<CompanyVerification> {
    const { manager } = this.dataSource;
    await assertOwn(manager, viewer, companyId);
    const company = await manager.findOneByOrFail(Company, { id: companyId });
    const request = await manager.findOne(VerificationRequest, {
      where: { companyId },
      order: { askedAt: "DESC", id: "DESC" },
    });
    return {
      id: companyId,
      company,
      domain: domainOf(company.website),
      isMailOffered: this.isMailOffered,
      steps: await this.steps(manager, company),
      request,
    };
  }

  /** What everybody reads of the checks that it passed. */
  seen(company: Company, passed: readonly CompanyCheck[]): CompanyCheckSeen[] {
    return checksSeen(company, passed, this.clock.now());
  }

  private async steps(manager: EntityManager, company: Company) {
    const checks = await manager.findBy(CompanyCheck, { companyId: company.id });
    const documents = await documentsOf(manager, checks);
    return stepsOf(company, checks, documents, this.clock.now());
  }

  /** Takes a GSTIN in, for an admin to look at. @throws NotFoundError */
  async giveGstin(viewer: Account, { companyId, gstin, legalName }: GiveGstinArgs): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const company = await lockOwn(manager, viewer, companyId);
      const given = {
        kind: CheckKind.GSTIN as const,
        ...{ gstin: plainGstin(gstin), legalName: legalName.trim(), register: null },
      };
      await begin(manager, { company, viewer, domain: null, given, now });
      await askForReview(manager, companyId, now);
    });
  }

  /**
   * Answers what an admin asked for, in words: not all of it is a step. The request waits again.
   * @throws NotFoundError; ForbiddenError MEMBER_ROLE; ConflictError VERIFICATION_DECIDED where nothing is asked
   */
  async answer(viewer: Account, { companyId, words }: AnswerVerificationArgs): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockOwn(manager, viewer, companyId);
      const asked = { companyId, status: VerificationStatus.MORE_ASKED };
      const answer = { status: VerificationStatus.WAITING, askedAt: this.clock.now(), answer: words.trim() };
      const { affected } = await manager.update(VerificationRequest, asked, answer);
      if (affected === 0)
        throw new ConflictError("VERIFICATION_DECIDED", "Nothing is asked of this company.");
    });
  }

  /**
   * A company has changed: if its name or domain did, the verification ends, and so do the checks that rested on it.
   * Its jobs stay as they are. The companies' own change calls it, in its transaction.
   */
  async askAgain(manager: EntityManager, actorId: string, before: Company, after: Company): Promise<void> {
    if (isSameIdentity(before, after)) return;
    const now = this.clock.now();
    const passed = await manager.findBy(CompanyCheck, { companyId: after.id, state: CheckState.PASSED });
    for (const check of passed)
      if (!restsOn(check.evidence, after))
        await settle(manager, check, { state: CheckState.LAPSED, by: actorId, now });
    if (after.verifiedAt === null) return;
    await manager.update(Company, { id: after.id }, { ...NOT_VERIFIED, updatedAt: now });
    Object.assign(after, NOT_VERIFIED);
    await noteVerification(manager, { company: after, actorId, before: "verified", after: "changed" });
    await this.telling.tell(manager, after, "verification.lapsed");
  }
}
