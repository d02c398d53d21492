import { Logger, runMigrations } from "graphile-worker";
import { type ClientBase, Pool } from "pg";

const SILENT = new Logger(() => () => undefined);

/**
 * Brings the queue's own schema up to date; the caller holds the migrations' lock.
 * @param onConnect prepares a session for statements that take long
 */
export async function migrateQueue(
  databaseUrl: string,
  onConnect: (client: Pick<ClientBase, "query">) => unknown,
): Promise<void> {
  const pgPool = new Pool({ connectionString: databaseUrl, max: 1, onConnect });
  // The statement under way tells of a lost connection; the queue asks for somebody who hears of it all the same.
  const ignore = () => undefined;
  pgPool.on("error", ignore).on("connect", (client) => client.on("error", ignore));
  try {
    await runMigrations({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
}
