import type { DataSource, EntityManager } from "typeorm";
import type { Clock } from "../../time/clock";
import { quietUntil } from "../../time/quiet-hours";
import { enqueue, enqueueAll } from "../../queue/enqueue";
import { chosenWaysOf } from "../notices/notice-outbox";
import { afterQuietHours } from "../notices/notice-way";
import type { NoticeService } from "../notices/notice.service";
import { AlertState } from "./alert.enums";
import { Alert } from "./alert.entity";

/** Alerts of one transaction. */
const ALERTS_A_BATCH = 1_000;
/** An address has so long to confirm an alert. */
const DAYS_TO_CONFIRM = 7;

/** Tells people of what their alerts have found, on the page; the mail follows (`AlertMailService`). */
export class AlertTellingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly isMailed: boolean,
  ) {}

  /** For the queue, each minute: a task for each alert whose time has come. Alerts that nobody confirmed lapse. */
  async tellDue(): Promise<void> {
    while ((await this.askForSome()) === ALERTS_A_BATCH);
    await this.dataSource.query(
      `delete from alerts where state = 'UNCONFIRMED' and created_at < $1::timestamptz - $2 * interval '1 day'`,
      [this.clock.now(), DAYS_TO_CONFIRM],
    );
  }

  /** Somebody's own quiet hours hold for the mails of their alerts, too (PREF-05). */
  private async mailTime(manager: EntityManager, accountId: string | null, at: Date): Promise<Date> {
    const chosen = accountId && (await chosenWaysOf(manager, [accountId])).get(accountId);
    return chosen ? afterQuietHours(chosen, at) : at;
  }

  private async askForSome(): Promise<number> {
    return await this.dataSource.transaction(async (manager) => {
      const due = await manager.query<{ id: string }[]>(
        `with due as (
           update alerts set due_at = null where id in (
             select id from alerts where due_at <= $1 order by due_at limit $2 for update skip locked
           ) returning id
         )
         select id from due`,
        [this.clock.now(), ALERTS_A_BATCH],
      );
      const tasks = due.map(({ id }) => ({ payload: { alertId: id }, key: id }));
      if (tasks.length > 0) await enqueueAll(manager, "alert-telling", tasks);
      return due.length;
    });
  }

  /** Tells of what an alert has found and is open now; the rest waits, should it open again. */
  async tell(alertId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const alert = await manager.findOne(Alert, {
        where: { id: alertId, state: AlertState.ACTIVE },
        lock: { mode: "pessimistic_write" },
      });
      if (!alert) return;
      const now = this.clock.now();
      const told = await manager.query<object[]>(
        `with told as (
           update alert_matches set told_at = $2 from jobs job
           where alert_id = $1 and told_at is null
             and job.id = job_id and job.is_listed and job.open_until > $2
           returning job_id
         )
         select job_id from told`,
        [alertId, now],
      );
      if (told.length === 0) return;
      await manager.update(Alert, { id: alertId }, { toldAt: now });
      if (alert.accountId !== null) {
        const params = {
          alertId,
          search: { en: alert.titleIn("en"), hi: alert.titleIn("hi") },
          count: told.length,
        };
        await this.notices.giveAlert(manager, alert.accountId, params);
      }
      if (!alert.isMailed || !this.isMailed) return;
      const at = await this.mailTime(manager, alert.accountId, quietUntil(now) ?? now);
      await enqueue(manager, "alert-mail", { alertId }, { key: alertId, at });
    });
  }
}
