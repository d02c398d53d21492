import { createHash } from "node:crypto";
import type { DataSource, EntityManager } from "typeorm";
import type { WriteLimits } from "../../auth/write-limits";
import { UnavailableError } from "../../errors/errors";
import { enqueue } from "../../queue/enqueue";
import type { Clock } from "../../time/clock";
import { assertMayFilter } from "../jobs/search/job-search.policy";
import { AlertFrequency, AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";
import type { RequestAlertInput } from "./alert.inputs";
import type { AlertKeeper, ReadAlert } from "./alert-keeper";
import type { AlertAct } from "./alert-mail";
import { MOST_ALERTS } from "./alert.policy";
import { keptFilter, type KeptFilter } from "./alert-search";
import { isSame } from "./alert.service";

/** The same question goes to an address once in so long, in milliseconds. */
const ASK_AGAIN_MS = 10 * 60_000;

const NO_PLAN = () => Promise.resolve(false);

/** Alerts by their mails: asked for by an address, and changed by whoever has the link. */
export class AlertLinkService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keeper: AlertKeeper,
    private readonly isMailed: boolean,
  ) {}

  /**
   * Asks an address whether it wants an alert (ALRT-08). What is answered is the same whether or not anybody knows the
   * address, has an account by it, or as many alerts as there may be.
   * @param address where the request comes from
   * @throws RateLimitedError; UnavailableError without a mail server; ForbiddenError PLAN_REQUIRED; BadInputError
   */
  async request(
    { filter: asked, ...input }: RequestAlertInput,
    limits: WriteLimits,
    address: string,
  ): Promise<void> {
    if (!this.isMailed) throw new UnavailableError(new Error("No mail server is set."));
    await assertMayFilter(asked, NO_PLAN);
    const filter = keptFilter(asked);
    const read = await this.keeper.read(filter);
    const uid = createHash("sha256").update(input.email.toLowerCase()).digest("base64url");
    await limits.count("alert", { uid, address });
    await this.dataSource.transaction((manager) => this.ask(manager, read, { ...input, filter }));
  }

  private async ask(
    manager: EntityManager,
    read: ReadAlert,
    { email, filter, frequency, language = null }: Omit<RequestAlertInput, "filter"> & { filter: KeptFilter },
  ): Promise<void> {
    await manager.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [
      `alerts:${email.toLowerCase()}`,
    ]);
    const known = await manager
      .createQueryBuilder(Alert, "alert")
      .where("lower(alert.email) = lower(:email)", { email })
      .getMany();
    const now = this.clock.now();
    const same = known.find((alert) => isSame(alert.filter, filter));
    if (same) {
      const isRecent = same.askedAt !== null && now.getTime() - same.askedAt.getTime() < ASK_AGAIN_MS;
      if (same.state !== AlertState.UNCONFIRMED || isRecent) return;
      await manager.update(Alert, { id: same.id }, { frequency, language, askedAt: now, createdAt: now });
    }
    if (!same && known.length >= MOST_ALERTS) return;
    const state = AlertState.UNCONFIRMED;
    const alert =
      same ??
      (await this.keeper.add(manager, read, {
        ...{ email, language, filter, frequency },
        ...{ isMailed: true, state, askedAt: now },
      }));
    await enqueue(manager, "alert-question", { alertId: alert.id }, { key: alert.id });
  }

  /** The alert of a link; null where it has ended, or never was. */
  async find(secret: string): Promise<Alert | null> {
    return await this.dataSource.getRepository(Alert).findOneBy({ secret });
  }

  /** Does what a link asks for; a second time changes nothing. @returns the alert as it stands then; null: ended */
  async act(secret: string, act: AlertAct): Promise<Alert | null> {
    return await this.dataSource.transaction(async (manager) => {
      const alert = await manager.findOne(Alert, { where: { secret }, lock: { mode: "pessimistic_write" } });
      if (!alert) return null;
      await this.change(manager, alert, act);
      return await manager.findOneBy(Alert, { id: alert.id });
    });
  }

  private async change(manager: EntityManager, alert: Alert, act: AlertAct): Promise<void> {
    const now = this.clock.now();
    const isConfirmed = alert.state !== AlertState.UNCONFIRMED;
    switch (act) {
      case "end":
        await this.keeper.remove(manager, [alert.id]);
        return;
      case "confirm":
        if (!isConfirmed) await this.keeper.start(manager, alert, await this.keeper.read(alert.filter));
        return;
      case "pause":
      case "start":
        if (isConfirmed) await this.keeper.pause(manager, alert, act === "pause", now);
        return;
      case "daily":
      case "weekly": {
        const frequency = act === "daily" ? AlertFrequency.DAILY : AlertFrequency.WEEKLY;
        await this.keeper.setFrequency(manager, alert, frequency, now);
      }
    }
  }
}
