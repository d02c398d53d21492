import type { NoticeContent } from "@job-portal/protocol/notices";
import { type EntityManager, In } from "typeorm";
import type { Clock } from "../../time/clock";
import { enqueueAll } from "../../queue/enqueue";
import { NoticePreference } from "./notice-preference.entity";
import { type ChosenWays, mailTime, summaryTime, USUAL_WAYS, wayOf } from "./notice-way";

/** How one notice of somebody goes out. */
export interface Posting {
  accountId: string;
  isShown: boolean;
  /** From when on its mail waits; null where none goes out. */
  mailAt: Date | null;
  isInSummary: boolean;
}

export async function chosenWaysOf(
  manager: EntityManager,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ChosenWays>> {
  const rows = await manager.findBy(NoticePreference, { accountId: In([...new Set(accountIds)]) });
  return new Map(rows.map((row) => [row.accountId, row]));
}

/** Sees to it that notices go out by the ways that their readers have chosen. */
export class NoticeOutbox {
  constructor(
    private readonly clock: Clock,
    /** Whether notices go out by mail at all. */
    private readonly isMailed: boolean,
  ) {}

  /**
   * How a notice reaches each of these accounts; those that have turned it off by every way are left out.
   * @param at when its mail is ready; now when left out
   */
  async plan(
    manager: EntityManager,
    accountIds: readonly string[],
    kind: NoticeContent["kind"],
    at: Date = this.clock.now(),
  ): Promise<Posting[]> {
    const chosen = await chosenWaysOf(manager, accountIds);
    return accountIds.flatMap((accountId) => {
      const ways = chosen.get(accountId) ?? USUAL_WAYS;
      const { isShown, isMailed, isInSummary } = wayOf(ways, kind);
      const mailAt = isMailed && this.isMailed ? (isInSummary ? at : mailTime(ways, kind, at)) : null;
      return isShown || mailAt ? [{ accountId, isShown, mailAt, isInSummary }] : [];
    });
  }

  /** Has the mails of stored notices sent, each by itself or with the next summary. */
  async post(manager: EntityManager, notices: readonly (Posting & { id: string })[]): Promise<void> {
    const mailed = notices.flatMap(({ mailAt, ...notice }) => (mailAt ? [{ ...notice, mailAt }] : []));
    const single = mailed.filter(({ isInSummary }) => !isInSummary);
    for (const [time, ids] of byTime(single)) {
      const tasks = ids.map((id) => ({ payload: { noticeId: id }, key: id }));
      await enqueueAll(manager, "notice-mail", tasks, new Date(time));
    }
    await this.awaitSummary(
      manager,
      mailed.flatMap(({ accountId, isInSummary }) => (isInSummary ? [accountId] : [])),
    );
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

/** The ids of notices by when their mails go out: a mail each, a statement for each time. */
function byTime(notices: readonly { id: string; mailAt: Date }[]): Map<number, string[]> {
  const times = new Map<number, string[]>();
  for (const { id, mailAt } of notices)
    times.set(mailAt.getTime(), [...(times.get(mailAt.getTime()) ?? []), id]);
  return times;
}
