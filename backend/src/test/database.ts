import { randomBytes } from "node:crypto";
import type { Client } from "pg";
import { sessionDefaultsSql } from "../database/session-defaults";
import { updateDatabase } from "../modules/setup/database-update";
import { runServer, templateName, urlOf, withMaintenance } from "./database-server/maintenance";

export interface TestDatabase {
  url: string;
  /** Also cuts the connections that a test forgot. */
  drop(): Promise<void>;
}

/** Any number that nothing else locks in the maintenance database. */
const TEMPLATE_LOCK = 6_120_338;

/**
 * A database of its own with the current schema and no rows; takes some tens of milliseconds.
 * @param server where, if not on the run's PostgreSQL
 */
export const createTestDatabase = (server = runServer()): Promise<TestDatabase> =>
  createDatabase(server, async (client, name) => {
    // The lock also keeps copies apart: PostgreSQL refuses to copy a template that somebody is connected to.
    await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await makeTemplate(client, server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName()}`);
  });

/** A database without any table, on the run's PostgreSQL. */
export const createEmptyDatabase = (): Promise<TestDatabase> =>
  createDatabase(runServer(), async (client, name) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`);
  });

async function createDatabase(
  server: string,
  create: (client: Client, name: string) => Promise<void>,
): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await withMaintenance(server, async (client) => {
    await create(client, name);
    // A copy has a template's tables, but not what PostgreSQL keeps of it for a role.
    await client.query(sessionDefaultsSql(name, "current_user"));
  });
  return {
    url: urlOf(server, name),
    drop: () =>
      withMaintenance(server, async (client) => {
        // Not WITH (FORCE): it fails while the server vacuums the database, whose process is a superuser's.
        await client.query(
          "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1 AND usename = current_user",
          [name],
        );
        await client.query(`DROP DATABASE IF EXISTS ${name}`);
      }),
  };
}

/** Once in a test run, whichever test file comes first. */
async function makeTemplate(client: Client, server: string): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [templateName()]);
  if (rowCount) return;
  const unfinished = `${templateName()}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await updateDatabase(urlOf(server, unfinished));
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${templateName()}`);
}
