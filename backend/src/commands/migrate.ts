import { runMigrations } from "../database/migrate";
import { findDatabaseUrl } from "./database-url";

/**
 * Brings the database's schema up to date; nodes and other calls that do the same wait for each other.
 * @returns the sentence for the terminal
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string> {
  const ran = await runMigrations(findDatabaseUrl(env));
  return ran.length > 0 ? `Ran ${ran.join(", ")}.` : "The schema is up to date.";
}
