import type { DataSource } from "typeorm";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "./account.entity";

/**
 * Says what counts as using an account, and keeps the day of it (RETN-01). Every call does that names the account by a
 * token: of a person, whatever they read or change, or of a company's program by a key that the person made. Mails
 * that are opened don't count, nor links of mails that work without signing in: programs follow those, too.
 */
export class AccountActivityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Writes on the first call of a day alone; `createContext` calls it for every account that may come in. */
  async note(account: Account): Promise<void> {
    const today = indianDay(this.clock.now());
    if (account.lastActiveOn >= today) return;
    account.lastActiveOn = today;
    await this.dataSource
      .query("update accounts set last_active_on = $2 where id = $1 and last_active_on < $2", [
        account.id,
        today,
      ])
      // A database that takes no writes must not keep people from reading: the next call writes it.
      .catch(() => undefined);
  }
}
