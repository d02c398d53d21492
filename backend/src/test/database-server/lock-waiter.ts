import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";

const LOOK_MS = 20;

/** Until a connection to the test's database waits for a lock. */
export async function untilLockIsAwaited(dataSource: DataSource): Promise<void> {
  const waiting = () =>
    dataSource.query<object[]>(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  while ((await waiting()).length === 0) await delay(LOOK_MS);
}
