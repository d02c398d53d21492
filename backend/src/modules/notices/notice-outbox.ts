import type { NoticeContent } from "@job-portal/protocol/notices";
import { type EntityManager, In } from "typeorm";
import type { Clock } from "../../time/clock";
import { enqueueAll } from "../../queue/enqueue";
import { NoticePreference } from "./notice-preference.entity";
import { type ChosenWays, sendingTime, smsTime, summaryTime, USUAL_WAYS, wayOf } from "./notice-way";

/** How one notice of somebody goes out. */
export interface Posting {
  accountId: string;
  isShown: boolean;
  /** From when on its mail waits; null where none goes out. */
  mailAt: Date | null;
  /** From when on its push waits; null where none goes out. */
  pushAt: Date | null;
  /** From when on its SMS waits; null where none goes out. */
  smsAt: Date | null;
  isInSummary: boolean;
}

export async function chosenWaysOf(
  manager: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ChosenWays>> {
  const rows = await manager.findBy(NoticePreference, { accountId: In([...new Set(accountIds)]) });
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** The ways by which this portal sends anything. */
interface SendingWays {
  isMailed: boolean;
  isPushed: boolean;
  isTexted: boolean;
}

/** Those of the accounts that have named a device. */
async function withDevices(
  manager: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ account_id: string }[]>(
    "select distinct account_id from push_subscriptions where account_id = any ($1::uuid[])",
    [accountIds],
  );
  return new Set(rows.map(({ account_id: id }) => id));
}

/** Sees to it that notices go out by the ways that their readers have chosen. */
export class NoticeOutbox {
  constructor(
    private readonly clock: Clock,
    private readonly sent: SendingWays,
  ) {}

  /**
   * How a notice reaches each of these accounts; those that have turned it off by every way are left out.
   * @param at when its mail and its push are ready; now when left out
   */
  async plan(
    manager: EntityManager,
    accountIds: readonly string[],
    kind: NoticeContent["kind"],
    at: Date = this.clock.now(),
  ): Promise<Posting[]> {
    const chosen = await chosenWaysOf(manager, accountIds);
    const devices = this.sent.isPushed ? await withDevices(manager, accountIds) : new Set<string>();
    return accountIds.flatMap((accountId) => {
      const ways = chosen.get(accountId) ?? USUAL_WAYS;
      const { isShown, isMailed, isPushed, isTexted, isInSummary } = wayOf(ways, kind);
      const time = sendingTime(ways, kind, at);
      const mailAt = isMailed && this.sent.isMailed ? (isInSummary ? at : time) : null;
      const pushAt = isPushed && devices.has(accountId) ? time : null;
      const smsAt = isTexted && this.sent.isTexted ? smsTime(ways, at) : null;
      return isShown || mailAt || pushAt || smsAt
        ? [{ accountId, isShown, mailAt, pushAt, smsAt, isInSummary }]
        : [];
    });
  }

  /** Has stored notices pushed, and mailed: each by itself or with the next summary. */
  async post(manager: EntityManager, notices: readonly (Posting & { id: string })[]): Promise<void> {
    await this.enqueue(manager, "notice-push", byTime(notices, "pushAt"));
    await this.enqueue(manager, "notice-sms", byTime(notices, "smsAt"));
    const mailed = notices.filter(({ mailAt }) => mailAt !== null);
    const single = mailed.filter(({ isInSummary }) => !isInSummary);
    await this.enqueue(manager, "notice-mail", byTime(single, "mailAt"));
    await this.awaitSummary(
      manager,
      mailed.flatMap(({ accountId, isInSummary }) => (isInSummary ? [accountId] : [])),
    );
  }

  private async enqueue(
    manager: EntityManager,
    name: "notice-mail" | "notice-push" | "notice-sms",
    times: ReadonlyMap<number, readonly string[]>,
  ): Promise<void> {
    for (const [time, ids] of times) {
      const tasks = ids.map((id) => ({ payload: { noticeId: id }, key: id }));
      await enqueueAll(manager, name, tasks, new Date(time));
    }
  }

  /**
   * Gives these accounts a summary, if none is due. The rows are always written: a summary that is being begun has not
   * seen what this transaction stores, so the next must be due. They are taken in one order.
   */
  async awaitSummary(manager: EntityManager, accountIds: readonly string[]): Promise<void> {
    if (accountIds.length === 0) return;
    const rows = await manager.find(NoticePreference, {
      where: { accountId: In([...new Set(accountIds)]) },
      order: { accountId: "ASC" },
      lock: { mode: "for_no_key_update" },
    });
    const now = this.clock.now();
    for (const row of rows)
      await manager.update(
        NoticePreference,
        { accountId: row.accountId },
        { summaryAt: row.summaryAt ?? summaryTime(row, now) },
      );
  }
}

/** The ids of notices by when they go out: a task each, a statement for each time. */
function byTime(
  notices: readonly (Posting & { id: string })[],
  at: "mailAt" | "pushAt" | "smsAt",
): Map<number, string[]> {
  const times = new Map<number, string[]>();
  for (const notice of notices) {
    const time = notice[at]?.getTime();
    if (time !== undefined) times.set(time, [...(times.get(time) ?? []), notice.id]);
  }
  return times;
}
