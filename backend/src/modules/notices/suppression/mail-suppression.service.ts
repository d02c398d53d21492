import type { DataSource, EntityManager } from "typeorm";
import { ConflictError } from "../../../errors/errors";
import { type Clock, DAY_MS } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { addressHashOf, MailSuppression, SuppressionCause } from "./mail-suppression.entity";
import type { AccountMailSuppression } from "./mail-suppression.inputs";

/** A mail that came back for good, or that its reader called spam. */
export interface MailReport {
  address: string;
  cause: SuppressionCause;
  at: Date;
}

/** So long after its last report an address is mailed to again, and nothing of it is kept. */
const KEPT_DAYS = 730;
/** A person has mails tried again once in so long. */
const LIFT_PAUSE_MS = DAY_MS;

type AddressOfAccount = Pick<Account, "email" | "emailVerifiedAt">;

/** The hash of an address that is proven to be the account's; null: there is none. */
const ownHash = ({ email, emailVerifiedAt }: AddressOfAccount): string | null =>
  email === null || emailVerifiedAt === null ? null : addressHashOf(email);

/** Which addresses no mail goes to (BNCE-02, BNCE-04, BNCE-07). */
export class MailSuppressionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async isSuppressed(manager: EntityManager, address: string): Promise<boolean> {
    return await manager.existsBy(MailSuppression, { addressHash: addressHashOf(address), isInForce: true });
  }

  /**
   * Has no mail go to these addresses. What is no news changes nothing: a report that is known, or that is older than
   * the moment since which mails are tried again.
   * @returns those that are news, one an address and cause
   */
  async suppress(manager: EntityManager, reports: readonly MailReport[]): Promise<MailReport[]> {
    const news = newestOf(reports);
    const byHash = new Map(news.map((report) => [addressHashOf(report.address), report]));
    // In one order, so that two reporters wait for each other and neither for both.
    const hashes = [...byHash.keys()].sort();
    if (hashes.length === 0) return [];
    const values = hashes.map((hash) => byHash.get(hash));
    const taken = await manager.query<{ address_hash: string }[]>(SUPPRESS, [
      hashes,
      values.map((report) => report?.cause),
      values.map((report) => report?.at),
    ]);
    return taken.flatMap(({ address_hash: hash }) => byHash.get(hash) ?? []);
  }

  /** How it stands with the proven address of each account; null: mails go there. */
  async findOf(accounts: readonly AddressOfAccount[]): Promise<(AccountMailSuppression | null)[]> {
    const hashes = accounts.map(ownHash);
    const found = await this.dataSource
      .createQueryBuilder(MailSuppression, "suppression")
      .where("address_hash = any (:hashes) and is_in_force", {
        hashes: hashes.filter((hash) => hash !== null),
      })
      .getMany();
    const byHash = new Map(found.map((row) => [row.addressHash, row]));
    return hashes.map((hash) => {
      const row = hash === null ? undefined : byHash.get(hash);
      return row ? this.toldOf(row) : null;
    });
  }

  private toldOf({ cause, reportedAt, liftedAt }: MailSuppression): AccountMailSuppression {
    const next = liftedAt && new Date(liftedAt.getTime() + LIFT_PAUSE_MS);
    return { cause, since: reportedAt, liftableAt: next && next > this.clock.now() ? next : null };
  }

  /** Has mails tried again; does nothing where they go out. @throws ConflictError MAIL_LIFT_LIMIT */
  async lift(viewer: Account): Promise<Account> {
    const hash = ownHash(viewer);
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(MailSuppression, {
        where: { addressHash: hash ?? "", isInForce: true },
        lock: { mode: "pessimistic_write" },
      });
      if (!row) return;
      if (this.toldOf(row).liftableAt)
        throw new ConflictError("MAIL_LIFT_LIMIT", "Mails are tried again once a day. Please try tomorrow.");
      const { addressHash, reportedAt } = row;
      // A reporter's clock may be ahead of ours.
      await manager.update(
        MailSuppression,
        { addressHash },
        { liftedAt: reportedAt > now ? reportedAt : now },
      );
    });
    return viewer;
  }

  /** For the queue: what was reported two years ago may be an address that works by now. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from mail_suppressions where reported_at < $1", [
      new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS),
    ]);
  }
}

/** One for each address: its last, a complaint before a bounce. */
function newestOf(reports: readonly MailReport[]): MailReport[] {
  const kept = new Map<string, MailReport>();
  const weightOf = ({ cause, at }: MailReport): [number, number] => [
    cause === SuppressionCause.COMPLAINT ? 1 : 0,
    at.getTime(),
  ];
  for (const report of reports) {
    const known = kept.get(addressHashOf(report.address));
    const [isComplaint, time] = weightOf(report);
    const [wasComplaint, knownTime] = known ? weightOf(known) : [-1, 0];
    if (isComplaint > wasComplaint || (isComplaint === wasComplaint && time > knownTime))
      kept.set(addressHashOf(report.address), report);
  }
  return [...kept.values()];
}

/** A complaint stays one while it is in force, also if a mail then bounces. */
const SUPPRESS = `
  insert into mail_suppressions as known (address_hash, cause, reported_at)
  select * from unnest($1::text[], $2::text[], $3::timestamptz[])
  on conflict (address_hash) do update set
    cause = case when known.is_in_force and known.cause = 'COMPLAINT' then known.cause else excluded.cause end,
    reported_at = greatest(known.reported_at, excluded.reported_at)
  where (known.lifted_at is null or excluded.reported_at > known.lifted_at)
    and (excluded.reported_at > known.reported_at or (excluded.cause = 'COMPLAINT' and known.cause = 'BOUNCE'))
  returning address_hash`;
