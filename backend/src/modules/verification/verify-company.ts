import { type EntityManager, In } from "typeorm";
import { ConflictError, ForbiddenError } from "../../errors/errors";
import type { Account } from "../accounts/account.entity";
import { CompanyMember } from "../companies/company-member.entity";
import { mayDecide } from "./check.policy";
import { CompanyCheck } from "./company-check.entity";
import { settle } from "./company-checks";
import { documentsOf, readDocumentsOf } from "./company-documents";
import { CheckKind, CheckState, VerificationStatus } from "./verification.enums";
import { VerificationRequest } from "./verification-request.entity";

/** Steps that an admin decides; of the others the portal finds out by itself. */
const DECIDED_BY_ADMINS = [CheckKind.GSTIN, CheckKind.DOCUMENTS];

/** @throws ForbiddenError OWN_COMPANY: nobody verifies a company that they act for, whatever their role */
export async function assertMayDecide(
  manager: EntityManager,
  actor: Pick<Account, "id" | "role">,
  companyId: string,
): Promise<void> {
  const isMember = await manager.existsBy(CompanyMember, { companyId, accountId: actor.id });
  if (!mayDecide(actor, isMember))
    throw new ForbiddenError(
      "OWN_COMPANY",
      "You act for this company. Another admin has to decide about it.",
    );
}

interface Decided {
  companyId: string;
  actorId: string;
  now: Date;
}

/**
 * What waits for an admin is decided with the company. The caller holds the company's row.
 * @throws ConflictError DOCUMENTS_UNREAD: no paper passes that no admin has opened (VERI-13)
 */
export async function settlePending(
  manager: EntityManager,
  { companyId, actorId, now }: Decided,
  state: CheckState.PASSED | CheckState.FAILED,
): Promise<void> {
  const pending = await manager.findBy(CompanyCheck, {
    ...{ companyId, state: CheckState.PENDING },
    kind: In(DECIDED_BY_ADMINS),
  });
  if (state === CheckState.PASSED) await assertRead(manager, pending);
  for (const check of pending) await settle(manager, check, { state, by: actorId, now });
}

async function assertRead(manager: EntityManager, pending: readonly CompanyCheck[]): Promise<void> {
  const documents = await documentsOf(manager, pending);
  const read = await readDocumentsOf(manager, documents);
  if (read.length < documents.length)
    throw new ConflictError(
      "DOCUMENTS_UNREAD",
      "Open each of the company's papers first. Some of them have not been opened yet.",
    );
}

/** Closes the open request of a company that is verified by another way than by deciding about it. */
export async function closeRequest(
  manager: EntityManager,
  { companyId, actorId, now }: Decided,
): Promise<void> {
  await manager.update(
    VerificationRequest,
    { companyId, status: In([VerificationStatus.WAITING, VerificationStatus.MORE_ASKED]) },
    { status: VerificationStatus.VERIFIED, decidedAt: now, decidedBy: actorId },
  );
}

/** Takes back what was found, with the verification. */
export async function withdrawChecks(
  manager: EntityManager,
  { companyId, actorId, now }: Decided,
): Promise<void> {
  const passed = await manager.findBy(CompanyCheck, { companyId, state: CheckState.PASSED });
  for (const check of passed) await settle(manager, check, { state: CheckState.WITHDRAWN, by: actorId, now });
}

/** A company that ends in another leaves nothing to decide, and no papers. */
export async function forgetVerification(manager: EntityManager, companyId: string): Promise<void> {
  await manager.delete(VerificationRequest, { companyId });
  await manager.delete(CompanyCheck, { companyId });
}
