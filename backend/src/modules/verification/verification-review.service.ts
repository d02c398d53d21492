import { type DataSource, type EntityManager, In } from "typeorm";
import { recordAudit } from "../../database/audit";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../database/client-requests";
import { BrokenInputError, ConflictError, NotFoundError } from "../../errors/errors";
import { type PageArgs, rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import { isUuid } from "../../text/uuid";
import type { Clock } from "../../time/clock";
import type { Account } from "../accounts/account.entity";
import { Company } from "../companies/company.entity";
import { lockCompany } from "../companies/company.service";
import { verified } from "../companies/verification.policy";
import type {
  DecideVerificationArgs,
  VerificationEvidence,
  VerificationReview,
  VerificationReviewPage,
} from "./verification.inputs";
import { CheckState, VerificationDecision, VerificationStatus } from "./verification.enums";
import { VerificationRequest } from "./verification-request.entity";
import { evidenceOf } from "./verification-evidence";
import { noteVerification, type VerificationTelling } from "./verification-telling";
import { assertMayDecide, settlePending } from "./verify-company";

const LEAST_WORDS = 3;
const OPEN: readonly VerificationStatus[] = [VerificationStatus.WAITING, VerificationStatus.MORE_ASKED];

interface Deciding {
  viewer: Account;
  company: Company;
  request: VerificationRequest;
  words: string;
  now: Date;
}

/** The admins' queue of companies that ask to be verified. */
export class VerificationReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly telling: VerificationTelling,
  ) {}

  /** Those that wait for an admin, the longest first. */
  async list(args: PageArgs): Promise<VerificationReviewPage> {
    const { skip, take } = rowsOfPage(args);
    const [requests, total] = await this.dataSource.getRepository(VerificationRequest).findAndCount({
      where: { status: VerificationStatus.WAITING },
      order: { askedAt: "ASC", id: "ASC" },
      ...{ skip, take },
    });
    return numberedPage(args, await this.reviews(this.dataSource.manager, requests), total);
  }

  /** One, decided or not; null where there is none of that id. */
  async find(id: string): Promise<VerificationReview | null> {
    const { manager } = this.dataSource;
    const request = isUuid(id) ? await manager.findOneBy(VerificationRequest, { id }) : null;
    return request && ((await this.reviews(manager, [request]))[0] ?? null);
  }

  async evidence(viewer: Pick<Account, "id" | "role">, company: Company): Promise<VerificationEvidence> {
    return await evidenceOf(this.dataSource.manager, viewer, company, this.clock);
  }

  private async reviews(
    manager: EntityManager,
    requests: readonly VerificationRequest[],
  ): Promise<VerificationReview[]> {
    const companies = await manager.findBy(Company, { id: In(requests.map(({ companyId }) => companyId)) });
    return requests.flatMap(({ id, status, askedAt, message, answer, companyId }) => {
      const company = companies.find((one) => one.id === companyId);
      return company ? [{ id, status, askedAt, message, answer, company }] : [];
    });
  }

  /**
   * Decides about a request that is open; its company reads what is asked for or why it is refused.
   * @throws NotFoundError; ForbiddenError OWN_COMPANY; ConflictError VERIFICATION_DECIDED,
   * DOCUMENTS_UNREAD; BrokenInputError
   */
  async decide(
    viewer: Account,
    { id, decision, words }: DecideVerificationArgs,
    request: ClientRequest | null,
  ): Promise<VerificationReview> {
    return await this.dataSource.transaction(async (manager) => {
      const decided = await makeOnce(manager, viewer.id, request, {
        ...memoryOfRow(manager, VerificationRequest),
        make: () => this.make(manager, viewer, id, decision, words?.trim() ?? ""),
      });
      const [review] = await this.reviews(manager, [decided]);
      if (!review) throw new NotFoundError();
      return review;
    });
  }

  private async make(
    manager: EntityManager,
    viewer: Account,
    id: string,
    decision: VerificationDecision,
    words: string,
  ): Promise<VerificationRequest> {
    const { company, request } = await lockOpen(manager, id);
    await assertMayDecide(manager, viewer, company.id);
    const deciding = { viewer, company, request, words, now: this.clock.now() };
    if (decision !== VerificationDecision.VERIFY && words.length < LEAST_WORDS)
      throw missingWords("is required: the company reads it");
    switch (decision) {
      case VerificationDecision.VERIFY:
        return await this.verify(manager, deciding);
      case VerificationDecision.ASK:
        return await this.ask(manager, deciding);
      case VerificationDecision.REFUSE:
        return await this.refuse(manager, deciding);
    }
  }

  private async verify(manager: EntityManager, deciding: Deciding): Promise<VerificationRequest> {
    const { viewer, company, words, now } = deciding;
    const evidence = await this.evidenceWithin(manager, viewer, company);
    if (evidence.needsReason && words.length < LEAST_WORDS)
      throw missingWords("is required: something differs or looks like another company");
    const isAgain = company.verifiedAt !== null;
    await settlePending(manager, { companyId: company.id, actorId: viewer.id, now }, CheckState.PASSED);
    const note = words || "The steps that the company took.";
    await manager.update(Company, { id: company.id }, { ...verified(company, note, now), updatedAt: now });
    await recordAudit(manager, {
      ...{ action: "company.verify", actorId: viewer.id, subjectType: "company", subjectId: company.id },
      before: { status: isAgain ? "verified" : "unverified" },
      after: { status: "verified", reason: note },
    });
    await this.telling.tell(manager, company, "verification.passed");
    return await close(manager, deciding, { status: VerificationStatus.VERIFIED, message: null });
  }

  private evidenceWithin(manager: EntityManager, viewer: Account, company: Company) {
    return evidenceOf(manager, viewer, company, this.clock);
  }

  private async ask(manager: EntityManager, deciding: Deciding): Promise<VerificationRequest> {
    const { viewer, company, words } = deciding;
    await noteVerification(manager, {
      ...{ company, actorId: viewer.id, before: deciding.request.status, after: "asked", reason: words },
    });
    const closed = await close(manager, deciding, { status: VerificationStatus.MORE_ASKED, message: words });
    await this.telling.tell(manager, company, "verification.asked");
    return closed;
  }

  private async refuse(manager: EntityManager, deciding: Deciding): Promise<VerificationRequest> {
    const { viewer, company, words, now } = deciding;
    await settlePending(manager, { companyId: company.id, actorId: viewer.id, now }, CheckState.FAILED);
    await noteVerification(manager, {
      ...{ company, actorId: viewer.id, before: deciding.request.status, after: "refused", reason: words },
    });
    const closed = await close(manager, deciding, { status: VerificationStatus.REFUSED, message: words });
    await this.telling.tell(manager, company, "verification.refused");
    return closed;
  }
}

const missingWords = (message: string) => new BrokenInputError([{ field: "words", message }]);

/**
 * An open request with its company, locked in the order of all who change both.
 * @throws NotFoundError; ConflictError VERIFICATION_DECIDED
 */
async function lockOpen(manager: EntityManager, id: string) {
  const found = isUuid(id) ? await manager.findOneBy(VerificationRequest, { id }) : null;
  if (!found) throw new NotFoundError();
  const company = await lockCompany(manager, found.companyId);
  const request = await manager.findOneByOrFail(VerificationRequest, { id });
  if (!OPEN.includes(request.status))
    throw new ConflictError("VERIFICATION_DECIDED", "Another admin has decided about this company.");
  return { company, request };
}

async function close(
  manager: EntityManager,
  { viewer, request, now }: Deciding,
  decided: Pick<VerificationRequest, "status" | "message">,
): Promise<VerificationRequest> {
  // What was answered went with what was asked.
  const change = { ...decided, answer: null, decidedAt: now, decidedBy: viewer.id };
  await manager.update(VerificationRequest, { id: request.id }, change);
  return Object.assign(request, change);
}
