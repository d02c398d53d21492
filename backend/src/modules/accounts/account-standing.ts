import type { DataSource, EntityManager } from "typeorm";
import { recordAudit } from "../../database/audit";
import { Role } from "../../auth/role";
import { Account } from "./account.entity";

export type Standing = Partial<
  Pick<
    Account,
    | "role"
    | "email"
    | "emailVerifiedAt"
    | "emailToldAt"
    | "phoneNumber"
    | "phoneToldAt"
    | "additionalData"
    | "blockedAt"
    | "blockedReason"
  >
>;

/**
 * Changes an account where others than its owner have a say: role, status, e-mail, phone number. A change of role,
 * status or e-mail goes into the audit trail with it, and so does another reason for a block; any other leaves none.
 * @param actorId the account that does it; null for the portal's own configuration and command line
 */
export async function changeStanding(
  dataSource: DataSource,
  accountId: string,
  change: Standing,
  actorId: string | null,
): Promise<Account> {
  return await dataSource.transaction(async (manager) => {
    const account = await manager.findOneOrFail(Account, {
      where: { id: accountId },
      lock: { mode: "pessimistic_write" },
    });
    return await writeStanding(manager, account, change, actorId);
  });
}

/** The same for an account whose row the caller has locked. */
export async function writeStanding(
  manager: EntityManager,
  account: Account,
  change: Standing,
  actorId: string | null,
): Promise<Account> {
  const { id, role, status, email, blockedReason } = account;
  await manager.update(Account, { id }, change);
  Object.assign(account, change);
  const entry = { actorId, subjectType: "account", subjectId: id } as const;
  if (account.role !== role)
    await recordAudit(manager, {
      ...entry,
      action: "account.role",
      before: { role },
      after: { role: account.role },
    });
  // Entries are for good, so that they name no address.
  if (account.email !== email)
    await recordAudit(manager, { ...entry, action: "account.email", before: null, after: null });
  const isReasonNew = account.blockedReason !== null && account.blockedReason !== blockedReason;
  if (account.status !== status || isReasonNew)
    await recordAudit(manager, {
      ...entry,
      action: "account.status",
      before: { status },
      after: { status: account.status },
      personalReason: account.blockedReason,
    });
  return account;
}

/**
 * Makes an account admin by its e-mail, which must be verified: anybody may register an address that is
 * not theirs.
 */
export async function grantAdmin(
  dataSource: DataSource,
  email: string,
): Promise<"granted" | "unverified" | "unknown"> {
  const found = await dataSource
    .getRepository(Account)
    .createQueryBuilder("account")
    .where("lower(account.email) = lower(:email)", { email })
    .getMany();
  const verified = found.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  if (verified.length === 0) return found.length > 0 ? "unverified" : "unknown";
  for (const { id } of verified) await changeStanding(dataSource, id, { role: Role.ADMIN }, null);
  return "granted";
}
