import { runMigrations } from "../database/migrate";
import { findDatabaseUrl } from "./database-url";

/**
 * Brings the database's schema up to date; nodes and other calls that do the same wait for each other.
 * @returns the sentence for the terminal
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string> {
  const { migrations, routines, isAhead } = await runMigrations(findDatabaseUrl(env));
  const done = [
    ...(migrations.length > 0 ? [`Ran ${migrations.join(", ")}.`] : []),
    ...(routines > 0 ? [`Applied ${routines} ${routines === 1 ? "routine" : "routines"}.`] : []),
    ...(isAhead ? ["A newer program has migrated this database: its routines stay as they are."] : []),
  ];
  return done.join(" ") || "The schema is up to date.";
}
