import type { DataSource, EntityManager } from "typeorm";
import type { IdentityProvider } from "../../auth/identity-provider";
import type { Clock } from "../../time/clock";
import { isUuid } from "../../text/uuid";
import type { Env } from "../../settings/env";
import { ConflictError, NotFoundError } from "../../errors/errors";
import { enqueue } from "../../queue/enqueue";
import { Account } from "./account.entity";
import type { AccountPermissions } from "./account.inputs";
import { writeStanding } from "./account-standing";
import { assertOtherAdmin, assertStillAdmin, lockAdmins } from "./last-admin";
import type { PersonalDataService } from "./personal-data.service";
import { AccountStatus, Role } from "../../auth/role";

/** Work of other domains before an account's block ends, in the transaction that ends it. */
export type BeforeUnblock = (manager: EntityManager, accountId: string, now: Date) => Promise<void>;

/** Anybody may register an address that is not theirs. */
const mayBecomeAdmin = ({ emailVerifiedAt }: Account): boolean => emailVerifiedAt !== null;

/** What admins do with accounts. One act at a time, so that an active admin is always left. */
export class AccountControlService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
    private readonly personalData: PersonalDataService,
    private readonly rules: Pick<Env, "ADMIN_EMAILS">,
    private readonly beforeUnblock: BeforeUnblock,
  ) {}

  /** An account, for an admin's eyes; null where there is none. */
  async find(id: string): Promise<Account | null> {
    return isUuid(id) ? await this.dataSource.getRepository(Account).findOneBy({ id }) : null;
  }

  /** What the calls below would not refuse. @param isLastAdmin whether it is the only active admin */
  permissionsFor(account: Account, isLastAdmin: boolean): Omit<AccountPermissions, "removeSecondFactor"> {
    return {
      changeRole: !isLastAdmin && !this.isConfiguredAdmin(account),
      makeAdmin: mayBecomeAdmin(account),
      block: !isLastAdmin,
      delete: !isLastAdmin,
    };
  }

  /**
   * Gives an account another role; the one it has changes nothing.
   * @throws NotFoundError; ConflictError LAST_ADMIN, EMAIL_NOT_VERIFIED, CONFIGURED_ADMIN
   */
  async changeRole(actor: Account, id: string, role: Role): Promise<Account> {
    return await this.act(actor, id, async (manager, account) => {
      if (account.role === role) return;
      if (role === Role.ADMIN && !mayBecomeAdmin(account))
        throw new ConflictError("EMAIL_NOT_VERIFIED", "An admin needs a verified e-mail address.");
      if (account.role === Role.ADMIN) await this.assertMayLoseRole(manager, account);
      await writeStanding(manager, account, { role }, actor.id);
    });
  }

  /**
   * Blocks an account from its next request on, signs it out at the provider and keeps it from signing in. If the
   * provider is out of reach, the block holds here and the queue does the provider's part.
   * @throws NotFoundError; ConflictError LAST_ADMIN
   */
  async block(actor: Account, id: string, reason: string): Promise<Account> {
    const account = await this.act(actor, id, async (manager, found) => {
      const isActiveAdmin = found.role === Role.ADMIN && found.status === AccountStatus.ACTIVE;
      if (isActiveAdmin) await assertOtherAdmin(manager, id);
      const blockedAt = found.blockedAt ?? this.clock.now();
      await writeStanding(manager, found, { blockedAt, blockedReason: reason }, actor.id);
      await enqueue(manager, "identity-standing", { accountId: id }, { key: id });
    });
    return await this.withProvider(account);
  }

  /** Takes a block back. The person signs in anew, all else is as it was. @throws NotFoundError */
  async unblock(actor: Account, id: string): Promise<Account> {
    const account = await this.act(actor, id, async (manager, found) => {
      if (!found.blockedAt) return;
      await this.beforeUnblock(manager, id, this.clock.now());
      await writeStanding(manager, found, { blockedAt: null, blockedReason: null }, actor.id);
      await enqueue(manager, "identity-standing", { accountId: id }, { key: id });
    });
    return await this.withProvider(account);
  }

  /**
   * Deletes an account as its owner would: here and at the provider, both or neither.
   * @returns the account as it was
   * @throws NotFoundError; ConflictError LAST_ADMIN; UnavailableError
   */
  async delete(actor: Account, id: string): Promise<Account> {
    return await this.act(actor, id, (manager, account) =>
      this.personalData.erase(manager, account, actor.id),
    );
  }

  /** Brings the provider's user in line with the account's block, whichever it is by now. For the queue. */
  async settleIdentity(accountId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // A block and its opposite at the same moment reach the provider one after the other.
      const account = await manager.findOne(Account, {
        where: { id: accountId },
        lock: { mode: "for_no_key_update" },
      });
      if (account) await this.provider.setDisabled(account.firebaseUid, account.blockedAt !== null);
    });
  }

  private async withProvider(account: Account): Promise<Account> {
    // The task in the queue stays, and tries until it comes through.
    await this.settleIdentity(account.id).catch(() => undefined);
    return account;
  }

  private isConfiguredAdmin({ role, email }: Account): boolean {
    return role === Role.ADMIN && email !== null && this.rules.ADMIN_EMAILS.includes(email.toLowerCase());
  }

  private async assertMayLoseRole(manager: EntityManager, account: Account): Promise<void> {
    if (this.isConfiguredAdmin(account))
      throw new ConflictError(
        "CONFIGURED_ADMIN",
        "This admin is named in ADMIN_EMAILS, and would be one again at the next request.",
      );
    if (account.status === AccountStatus.ACTIVE) await assertOtherAdmin(manager, account.id);
  }

  private async act(
    actor: Account,
    id: string,
    change: (manager: EntityManager, account: Account) => Promise<void>,
  ): Promise<Account> {
    return await this.dataSource.transaction(async (manager) => {
      await lockAdmins(manager);
      await assertStillAdmin(manager, actor.id);
      const account = isUuid(id)
        ? // Rows that refer to it may still come: deleting locks them first.
          await manager.findOne(Account, { where: { id }, lock: { mode: "for_no_key_update" } })
        : null;
      if (!account) throw new NotFoundError();
      await change(manager, account);
      return account;
    });
  }
}
