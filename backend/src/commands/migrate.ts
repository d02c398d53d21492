import { updateDatabase } from "../modules/setup/database-update";
import { findDatabaseUrl } from "./database-url";

/**
 * Brings the database's schema and its plans up to date; nodes and other calls that do the same wait for each other.
 * @returns the sentence for the terminal
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string> {
  const { migrations, rows } = await updateDatabase(findDatabaseUrl(env));
  const done = [...(migrations.length > 0 ? [`Ran ${migrations.join(", ")}.`] : []), ...rows];
  return done.join("\n") || "The schema is up to date.";
}
