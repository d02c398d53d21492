import { randomBytes } from "node:crypto";
import { startAuthEmulator } from "../local/auth-emulator";
import { startPostgres } from "../local/postgres";
import { makeThrowAwayFolder } from "../local/throw-away-folder";
import { dropTemplate } from "./database-server/maintenance";
import { startPooler } from "./database-server/pooler";
import { testServers } from "./servers";

/**
 * Starts one PostgreSQL and one Auth emulator for the whole run; tests find them in the environment. If
 * TEST_DATABASE_URL leads to a PostgreSQL whose role may create databases, the tests run on that one. If TEST_POOLER
 * names a mode of PgBouncer, the tests' nodes reach it through one.
 */
export default async function startTestServers(): Promise<void> {
  process.env.TEST_RUN = randomBytes(6).toString("hex");
  try {
    if (process.env.TEST_DATABASE_URL) testServers.push({ stop: dropTemplate });
    else {
      const postgres = await startPostgres({ dataDir: makeThrowAwayFolder(), ephemeral: true });
      testServers.push(postgres);
      process.env.TEST_DATABASE_URL = postgres.url;
    }
    const mode = process.env.TEST_POOLER;
    if (mode) {
      const pooler = await startPooler(process.env.TEST_DATABASE_URL, mode);
      testServers.push(pooler);
      process.env.TEST_POOLER_URL = pooler.url;
    }
    const emulator = await startAuthEmulator();
    testServers.push(emulator);
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  } catch (error) {
    await Promise.all(testServers.splice(0).map((server) => server.stop()));
    throw error;
  }
}
