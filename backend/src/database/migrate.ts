import { reconcilePlans } from "../modules/subscriptions/plan-reconciliation";
import { migrateQueue } from "../queue/migrate";
import { createDataSource, MIGRATING } from "./data-source";
import { LOCKS } from "./locks";

/** What bringing a database up to date came to. */
interface DatabaseUpdate {
  /** Names of the migrations that ran. */
  migrations: string[];
  /** What changed about plans, a line each: "Plan free: applications a month 5 -> 6". */
  plans: string[];
}

/**
 * Brings the schema and the table of plans up to date, over connections of its own. Nodes that start at once wait for
 * each other on an advisory lock, so each change is made once, the queue's own migrations among them. A call that
 * finds nothing to do changes nothing.
 */
export async function runMigrations(databaseUrl: string): Promise<DatabaseUpdate> {
  const dataSource = await createDataSource(databaseUrl, MIGRATING).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCKS.migration]);
    await migrateQueue(databaseUrl);
    const ran = await dataSource.runMigrations();
    return { migrations: ran.map(({ name }) => name), plans: await reconcilePlans(dataSource.manager) };
  } finally {
    // Closing the connection lets go of the lock.
    await lock.release();
    await dataSource.destroy();
  }
}
