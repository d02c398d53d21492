import type { DataSource, EntityManager, QueryRunner } from "typeorm";
import { migrateQueue } from "../queue/migrate";
import { applyRoutineChanges, findRoutineChanges } from "./apply-routines";
import { connectTo, MIGRATING } from "./data-source";
import { LOCKS } from "./locks";
import { readRoutines, type Routine } from "./routines";
import { keepSessionDefaults, withoutTimeouts } from "./session-defaults";

/** What a call has done, and what it has left. */
export interface Migrated {
  /** The names of the migrations that ran. */
  migrations: string[];
  /** How many functions, triggers and views were made, replaced or dropped. */
  routines: number;
  /** What changed of the rows that the program states, a line each: "Plan free: applications a month 5 -> 6". */
  rows: string[];
  /** Whether a newer program has migrated the database: then its routines and rows were left as they are. */
  isAhead: boolean;
}

const nothing = () => Promise.resolve([]);

/**
 * Brings the schema up to date, over connections of its own: the queue's, the migrations, then the routines. Nodes
 * that start at once wait for each other on an advisory lock, so each change is made once; a call that finds
 * nothing to do changes nothing. Programs call `updateDatabase` of the setup, which knows the rows.
 * @param databaseUrl leads to PostgreSQL itself or to a pooler in session mode: the lock belongs to a session
 * @param reconcile makes rows what the program states; answers a line for each change
 */
export async function runMigrations(
  databaseUrl: string,
  routines = readRoutines(),
  reconcile: (manager: EntityManager) => Promise<string[]> = nothing,
): Promise<Migrated> {
  const dataSource = await connectTo(databaseUrl, [], MIGRATING).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query("select pg_advisory_lock($1)", [LOCKS.migration]);
    await keepSessionDefaults(lock);
    await migrateQueue(databaseUrl, withoutTimeouts);
    const migrations = (await dataSource.runMigrations()).map(({ name }) => name);
    if (await isAhead(dataSource)) return { migrations, routines: 0, rows: [], isAhead: true };
    const applied = await applyRoutines(lock, routines);
    return { migrations, routines: applied, rows: await reconcile(dataSource.manager), isAhead: false };
  } finally {
    // Closing the connection lets go of the lock.
    await lock.release();
    await dataSource.destroy();
  }
}

/** An older node that starts beside newer ones would otherwise take their routines and rows back. */
async function isAhead(dataSource: DataSource): Promise<boolean> {
  const known = new Set(dataSource.migrations.map(({ name }) => name));
  const ran = await dataSource.query<{ name: string }[]>("select name from migrations");
  return ran.some(({ name }) => !known.has(name));
}

/** @returns how many were made, replaced or dropped */
async function applyRoutines(lock: QueryRunner, routines: Routine[]): Promise<number> {
  const changes = await findRoutineChanges(lock, routines);
  if (!changes) return 0;
  await applyRoutineChanges(lock, changes);
  return changes.changed.length + changes.gone.length;
}
