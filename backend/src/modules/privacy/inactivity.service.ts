import type { DataSource, EntityManager } from "typeorm";
import { uuidv7 } from "uuidv7";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { Account } from "../accounts/account.entity";
import type { PersonalDataService } from "../accounts/personal-data.service";
import type { NoticeService } from "../notices/notice.service";
import type { AccountInactivity } from "./inactivity.inputs";
import { DUE, GOES_ON, KEPT_FOR, MARK_OUT, TAKE_BACK, WARN } from "./inactivity.sql";

/** So many a run: the next goes on. After a long time mails don't go out in one flood. */
const MOST_AT_ONCE = 500;

const STEPS = { first: 1, second: 2 } as const;

type Due = keyof typeof DUE;

/** What becomes of accounts that nobody uses: told, told again, and erased as by their owners (RETN-02, RETN-04). */
export class InactivityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly notices: NoticeService,
    private readonly personalData: PersonalDataService,
    /** Without mails nobody could be told, so nobody's account goes. */
    private readonly isMailed: boolean,
  ) {}

  /** For the queue, each hour. Every account is looked at anew under the lock of its row. */
  async watch(): Promise<void> {
    if (!this.isMailed) return;
    const now = this.clock.now();
    await this.dataSource.query(MARK_OUT);
    await this.dataSource.query(TAKE_BACK, [now]);
    await this.dataSource.query("update inactivity_warnings set seen_at = $1", [now]);
    const failures: unknown[] = [];
    for (const due of ["erase", "second", "first"] as const)
      for (const id of await this.accountsDue(due, now))
        // One that fails must not hold up the others.
        await this.settle(id, due, now).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `Of inactive accounts ${failures.length} could not be settled.`);
  }

  /** What becomes of accounts if nobody uses them from now on, in the order of their ids. */
  async findOf(accountIds: readonly string[]): Promise<AccountInactivity[]> {
    const rows = await this.dataSource.query<(AccountInactivity & { id: string })[]>(
      `select account.id, ${KEPT_FOR} as "keptFor", greatest(${GOES_ON}, (
         select max(erased_on) from inactivity_warnings warning
         where warning.account_id = account.id and warning.inactive_since = account.last_active_on
       ))::text as "erasedOn"
       from accounts account where account.id = any ($2::uuid[])`,
      [this.clock.now(), accountIds],
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    return accountIds.map((id) => {
      const { keptFor = null, erasedOn = null } = found.get(id) ?? {};
      return { keptFor, erasedOn: this.isMailed && keptFor === null ? erasedOn : null };
    });
  }

  private async accountsDue(due: Due, now: Date): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `${DUE[due]} order by account.last_active_on, account.id limit $3`,
      [now, indianDay(now), MOST_AT_ONCE],
    );
    return rows.map(({ id }) => id);
  }

  /** Whoever uses the account at this moment comes before or after, and never between. */
  private async settle(id: string, due: Due, now: Date): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await manager.findOne(Account, {
        where: { id },
        lock: { mode: "for_no_key_update", onLocked: "skip_locked" },
      });
      if (!account) return;
      const still = await manager.query<object[]>(`${DUE[due]} and account.id = $3`, [
        now,
        indianDay(now),
        id,
      ]);
      if (still.length === 0) return;
      if (due === "erase") await this.personalData.erase(manager, account, null);
      else await this.warn(manager, id, STEPS[due], now);
    });
  }

  private async warn(manager: EntityManager, id: string, step: 1 | 2, now: Date): Promise<void> {
    const warningId = uuidv7();
    const [given] = await manager.query<{ erasedOn: string }[]>(WARN, [
      id,
      step,
      now,
      warningId,
      indianDay(now),
    ]);
    if (!given) return;
    const params = { warningId, erasedOn: given.erasedOn };
    await this.notices.give(manager, id, { kind: "account.inactive", params });
  }
}
