import type { DataSource, EntityManager } from "typeorm";
import type { SignedInIdentity } from "../../auth/identity";
import type { IdentityProvider } from "../../auth/identity-provider";
import { assertRecentSignIn } from "../../auth/recent-sign-in";
import type { Clock } from "../../time/clock";
import { recordAudit } from "../../database/audit";
import { Account } from "./account.entity";
import { assertOtherAdmin, lockAdmins } from "./last-admin";
import { Role } from "../../auth/role";

/** One domain's records of a person: what stands in the export, and what becomes of them with the account. */
export interface PersonalRecords {
  /** The section's name in the export. */
  readonly section: string;
  /** Tables that refer to accounts and are taken care of here; a test finds those that nobody names. */
  readonly tables: readonly string[];
  read: (accountId: string) => Promise<unknown>;
  /**
   * Erases what the account's own row does not take with it (`on delete cascade`), and takes the person out of
   * what others need. Called in the transaction that then deletes the row.
   */
  erase?: (manager: EntityManager, accountId: string) => Promise<void>;
}

export class PersonalDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: IdentityProvider,
    private readonly clock: Clock,
    /** In the order of the domains. */
    readonly records: readonly PersonalRecords[],
  ) {}

  /** Every record that is the viewer's own, a section a domain. */
  async export({ id }: Account): Promise<Record<string, unknown>> {
    const sections: Record<string, unknown> = {};
    // One after the other: an export must not take every connection from those who search.
    for (const { section, read } of this.records) sections[section] = await read(id);
    return { exportedAt: this.clock.now().toISOString(), ...sections };
  }

  /**
   * Deletes the account and its personal data here, and the user at the identity provider; both or neither.
   * @returns the account as it was
   * @throws ForbiddenError RECENT_SIGN_IN_REQUIRED; ConflictError LAST_ADMIN; UnavailableError
   */
  async deleteAccount(viewer: Account, identity: SignedInIdentity): Promise<Account> {
    const { role } = viewer;
    assertRecentSignIn(identity, this.clock.now());
    await this.dataSource.transaction(async (manager) => {
      if (role === Role.ADMIN) await lockAdmins(manager);
      await this.erase(manager, viewer, viewer.id);
    });
    return viewer;
  }

  /**
   * Deletes an account in the caller's transaction, which holds `lockAdmins` where the account is an admin's.
   * @param actorId whose doing it is; null for the portal itself
   * @throws ConflictError LAST_ADMIN; UnavailableError
   */
  async erase(manager: EntityManager, account: Account, actorId: string | null): Promise<void> {
    const { id, role, firebaseUid, blockedAt } = account;
    if (role === Role.ADMIN && !blockedAt) await assertOtherAdmin(manager, id);
    for (const { erase } of [...this.records].reverse()) await erase?.(manager, id);
    await manager.delete(Account, { id });
    await recordAudit(manager, {
      action: "account.delete",
      actorId,
      subjectType: "account",
      subjectId: id,
      before: { role },
      after: null,
    });
    // Last, because it can't be taken back: when it fails, all of the above is.
    await this.provider.deleteUser(firebaseUid);
  }
}
