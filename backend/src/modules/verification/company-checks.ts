import { type EntityManager, In } from "typeorm";
import { recordAudit } from "../../database/audit";
import type { Account } from "../accounts/account.entity";
import type { Company } from "../companies/company.entity";
import { type CheckEvidence, checkedEvidence } from "./check-evidence.rules";
import { CompanyCheck } from "./company-check.entity";
import { VerificationRequest } from "./verification-request.entity";
import { type CheckKind, CheckState, VerificationStatus } from "./verification.enums";
import { holdsUntil } from "../companies/verification.policy";

type Given<Evidence = CheckEvidence> = Evidence extends CheckEvidence
  ? Omit<Evidence, "name" | "domain">
  : never;

interface Begun {
  company: Company;
  viewer: Pick<Account, "id">;
  /** Null where the check is about no domain. */
  domain: string | null;
  given: Given;
  now: Date;
}

/** The check of a kind that is on its way. The caller holds the company's row. */
export const pendingOf = (
  manager: EntityManager,
  companyId: string,
  kind: CheckKind,
): Promise<CompanyCheck | null> =>
  manager.findOneBy(CompanyCheck, { companyId, kind, state: CheckState.PENDING });

/** Begins a check, or gives the one that is on its way other evidence. */
export async function begin(
  manager: EntityManager,
  { company, viewer, domain, given, now }: Begun,
): Promise<CompanyCheck> {
  const { kind } = given;
  const evidence = checkedEvidence({ ...given, name: company.name, domain });
  const pending = await pendingOf(manager, company.id, kind);
  const begun = { evidence, askedAt: now, askedBy: viewer.id };
  if (pending) {
    await manager.update(CompanyCheck, { id: pending.id }, begun);
    return Object.assign(pending, begun);
  }
  const check = manager.create(CompanyCheck, {
    ...begun,
    companyId: company.id,
    kind,
    state: CheckState.PENDING,
  });
  await manager.insert(CompanyCheck, check);
  await noteCheck(manager, check, viewer.id, null);
  return check;
}

/** Keeps what was found meanwhile. */
export async function keepEvidence(
  manager: EntityManager,
  check: CompanyCheck,
  evidence: CheckEvidence,
): Promise<void> {
  await manager.update(CompanyCheck, { id: check.id }, { evidence: checkedEvidence(evidence) });
  check.evidence = evidence;
}

interface Settled {
  state: CheckState;
  /** Null: the portal itself, or time. */
  by: string | null;
  now: Date;
}

/** Decides a check; what was decided of its kind before gives way, except a passed one to a failed one. */
export async function settle(
  manager: EntityManager,
  check: CompanyCheck,
  { state, by, now }: Settled,
): Promise<void> {
  const before = check.state;
  if (before === state) return;
  const former =
    state === CheckState.PASSED
      ? [CheckState.PASSED, CheckState.FAILED, CheckState.LAPSED, CheckState.WITHDRAWN]
      : [CheckState.FAILED, CheckState.LAPSED, CheckState.WITHDRAWN];
  await manager.delete(CompanyCheck, { companyId: check.companyId, kind: check.kind, state: In(former) });
  const change = {
    state,
    decidedAt: now,
    decidedBy: by,
    lapsesAt: state === CheckState.PASSED ? holdsUntil(now) : check.lapsesAt,
  };
  await manager.update(CompanyCheck, { id: check.id }, change);
  Object.assign(check, change);
  await noteCheck(manager, check, by, before);
}

/** What the trail keeps of a check: kind and state, nothing of what was given. */
function noteCheck(
  manager: EntityManager,
  { companyId, kind, state }: CompanyCheck,
  actorId: string | null,
  before: CheckState | null,
): Promise<void> {
  return recordAudit(manager, {
    action: "company.check",
    actorId,
    subjectType: "company",
    subjectId: companyId,
    before: before && { kind, state: before },
    after: { kind, state },
  });
}

/** A step brings the company before an admin: its open request waits again, or it gets one. */
export async function askForReview(manager: EntityManager, companyId: string, now: Date): Promise<void> {
  const open = await manager.findOne(VerificationRequest, {
    where: { companyId, status: In([VerificationStatus.WAITING, VerificationStatus.MORE_ASKED]) },
    lock: { mode: "pessimistic_write" },
  });
  if (open?.status === VerificationStatus.WAITING) return;
  if (open) {
    const again = { status: VerificationStatus.WAITING, askedAt: now };
    await manager.update(VerificationRequest, { id: open.id }, again);
    return;
  }
  await manager.insert(
    VerificationRequest,
    manager.create(VerificationRequest, { companyId, status: VerificationStatus.WAITING, askedAt: now }),
  );
}
