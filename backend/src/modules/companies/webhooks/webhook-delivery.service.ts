import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import { DoorError } from "../../../http/public-door";
import { enqueue, enqueueAll } from "../../../queue/enqueue";
import { type Clock, DAY_MS } from "../../../time/clock";
import type { NoticeService } from "../../notices/notice.service";
import { ownersOf } from "../owners";
import { CLAIM, DUE, NOTE_ATTEMPT, NOTE_FAILURE, NOTE_SUCCESS } from "./webhook-delivery.sql";
import type { Delivery, WebhookDoor } from "./webhook-door";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after each attempt, in milliseconds: some four days in all. */
const WAITS_MS = [
  ...[1, 5, 30].map((minutes) => minutes * MINUTE_MS),
  ...[2, 6, 12, 24, 24, 24].map((hours) => hours * HOUR_MS),
];
/** An endpoint that has failed for so long is switched off (HOOK-06). */
const PATIENCE_MS = 3 * DAY_MS;
/** A failing endpoint is left alone for so long, whatever else it is to be told. */
const PAUSE_MS = 5_000;
/** After so long whoever took a delivery has died. Sending takes a few seconds. */
const CLAIM_MS = MINUTE_MS;
/** An endpoint is told so many at once, so that a slow one does not take all workers. */
const MOST_AT_ONCE = 2;
/** A node tells so many endpoints at once. What is one too many waits for the watch. */
const MOST_PER_NODE = 8;
/** After so long an endpoint makes room for others, and is put into the queue anew. */
const TURN_MS = 5_000;
const KEPT_DAYS = 30;

interface Claimed extends Delivery {
  attempts: number;
  claimedUntil: Date;
}

interface Outcome {
  status: number | null;
  problem: string | null;
}

/** Sends what waits in the log of deliveries (HOOK-03). */
export class WebhookDeliveryService {
  private readonly underWay = new Set<Promise<void>>();
  private isStopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly parts: { notices: NoticeService; door: WebhookDoor; log: Logger | undefined },
  ) {}

  /**
   * For the queue: begins to tell an endpoint what waits. It waits for no receiver, so other tasks don't either. What
   * goes wrong, or is left by a node that dies, stands in the log of deliveries, and the watch has it sent.
   */
  begin(endpointId: string): Promise<void> {
    if (this.isStopping || this.underWay.size >= MOST_PER_NODE) return Promise.resolve();
    const turn = this.deliver(endpointId)
      .catch((err: unknown) => this.parts.log?.error({ err, endpointId }, "a webhook could not be told"))
      .finally(() => this.underWay.delete(turn));
    this.underWay.add(turn);
    return Promise.resolve();
  }

  /** Ends with what is being sent. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await Promise.all(this.underWay);
  }

  /** Tells an endpoint what waits, until something fails. */
  async deliver(endpointId: string): Promise<void> {
    const { manager } = this.dataSource;
    const until = performance.now() + TURN_MS;
    while (!this.isStopping && performance.now() < until) {
      const claimed = await this.claim(endpointId);
      if (!claimed) return;
      const outcome = await this.send(claimed);
      const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
      if (!isTaken) {
        await this.noteFailed(endpointId, claimed, outcome);
        return;
      }
      await this.note(manager, claimed, { ...outcome, outcome: "delivered", next: null });
      await manager.query(NOTE_SUCCESS, [endpointId]);
    }
    await enqueue(manager, "webhook-delivery", { endpointId }, { key: endpointId });
  }

  /** For the queue: has sent what is due, and what a worker that died has left. */
  async watch(): Promise<void> {
    const { manager } = this.dataSource;
    const endpoints = await manager.query<{ id: string }[]>(DUE, [this.clock.now()]);
    const tasks = endpoints.map(({ id }) => ({ payload: { endpointId: id }, key: id }));
    await enqueueAll(manager, "webhook-delivery", tasks);
  }

  /** For the queue: forgets what happened a month ago. */
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.dataSource.query("delete from webhook_deliveries where created_at < $1", [before]);
  }

  private async claim(endpointId: string): Promise<Claimed | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    const [rows] = await this.dataSource.query<[Claimed[], number]>(CLAIM, [
      ...[endpointId, now, until, MOST_AT_ONCE],
    ]);
    return rows[0] ?? null;
  }

  private async send(delivery: Delivery): Promise<Outcome> {
    try {
      return { status: await this.parts.door.send(delivery, this.clock.now()), problem: null };
    } catch (error) {
      const problem = error instanceof DoorError ? error.message : "It could not be sent.";
      return { status: null, problem };
    }
  }

  private async noteFailed(endpointId: string, claimed: Claimed, came: Outcome): Promise<void> {
    const now = this.clock.now();
    const wait = WAITS_MS[claimed.attempts - 1];
    const next = wait === undefined ? null : new Date(now.getTime() + wait);
    await this.dataSource.transaction(async (manager) => {
      await this.note(manager, claimed, { ...came, outcome: next ? "pending" : "failed", next });
      const [rows] = await manager.query<[{ companyId: string | null; company: string }[], number]>(
        NOTE_FAILURE,
        [endpointId, now, new Date(now.getTime() + PAUSE_MS), new Date(now.getTime() - PATIENCE_MS)],
      );
      for (const { companyId, company } of rows)
        if (companyId !== null) await this.tellOwners(manager, { companyId, company });
    });
  }

  /** Does nothing where another worker has taken the delivery meanwhile, because this one took too long. */
  private async note(
    manager: EntityManager,
    { id, claimedUntil }: Claimed,
    { status, problem, outcome, next }: Outcome & { outcome: string; next: Date | null },
  ): Promise<void> {
    const now = this.clock.now();
    await manager.query(NOTE_ATTEMPT, [id, claimedUntil, outcome, status, problem, next, now]);
  }

  private async tellOwners(
    manager: EntityManager,
    params: { companyId: string; company: string },
  ): Promise<void> {
    for (const id of await ownersOf(manager, params.companyId))
      await this.parts.notices.give(manager, id, { kind: "webhook.off", params });
  }
}
