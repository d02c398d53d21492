import { createHash, randomBytes } from "node:crypto";
import { type DataSource, type EntityManager, MoreThan, MoreThanOrEqual } from "typeorm";
import type { SignedInIdentity } from "../../../auth/identity";
import type { IdentityProvider } from "../../../auth/identity-provider";
import { assertRecentSignIn } from "../../../auth/recent-sign-in";
import type { WriteLimits } from "../../../auth/write-limits";
import { BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import type { Mailer } from "../../../mail/mailer";
import { enqueue, type Tasks } from "../../../queue/enqueue";
import { type Clock, DAY_MS } from "../../../time/clock";
import { Account } from "../account.entity";
import type { AccountService } from "../account.service";
import { EmailChange, STOP_DAYS } from "./email-change.entity";
import { mailOfEmailChange } from "./email-change-mail";

const SECRET_BYTES = 24;
/** Each is a mail to somebody who may not have asked for it. */
const MOST_A_DAY = 5;

type Side = Tasks["email-change-mail"]["to"];

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

interface Doors {
  provider: IdentityProvider;
  mailer: Mailer | null;
  limits: Pick<WriteLimits, "count">;
  /** Where people find the site, without a slash at its end. */
  siteUrl: string;
}

/** What somebody asks for, and where the request comes from. */
interface Asking {
  email: string;
  address: string;
}

/** How an account gets another e-mail address, or its first (MAIL-05): confirmed at the new one, told to the old. */
export class EmailChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: Pick<AccountService, "adoptEmail">,
    private readonly doors: Doors,
  ) {}

  get isOffered(): boolean {
    return this.doors.mailer !== null;
  }

  /**
   * Has a link mailed to another address, in place of any before (MAIL-01).
   * @throws ForbiddenError RECENT_SIGN_IN_REQUIRED; BrokenInputError; UnavailableError; RateLimitedError;
   * ConflictError MAIL_OFF, EMAIL_TAKEN, EMAIL_CHANGE_LIMIT
   */
  async request(viewer: Account, identity: SignedInIdentity, asking: Asking): Promise<EmailChange> {
    const now = this.clock.now();
    assertRecentSignIn(identity, now);
    if (!this.isOffered) throw new ConflictError("MAIL_OFF", "This portal sends no mails.");
    const newEmail = asking.email.trim().toLowerCase();
    if (newEmail === viewer.email?.toLowerCase() && viewer.isEmailVerified)
      throw new BrokenInputError([{ field: "email", message: "must be another than your present one" }]);
    await this.doors.limits.count("email-change", { uid: identity.uid, address: asking.address });
    // The provider says it at a sign-up, too. Whoever takes the address later wins (`confirm`).
    if (await this.doors.provider.isOthersEmail(viewer.firebaseUid, newEmail)) throw emailTaken();
    return await this.dataSource.transaction(async (manager) => {
      const { email, isEmailVerified } = await lockAccount(manager, viewer.id);
      const recent = { accountId: viewer.id, requestedAt: MoreThan(new Date(now.getTime() - DAY_MS)) };
      if ((await manager.countBy(EmailChange, recent)) >= MOST_A_DAY)
        throw new ConflictError(
          "EMAIL_CHANGE_LIMIT",
          `We send ${MOST_A_DAY} links a day. Please try tomorrow.`,
        );
      // Whoever reads the mail of an address that nobody has proven may be anybody: no link to stop it goes there.
      const oldEmail = isEmailVerified ? email : null;
      const change = manager.create(EmailChange, {
        ...{ accountId: viewer.id, oldEmail, newEmail, requestedAt: now },
      });
      await manager.insert(EmailChange, change);
      await this.enqueueMail(manager, change.id, "new");
      if (oldEmail !== null) await this.enqueueMail(manager, change.id, "old");
      return change;
    });
  }

  /** The viewer's own that waits to be confirmed. */
  async pending(viewer: Account): Promise<EmailChange | null> {
    const newest = await newestOf(this.dataSource.manager, viewer.id);
    return newest?.mayBeConfirmed(this.clock.now()) ? newest : null;
  }

  /** The viewer's own behind a link. Nobody else can use it: who typed a stranger's address has lost nothing. */
  async open(viewer: Account, secret: string): Promise<EmailChange | null> {
    const pending = await this.pending(viewer);
    return pending?.confirmHash === hashOf(secret) ? pending : null;
  }

  /**
   * Makes the new address the account's, at the provider and here (MAIL-02). If only the provider's part came through,
   * the next token says so (`AccountService.findByIdentity`).
   * @throws NotFoundError; ConflictError EMAIL_TAKEN; UnavailableError
   */
  async confirm(viewer: Account, secret: string): Promise<EmailChange> {
    return await this.dataSource.transaction(async (manager) => {
      const account = await lockAccount(manager, viewer.id);
      const change = await newestOf(manager, viewer.id);
      const now = this.clock.now();
      if (!change?.mayBeConfirmed(now) || change.confirmHash !== hashOf(secret)) throw new NotFoundError();
      await manager.update(EmailChange, { id: change.id }, { confirmedAt: now });
      await this.accounts.adoptEmail(manager, account, change.newEmail, account.id);
      // Last, because it can't be taken back: when it fails, all of the above is.
      if (!(await this.doors.provider.changeEmail(account.firebaseUid, change.newEmail))) throw emailTaken();
      return Object.assign(change, { confirmedAt: now });
    });
  }

  /** What the link to the old address would stop; null where it is over, used or was never one. */
  async openStop(secret: string): Promise<EmailChange | null> {
    const change = await this.dataSource.manager.findOneBy(EmailChange, { stopHash: hashOf(secret) });
    return change?.mayBeStopped(this.clock.now()) ? change : null;
  }

  /**
   * Stops a change and all that came after it, gives the account its old address back, and locks out whoever is signed
   * in: they knew the password, or had an open browser (MAIL-03).
   * @returns false where the link is over, used or was never one
   * @throws ConflictError EMAIL_TAKEN; UnavailableError
   */
  async stop(secret: string): Promise<boolean> {
    return await this.dataSource.transaction(async (manager) => {
      const asked = await manager.findOneBy(EmailChange, { stopHash: hashOf(secret) });
      if (!asked) return false;
      const account = await lockAccount(manager, asked.accountId);
      const since = { accountId: account.id, requestedAt: MoreThanOrEqual(asked.requestedAt) };
      const changes = await manager.findBy(EmailChange, since);
      const change = changes.find(({ id }) => id === asked.id);
      const now = this.clock.now();
      if (!change?.mayBeStopped(now)) return false;
      await manager.update(EmailChange, since, { stoppedAt: now });
      const isDone = changes.some(({ confirmedAt }) => confirmedAt !== null);
      const email = isDone ? change.oldEmail : null;
      if (email !== null) await this.accounts.adoptEmail(manager, account, email, null);
      if (!(await this.doors.provider.lockOut(account.firebaseUid, email))) throw emailTaken();
      return true;
    });
  }

  /** For the queue: makes the secret of a link, keeps its hash, and mails it. A failed mail keeps nothing. */
  async mail({ changeId, to }: Tasks["email-change-mail"]): Promise<void> {
    const { mailer, siteUrl } = this.doors;
    if (!mailer) return;
    await this.dataSource.transaction(async (manager) => {
      const change = await manager.findOne(EmailChange, {
        where: { id: changeId },
        lock: { mode: "pessimistic_write" },
      });
      const hash = to === "new" ? "confirmHash" : "stopHash";
      const address = to === "new" ? change?.newEmail : change?.oldEmail;
      // Gone with its account, stopped meanwhile, or sent by an earlier attempt.
      if (!change || !address || change[hash] !== null || change.stoppedAt) return;
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      await manager.update(EmailChange, { id: change.id }, { [hash]: hashOf(secret) });
      const account = await manager.findOneByOrFail(Account, { id: change.accountId });
      const mail = mailOfEmailChange(to, { change, account, secret, siteUrl });
      await mailer.send(manager, { to: address, ...mail, mustGo: true });
    });
  }

  /** For the queue: forgets those whose links don't work any more. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from email_changes where requested_at < $1", [
      new Date(this.clock.now().getTime() - STOP_DAYS * DAY_MS),
    ]);
  }

  private async enqueueMail(manager: EntityManager, changeId: string, to: Side): Promise<void> {
    await enqueue(manager, "email-change-mail", { changeId, to }, { key: `${changeId}:${to}` });
  }
}

const emailTaken = () => new ConflictError("EMAIL_TAKEN", "Another account has this e-mail address.");

const lockAccount = (manager: EntityManager, id: string): Promise<Account> =>
  manager.findOneOrFail(Account, { where: { id }, lock: { mode: "for_no_key_update" } });

const newestOf = (manager: EntityManager, accountId: string): Promise<EmailChange | null> =>
  manager.findOne(EmailChange, { where: { accountId }, order: { requestedAt: "DESC", id: "DESC" } });
