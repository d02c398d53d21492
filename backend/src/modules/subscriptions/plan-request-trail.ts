import { type EntityManager, IsNull } from "typeorm";
import { recordAudit } from "../../database/audit";
import { PlanRequest, type PlanRequestStatus } from "./plan-request.entity";

/** What becomes of a request, by whom and when. */
export interface Settlement {
  status: Exclude<PlanRequestStatus, PlanRequestStatus.REQUESTED | PlanRequestStatus.AWAITING_PAYMENT>;
  /** Null for the portal itself. */
  actorId: string | null;
  at: Date;
  /** The provider's, where it was paid for. */
  paymentReference?: string;
}

/** The account's request that nobody has settled yet; there is one at most. */
export const findOpenRequest = (manager: EntityManager, accountId: string): Promise<PlanRequest | null> =>
  manager.findOneBy(PlanRequest, { accountId, decidedAt: IsNull() });

/** Settles a request of an account whose subscription the caller has locked, and writes it into the audit trail. */
export async function settleRequest(
  manager: EntityManager,
  request: PlanRequest,
  { status, actorId, at, paymentReference }: Settlement,
): Promise<void> {
  // A payment that comes after an admin's approval leaves the decision theirs.
  const decision = request.status === status ? {} : { status, decidedAt: at, decidedById: actorId };
  await manager.update(PlanRequest, { id: request.id }, { ...decision, paymentReference });
  await recordRequest(manager, request, { before: request.status, after: status, actorId });
}

/** Writes what has become of a request into the audit trail. */
export async function recordRequest(
  manager: EntityManager,
  { accountId, plan }: PlanRequest,
  step: { before: PlanRequestStatus | null; after: PlanRequestStatus; actorId: string | null },
): Promise<void> {
  await recordAudit(manager, {
    action: "subscription.request",
    actorId: step.actorId,
    subjectType: "account",
    subjectId: accountId,
    before: step.before && { plan, status: step.before },
    after: { plan, status: step.after },
  });
}
