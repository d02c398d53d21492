import type { NoticeContent } from "@job-portal/protocol/notices";
import { type DataSource, type EntityManager, Not, type Repository } from "typeorm";
import type { Identity } from "../../auth/identity";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { isSchemaMissing } from "../../errors/failures";
import { withoutInvisible } from "../../text/invisible";
import { NIL_UUID } from "../../text/uuid";
import type { Env } from "../../settings/env";
import { BrokenInputError, ForbiddenError } from "../../errors/errors";
import { Account } from "./account.entity";
import type { RegisterInput } from "./account.inputs";
import { type AccountsByUid, createAccountsByUid } from "./accounts-by-uid";
import { changeStanding, type Standing, writeStanding } from "./account-standing";
import { AccountStatus, Role, roleNotAllowed } from "../../auth/role";

const NEVER = new Date(0);

/** Tells somebody of a way to sign in that is new or gone, in the transaction of the change. */
export type TellOfSignIn = (
  manager: EntityManager,
  accountId: string,
  content: Extract<NoticeContent, { kind: `account.sign-in-${string}` }>,
) => Promise<void>;

export class AccountService {
  private readonly accounts: Repository<Account>;
  private readonly byUid: AccountsByUid;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly rules: Pick<Env, "ADMIN_EMAILS" | "REQUIRE_VERIFIED_EMAIL">,
    private readonly tell: TellOfSignIn,
  ) {
    this.accounts = dataSource.getRepository(Account);
    this.byUid = createAccountsByUid(this.accounts);
  }

  /** Whether the token alone makes its holder an admin: a verified e-mail of ADMIN_EMAILS. */
  isFirstAdmin(identity: Identity): boolean {
    const { email, isEmailVerified } = identity;
    return isEmailVerified && email !== null && this.rules.ADMIN_EMAILS.includes(email.toLowerCase());
  }

  /**
   * The account of a token's uid, brought up to date with what the token states: the e-mail, whether it is verified,
   * the phone number, and the role of a first admin. Null if there is no account. Before there is a schema, a first
   * admin still gets one, out of the token alone: it leads them to the first run's wizard.
   */
  async findByIdentity(identity: Identity): Promise<Account | null> {
    try {
      const account = await this.byUid.load(identity.uid);
      return account && (await this.bringUpToDate(account, identity));
    } catch (error) {
      if (isSchemaMissing(error) && this.isFirstAdmin(identity)) return this.unstoredAdmin(identity);
      throw error;
    }
  }

  /**
   * Makes the account of a token, or returns it unchanged where there is one (CALL-11).
   * @throws ForbiddenError UID_MISMATCH, EMAIL_MISMATCH (CALL-10, PHON-02); BadInputError ROLE_NOT_ALLOWED (CALL-09)
   */
  async register(identity: Identity, input: RegisterInput): Promise<Account> {
    if (identity.email !== null && (input.email ?? null) === null)
      throw new BrokenInputError([{ field: "email", message: "must be a text" }]);
    if (input.firebaseUid !== identity.uid)
      throw new ForbiddenError("UID_MISMATCH", "The uid is not that of the token.");
    if ((input.email ?? null)?.toLowerCase() !== identity.email?.toLowerCase())
      throw new ForbiddenError("EMAIL_MISMATCH", "The e-mail address is not that of the token.");
    if (input.role === Role.ADMIN) throw roleNotAllowed();
    await this.insertOnce(identity, {
      role: input.role,
      displayName: withoutInvisible(input.name ?? "").trim() || null,
      photoURL: input.photoURL ?? null,
      language: input.language ?? null,
    });
    return await this.accounts.findOneByOrFail({ firebaseUid: identity.uid });
  }

  /**
   * Makes an address that its owner has proven the account's, in the caller's transaction, which has locked its row.
   * Tokens of before that are still good don't bring the former one back (MAIL-04).
   * @param actorId whose doing it is; null where a mailed link alone speaks for them
   */
  async adoptEmail(
    manager: EntityManager,
    account: Account,
    email: string,
    actorId: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.writeChange(manager, account, { email, emailVerifiedAt: now, emailToldAt: now }, actorId);
  }

  /**
   * Withholds posting, applying, messages and being found from who is under age (CONS-06), and from an unverified
   * e-mail, where this node is so configured.
   * @throws ForbiddenError UNDER_AGE, EMAIL_NOT_VERIFIED
   */
  assertMayReachOthers(viewer: Account): void {
    if (viewer.minorAt !== null)
      throw new ForbiddenError(
        "UNDER_AGE",
        "You said that you are under 18, and the portal is for people of 18 and older. " +
          "Was that wrong? Change it in the settings.",
      );
    if (this.rules.REQUIRE_VERIFIED_EMAIL && viewer.status === AccountStatus.PENDING)
      throw new ForbiddenError("EMAIL_NOT_VERIFIED", "Please verify your e-mail address first.");
  }

  /**
   * Makes sure there is an account of this role behind an identity.
   * @param actorId whose doing it is; null for the portal itself
   */
  async ensure(
    identity: Identity,
    { role, displayName, actorId }: { role: Role; displayName: string | null; actorId: string | null },
  ): Promise<Account> {
    await this.insertOnce(identity, { role: Role.JOBSEEKER, displayName, photoURL: null });
    const account = await this.accounts.findOneByOrFail({ firebaseUid: identity.uid });
    // A first admin's account was made by the first step, which knows no name.
    if (displayName !== null && account.displayName === null) {
      await this.accounts.update({ id: account.id }, { displayName });
      account.displayName = displayName;
    }
    return account.role === role
      ? account
      : await changeStanding(this.dataSource, account.id, { role }, actorId);
  }

  private unstoredAdmin({ uid, email, phoneNumber }: Identity): Account {
    const now = this.clock.now();
    return this.accounts.create({
      // It is not stored yet.
      id: NIL_UUID,
      firebaseUid: uid,
      email,
      emailVerifiedAt: now,
      emailToldAt: null,
      phoneToldAt: null,
      role: Role.ADMIN,
      displayName: null,
      photoURL: null,
      phoneNumber,
      additionalData: {},
      language: null,
      consents: [],
      lastActiveOn: indianDay(now),
      createdAt: now,
      updatedAt: now,
    });
  }

  private async insertOnce(
    identity: Identity,
    values: Pick<Account, "role" | "displayName" | "photoURL"> & Partial<Pick<Account, "language">>,
  ): Promise<void> {
    const { uid, email, isEmailVerified, issuedAt } = identity;
    await this.dataSource.transaction(async (manager) => {
      const phoneNumber = await this.ownNumber(manager, identity);
      const account = this.accounts.create({
        ...values,
        firebaseUid: uid,
        email,
        emailVerifiedAt: isEmailVerified ? this.clock.now() : null,
        phoneNumber,
        phoneToldAt: phoneNumber === null ? null : issuedAt,
        additionalData: phoneNumber === null ? {} : { phone: phoneNumber },
        lastActiveOn: indianDay(this.clock.now()),
      });
      await manager.createQueryBuilder().insert().into(Account).values(account).orIgnore().execute();
    });
  }

  /**
   * A number belongs to one person at the provider. Whoever proves it takes it from an account that the provider has
   * deleted, or that gave it up, unless that one has proven it since (PHON-04). Of two who prove it at once the second
   * waits for the first.
   * @returns the token's number if it is theirs, else null
   */
  private async ownNumber(manager: EntityManager, identity: Identity): Promise<string | null> {
    const { uid, phoneNumber, issuedAt } = identity;
    if (phoneNumber === null) return null;
    await manager.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [phoneNumber]);
    const others = await manager.find(Account, {
      where: { phoneNumber, firebaseUid: Not(uid) },
      lock: { mode: "pessimistic_write" },
    });
    if (others.some(({ phoneToldAt }) => (phoneToldAt ?? NEVER) >= issuedAt)) return null;
    for (const other of others)
      await this.writeChange(manager, other, { phoneNumber: null, phoneToldAt: issuedAt }, null);
    return phoneNumber;
  }

  private async bringUpToDate(account: Account, identity: Identity): Promise<Account> {
    if (!this.hasNews(account, identity)) return account;
    return await this.dataSource.transaction(async (manager) => {
      // The number before the row: two accounts that prove one number at once wait for each other in one order.
      const phoneNumber = await this.ownNumber(manager, identity);
      const current = await manager.findOneOrFail(Account, {
        where: { id: account.id },
        lock: { mode: "pessimistic_write" },
      });
      const change = this.newsOf(current, identity, phoneNumber);
      // Another request of the same person's has brought it up to date meanwhile.
      if (Object.keys(change).length === 0) return current;
      // Becoming admin is the configuration's doing, everything else the account's own.
      return await this.writeChange(manager, current, change, change.role ? null : account.id);
    });
  }

  /** What a token states and the account doesn't know yet. @param phoneNumber the token's, if it is theirs */
  private newsOf(account: Account, identity: Identity, phoneNumber: string | null): Standing {
    const change: Standing = {};
    // Who also has a phone keeps the address: the provider takes none away.
    const isOtherEmail = identity.email !== null && account.email !== identity.email;
    // Tokens live for an hour, so that an older one may say the address of before (MAIL-04).
    const hasNewEmail = isOtherEmail && identity.issuedAt > (account.emailToldAt ?? NEVER);
    if (hasNewEmail) Object.assign(change, { email: identity.email, emailToldAt: identity.issuedAt });
    // A token made before the verification still says "unverified": only a new e-mail takes it back.
    const isProof = identity.isEmailVerified && isOtherEmail === hasNewEmail;
    if (isProof && (hasNewEmail || !account.emailVerifiedAt)) change.emailVerifiedAt = this.clock.now();
    else if (hasNewEmail) change.emailVerifiedAt = null;
    // Tokens live for an hour, so that an older one may not know of a number, or still know of it (PHON-03).
    if (identity.phoneNumber !== account.phoneNumber && identity.issuedAt > (account.phoneToldAt ?? NEVER)) {
      Object.assign(change, { phoneNumber, phoneToldAt: identity.issuedAt });
      // What companies get is the number that one signs in with, unless one has typed another.
      const { phone } = account.additionalData;
      if (phoneNumber !== null && (phone || account.phoneNumber) === account.phoneNumber)
        change.additionalData = Object.assign({}, account.additionalData, { phone: phoneNumber });
    }
    const isStale = isOtherEmail && !hasNewEmail;
    if (account.role !== Role.ADMIN && !isStale && this.isFirstAdmin(identity)) change.role = Role.ADMIN;
    return change;
  }

  private hasNews(account: Account, identity: Identity): boolean {
    return Object.keys(this.newsOf(account, identity, identity.phoneNumber)).length > 0;
  }

  /** Writes a change, and tells the account of each way to sign in that is new or gone (PHON-09). */
  private async writeChange(
    manager: EntityManager,
    account: Account,
    change: Standing,
    actorId: string | null,
  ): Promise<Account> {
    const { id, email, phoneNumber } = account;
    const changed = await writeStanding(manager, account, change, actorId);
    if (changed.phoneNumber !== phoneNumber)
      await this.tell(manager, id, signInChange("phone", phoneNumber, changed.phoneNumber));
    if (changed.email !== email) await this.tell(manager, id, signInChange("email", email, changed.email));
    return changed;
  }
}

/** Of a number the last four digits are told: enough for its owner to know it by. */
function signInChange(
  way: "phone" | "email",
  before: string | null,
  after: string | null,
): Parameters<TellOfSignIn>[2] {
  const name = after ?? before ?? "";
  return {
    kind: after === null ? "account.sign-in-removed" : "account.sign-in-added",
    params: { way, name: way === "phone" ? name.slice(-4) : name },
  };
}
