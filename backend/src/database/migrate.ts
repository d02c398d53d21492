import type { DataSource } from "typeorm";
import { createDataSource } from "./data-source";

/** Any number that nothing else in this database locks; the same on every node. */
const MIGRATION_LOCK = 7_204_115;

/**
 * Brings the schema up to date. Nodes that start at once wait for each other on an advisory lock, so each
 * migration runs once; a call that finds nothing to do changes nothing.
 * @returns the names of the migrations that ran.
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("set statement_timeout = 0");
    await lock.query("set lock_timeout = 0");
    await lock.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    try {
      const ran = await dataSource.runMigrations();
      return ran.map(({ name }) => name);
    } finally {
      await lock.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    }
  } finally {
    await lock.query("reset statement_timeout");
    await lock.query("reset lock_timeout");
    await lock.release();
  }
}

/** Connects, migrates and disconnects. */
export async function runMigrations(databaseUrl: string): Promise<string[]> {
  const dataSource = await createDataSource(databaseUrl).initialize();
  try {
    return await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
