import DataLoader from "dataloader";
import type { DataSource, EntityManager } from "typeorm";
import { LOCKS } from "../../database/locks";
import { ConflictError, ForbiddenError } from "../../errors/errors";
import { Account } from "./account.entity";
import { AccountStatus, Role } from "../../auth/role";

/** Until the transaction ends nobody else takes an admin's rights: of two at the same moment one waits. */
export const lockAdmins = (manager: EntityManager): Promise<unknown> =>
  manager.query("select pg_advisory_xact_lock($1)", [LOCKS.admins]);

const ACTIVE_ADMINS =
  "account.role = 'admin' and account.blocked_at is null and account.email_verified_at is not null";

/** Whether it is the only active admin, by an account's id: nobody may take that away. */
export const createLastAdminLoader = (dataSource: DataSource): DataLoader<string, boolean> =>
  new DataLoader(async (ids) => {
    const [one, another] = await dataSource.query<{ id: string }[]>(
      `select id from accounts account where ${ACTIVE_ADMINS} limit 2`,
    );
    return ids.map((id) => another === undefined && one?.id === id);
  });

/**
 * Sees to it that an active admin is left without this account. Call it after `lockAdmins`.
 * @throws ConflictError LAST_ADMIN
 */
export async function assertOtherAdmin(manager: EntityManager, id: string): Promise<void> {
  const others = await manager
    .createQueryBuilder(Account, "account")
    .where(ACTIVE_ADMINS)
    .andWhere("account.id <> :id", { id })
    .getCount();
  if (others === 0)
    throw new ConflictError("LAST_ADMIN", "The portal needs an admin: make somebody else one first.");
}

/**
 * Asks again, under the lock, whether who acts is an admin: another may have taken that away since the request came.
 * @throws ForbiddenError
 */
export async function assertStillAdmin(manager: EntityManager, actorId: string): Promise<void> {
  const actor = await manager.findOneBy(Account, { id: actorId });
  if (actor?.role !== Role.ADMIN || actor.status === AccountStatus.BLOCKED) throw new ForbiddenError();
}
