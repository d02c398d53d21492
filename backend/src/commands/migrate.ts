import { updateDatabase } from "../modules/setup/database-update";
import { findDatabaseUrl } from "./database-url";

/**
 * Brings the database's schema and its plans up to date; nodes and other calls that do the same wait for each other.
 * @returns the sentence for the terminal
 */
export async function migrate(env: NodeJS.ProcessEnv): Promise<string> {
  const { migrations, routines, rows, isAhead } = await updateDatabase(findDatabaseUrl(env));
  const done = [
    ...(migrations.length > 0 ? [`Ran ${migrations.join(", ")}.`] : []),
    ...(routines > 0 ? [`Applied ${routines} ${routines === 1 ? "routine" : "routines"}.`] : []),
    ...rows.map((change) => `${change}.`),
    ...(isAhead
      ? ["A newer program has migrated this database: its routines and plans stay as they are."]
      : []),
  ];
  return done.join(" ") || "The schema is up to date.";
}
