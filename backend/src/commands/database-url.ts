import { CommandError } from "../errors/errors";
import { localFolder, notedDatabaseUrl } from "../settings/local-folder";

/**
 * The database that a command is for: DATABASE_DIRECT_URL, DATABASE_URL, or that of the local stack running in this
 * checkout.
 * @throws CommandError where there is neither
 */
export function findDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const databaseUrl = env.DATABASE_DIRECT_URL || env.DATABASE_URL || notedDatabaseUrl(localFolder());
  if (!databaseUrl)
    throw new CommandError(
      "There is no database: set DATABASE_URL, or start the portal here with npm start.",
    );
  return databaseUrl;
}
