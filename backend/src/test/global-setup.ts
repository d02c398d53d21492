import { startAuthEmulator } from "../local/auth-emulator";
import { startPostgres } from "../local/postgres";
import { makeThrowAwayFolder } from "../local/throw-away-folder";

/**
 * Starts one PostgreSQL and one Auth emulator for the whole run; tests find them in the environment. They stop at
 * its end; a run that is interrupted leaves it to the servers' own watch.
 */
export default async function startTestServers(): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ dataDir: makeThrowAwayFolder(), ephemeral: true });
  try {
    const emulator = await startAuthEmulator();
    process.env.TEST_DATABASE_URL = postgres.url;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${emulator.host}:${emulator.port}`;
    return async () => {
      await Promise.all([emulator.stop(), postgres.stop()]);
    };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
