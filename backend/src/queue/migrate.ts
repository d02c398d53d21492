import { Logger, runMigrations } from "graphile-worker";

const SILENT = new Logger(() => () => undefined);

/** Brings the queue's own schema up to date; the caller holds the migrations' lock. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: SILENT });
}
