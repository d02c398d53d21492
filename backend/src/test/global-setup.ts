import { startAuthEmulator } from "../local/auth-emulator";
import { startPostgres } from "../local/postgres";
import { makeThrowAwayFolder } from "../local/throw-away-folder";
import { testServers } from "./servers";

/** Starts one PostgreSQL and one Auth emulator for the whole run; tests find them in the environment. */
export default async function startTestServers(): Promise<void> {
  const postgres = await startPostgres({ dataDir: makeThrowAwayFolder(), ephemeral: true });
  testServers.push(postgres);
  try {
    const emulator = await startAuthEmulator();
    testServers.push(emulator);
    process.env.TEST_DATABASE_URL = postgres.url;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
