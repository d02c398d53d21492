import { migrateQueue } from "../queue/migrate";
import { connectTo, MIGRATING } from "./data-source";
import { LOCKS } from "./locks";

/**
 * Brings the schema up to date, over connections of its own. Nodes that start at once wait for each other on
 * an advisory lock, so each migration runs once, the queue's own among them; a call that finds nothing to do changes nothing.
 * @returns the names of the migrations that ran.
 */
export async function runMigrations(databaseUrl: string): Promise<string[]> {
  const dataSource = await connectTo(databaseUrl, [], MIGRATING).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCKS.migration]);
    await migrateQueue(databaseUrl);
    const ran = await dataSource.runMigrations();
    return ran.map(({ name }) => name);
  } finally {
    // Closing the connection lets go of the lock.
    await lock.release();
    await dataSource.destroy();
  }
}
