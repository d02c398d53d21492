import { runMigrations } from "../database/migrate";
import { findDatabaseUrl } from "./database-url";

/**
 * Brings the database's schema and its plans up to date; nodes and other calls that do the same wait for each other.
 * @returns the sentence for the terminal
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string> {
  const { migrations, plans } = await runMigrations(findDatabaseUrl(env));
  const done = [...(migrations.length > 0 ? [`Ran ${migrations.join(", ")}.`] : []), ...plans];
  return done.join("\n") || "The schema is up to date.";
}
