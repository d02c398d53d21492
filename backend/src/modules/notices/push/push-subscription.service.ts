import { createHash } from "node:crypto";
import Bowser from "bowser";
import type { DataSource, EntityManager } from "typeorm";
import type { WriteLimits } from "../../../auth/write-limits";
import { BrokenInputError, ConflictError, NotFoundError } from "../../../errors/errors";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import type { PushSender } from "./push-sender";
import { PushSubscription } from "./push-subscription.entity";
import type {
  HeldPushSubscriptionInput,
  PushDevices,
  PushSubscriptionInput,
  ReplacedPushSubscription,
} from "./push-subscription.inputs";

const MOST_DEVICES = 10;
const NAME_LENGTH = 60;

/** What a browser is called in the list of devices: "Chrome, Android". */
function deviceOf(userAgent: string): string {
  if (userAgent === "") return "";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(", ").slice(0, NAME_LENGTH);
}

/** Which browsers an account's notices are pushed to (PUSH-01, PUSH-02). */
export class PushSubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    /** Null where the portal pushes nothing. */
    private readonly sender: PushSender | null,
  ) {}

  async find({ id }: Account): Promise<PushDevices> {
    const devices = await this.dataSource
      .getRepository(PushSubscription)
      .find({ where: { accountId: id }, order: { id: "DESC" } });
    return { id, key: this.sender?.vapid.publicKey ?? null, devices };
  }

  /** @throws BrokenInputError for an address that nothing is sent to; ConflictError PUSH_LIMIT, PUSH_OFF */
  async keep({ id: accountId }: Account, input: PushSubscriptionInput): Promise<PushSubscription> {
    await this.assertReachable(input.endpoint);
    return await this.dataSource.transaction(async (manager) => {
      // Two browsers at once wait for each other, so the limit holds.
      await manager.query("select from accounts where id = $1 for no key update", [accountId]);
      const others = await manager.query<{ count: number }[]>(
        "select count(*)::int from push_subscriptions where account_id = $1 and endpoint <> $2",
        [accountId, input.endpoint],
      );
      if ((others[0]?.count ?? 0) >= MOST_DEVICES)
        throw new ConflictError("PUSH_LIMIT", `Notices are pushed to at most ${MOST_DEVICES} devices.`);
      return await this.store(manager, accountId, input);
    });
  }

  /** @throws NotFoundError */
  async end(viewer: Account, id: string): Promise<PushDevices> {
    const { affected } = isUuid(id)
      ? await this.dataSource.getRepository(PushSubscription).delete({ id, accountId: viewer.id })
      : { affected: 0 };
    if (!affected) throw new NotFoundError();
    return await this.find(viewer);
  }

  /** @throws RateLimitedError; BrokenInputError for an address that nothing is sent to */
  async replace(
    held: HeldPushSubscriptionInput,
    next: PushSubscriptionInput | null,
    { limits, address }: { limits: WriteLimits; address: string },
  ): Promise<ReplacedPushSubscription> {
    const uid = createHash("sha256").update(held.endpoint).digest("base64url");
    await limits.count("write", { uid, address });
    const { endpoint, auth } = held;
    const subscriptions = this.dataSource.getRepository(PushSubscription);
    if (!next || !this.sender) {
      await subscriptions.delete({ endpoint, auth });
      return { isKept: false };
    }
    if (!(await subscriptions.existsBy({ endpoint, auth }))) return { isKept: false };
    await this.assertReachable(next.endpoint);
    const [, count] = await this.dataSource.query<[unknown, number]>(REPLACE, [
      ...[endpoint, auth, next.endpoint, next.p256dh, next.auth],
    ]);
    return { isKept: count > 0 };
  }

  private async assertReachable(endpoint: string): Promise<void> {
    if (!this.sender) throw new ConflictError("PUSH_OFF", "This portal pushes no notices.");
    const problem = await this.sender.problemOf(endpoint);
    if (problem !== null) throw new BrokenInputError([{ field: "endpoint", message: problem }]);
  }

  /** Whoever moves one must hold it: knowing its address is not enough. */
  private async store(
    manager: EntityManager,
    accountId: string,
    { endpoint, p256dh, auth, userAgent }: PushSubscriptionInput,
  ): Promise<PushSubscription> {
    const made = manager.create(PushSubscription, {
      ...{ accountId, endpoint, p256dh, auth, device: deviceOf(userAgent) },
      createdAt: this.clock.now(),
    });
    await manager.query(KEEP, [...[made.id, accountId, endpoint, p256dh, auth, made.device, made.createdAt]]);
    const kept = await manager.findOneBy(PushSubscription, { accountId, endpoint, auth });
    if (!kept)
      throw new BrokenInputError([{ field: "endpoint", message: "is that of another subscription" }]);
    return kept;
  }
}

/** One that another account had is a new one: nothing tells of the other's use of it. */
const KEEP = `
  insert into push_subscriptions as kept (id, account_id, endpoint, p256dh, auth, device, created_at)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (endpoint) do update set
    id = excluded.id, account_id = excluded.account_id, device = excluded.device,
    created_at = excluded.created_at, used_at = null
  where kept.account_id <> excluded.account_id and kept.auth = excluded.auth and kept.p256dh = excluded.p256dh`;

const REPLACE = `
  update push_subscriptions set endpoint = $3, p256dh = $4, auth = $5
  where endpoint = $1 and auth = $2
    and ($1 = $3 or not exists (select from push_subscriptions other where other.endpoint = $3))`;
