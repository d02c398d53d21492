import type { DataSource, EntityManager } from "typeorm";
import type { SignedInIdentity } from "../../auth/identity";
import type { IdentityProvider } from "../../auth/identity-provider";
import type { Clock } from "../../clock";
import { recordAudit } from "../../database/audit";
import { ConflictError, ForbiddenError } from "../../errors";
import { Account } from "./account.entity";
import { Role } from "./role";

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

/** How long ago somebody may have signed in who deletes their account, in milliseconds. */
const RECENT_MS = 5 * 60 * 1000;

/** Any number that nothing else in this database locks. */
const ADMINS_LOCK = 7_204_116;

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
    const sections = await Promise.all(
      this.records.map(async ({ section, read }) => [section, await read(id)] as const),
    );
    return { exportedAt: this.clock.now().toISOString(), ...Object.fromEntries(sections) };
  }

  /**
   * Deletes the account and its personal data here, and the user at the identity provider; both or neither.
   * @throws ForbiddenError RECENT_SIGN_IN_REQUIRED; ConflictError LAST_ADMIN; UnavailableError
   */
  async deleteAccount({ id, role }: Account, identity: SignedInIdentity): Promise<boolean> {
    if (this.clock.now().getTime() - identity.signedInAt.getTime() > RECENT_MS)
      throw new ForbiddenError("RECENT_SIGN_IN_REQUIRED", "Please sign in again to delete your account.");
    await this.dataSource.transaction(async (manager) => {
      if (role === Role.ADMIN) await assertOtherAdmin(manager, id);
      for (const { erase } of [...this.records].reverse()) await erase?.(manager, id);
      await manager.delete(Account, { id });
      await recordAudit(manager, {
        action: "account.delete",
        actorId: id,
        subjectType: "account",
        subjectId: id,
        before: { role },
        after: null,
      });
      // Last, because it can't be taken back: when it fails, all of the above is.
      await this.provider.deleteUser(identity.uid);
    });
    return true;
  }
}

/** Two admins who leave at the same moment wait for each other, so that one of them stays. */
async function assertOtherAdmin(manager: EntityManager, id: string): Promise<void> {
  await manager.query("select pg_advisory_xact_lock($1)", [ADMINS_LOCK]);
  const others = await manager
    .createQueryBuilder(Account, "account")
    .where("account.role = :admin and account.blocked_at is null and account.id <> :id", {
      admin: Role.ADMIN,
      id,
    })
    .getCount();
  if (others === 0)
    throw new ConflictError("LAST_ADMIN", "The portal needs an admin: make somebody else one first.");
}
