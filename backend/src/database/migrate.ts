import type { EntityManager } from "typeorm";
import { migrateQueue } from "../queue/migrate";
import { connectTo, MIGRATING } from "./data-source";
import { LOCKS } from "./locks";

/** What bringing a database up to date came to. */
export interface DatabaseUpdate {
  /** Names of the migrations that ran. */
  migrations: string[];
  /** What changed of the rows that the program states, a line each: "Plan free: applications a month 5 -> 6". */
  rows: string[];
}

/**
 * Brings the schema up to date, and then the rows that the program states, over connections of its own. Nodes that
 * start at once wait for each other on an advisory lock, so each change is made once, the queue's own migrations among
 * them. A call that finds nothing to do changes nothing.
 * @param reconcile makes those rows what the program says; answers a line for each change
 */
export async function runMigrations(
  databaseUrl: string,
  reconcile: (manager: EntityManager) => Promise<string[]>,
): Promise<DatabaseUpdate> {
  const dataSource = await connectTo(databaseUrl, [], MIGRATING).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCKS.migration]);
    await migrateQueue(databaseUrl);
    const ran = await dataSource.runMigrations();
    return { migrations: ran.map(({ name }) => name), rows: await reconcile(dataSource.manager) };
  } finally {
    // Closing the connection lets go of the lock.
    await lock.release();
    await dataSource.destroy();
  }
}
