import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { nextMondayMorning, nextMorning } from "../../time/quiet-hours";
import { enqueue } from "../../queue/enqueue";
import type { KeptSearches } from "../jobs/blocks/kept-searches";
import type { JobSearchService } from "../jobs/search/job-search.service";
import type { JobQuery } from "../jobs/search/search-index";
import { AlertFrequency, AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";
import type { KeptFilter } from "./alert-search";

/**
 * An alert is told of jobs that came into the list so long before it was made, too: of transactions that were under
 * way, and of what came after somebody had read the list.
 */
const NEW_SINCE = "now() - interval '2 minutes'";

/** A search as it is read now. */
export interface ReadAlert {
  query: JobQuery;
  readBy: string;
}

type NewAlert = Pick<Alert, "filter" | "frequency" | "isMailed" | "state"> &
  Partial<Pick<Alert, "accountId" | "email" | "language" | "askedAt">>;

/** Stores alerts, and beside each its search for the jobs that are to come. */
export class AlertKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly search: JobSearchService,
    private readonly kept: KeptSearches,
  ) {}

  /** @throws BadInputError PLACE_REQUIRED */
  async read(filter: KeptFilter): Promise<ReadAlert> {
    const [query, readBy] = [
      await this.search.queryToKeep(filter),
      await this.kept.reading(this.dataSource.manager),
    ];
    return { query, readBy };
  }

  async add(manager: EntityManager, read: ReadAlert, values: NewAlert): Promise<Alert> {
    const alert = manager.create(Alert, { ...values, readBy: read.readBy, createdAt: this.clock.now() });
    const row = Object.assign({}, alert, { since: () => NEW_SINCE });
    await manager.createQueryBuilder().insert().into(Alert).values(row).execute();
    if (alert.state === AlertState.ACTIVE) await this.start(manager, alert, read);
    return await manager.findOneByOrFail(Alert, { id: alert.id });
  }

  /** Has an alert find jobs from now on. */
  async start(manager: EntityManager, { id }: Alert, read: ReadAlert): Promise<void> {
    await this.keepAnew(manager, id, read);
    await manager.query(
      `update alerts set state = 'ACTIVE', paused_at = null, since = ${NEW_SINCE} where id = $1`,
      [id],
    );
    // A batch of jobs that is under way does not see it before this is committed.
    await enqueue(manager, "alert-catch-up", { alertId: id }, { key: id });
  }

  /** Keeps its search as it is read now. */
  async keepAnew(manager: EntityManager, id: string, { query, readBy }: ReadAlert): Promise<void> {
    await this.kept.keep(manager, id, query);
    await manager.update(Alert, { id }, { readBy });
  }

  /**
   * Pauses an alert or starts it again; one that stands so already changes nothing. What a paused one had not told
   * would be no news any more when it starts again, so that goes.
   */
  async pause(manager: EntityManager, alert: Alert, isPaused: boolean, now: Date): Promise<void> {
    if (isPaused === (alert.state === AlertState.PAUSED)) return;
    if (!isPaused) {
      await this.start(manager, alert, await this.read(alert.filter));
      return;
    }
    await this.kept.drop(manager, [alert.id]);
    await manager.update(Alert, { id: alert.id }, { state: AlertState.PAUSED, pausedAt: now, dueAt: null });
    await manager.query("delete from alert_matches where alert_id = $1 and told_at is null", [alert.id]);
  }

  async setFrequency(
    manager: EntityManager,
    alert: Alert,
    frequency: AlertFrequency,
    now: Date,
  ): Promise<void> {
    // A batch of jobs may have given it a time since it was read.
    await manager.query(
      `update alerts set frequency = $2, due_at = case when due_at is not null then $3::timestamptz end
       where id = $1`,
      [alert.id, frequency, dueAfter(now)[frequency]],
    );
  }

  async remove(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await this.kept.drop(manager, ids);
    await manager.query("delete from alerts where id = any ($1)", [ids]);
  }
}

/** When an alert of each kind tells of what was found at a moment (ALRT-06). */
export function dueAfter(now: Date): Record<AlertFrequency, Date> {
  return {
    [AlertFrequency.INSTANT]: now,
    [AlertFrequency.DAILY]: nextMorning(now),
    [AlertFrequency.WEEKLY]: nextMondayMorning(now),
  };
}
