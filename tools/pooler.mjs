// Runs the backend's tests with their nodes behind the system's PgBouncer. `npm run test:pooler [-- MODE [PATH...]]`:
// the mode is session or transaction, session when left out. It is no part of `npm test`: few machines have PgBouncer.
import { spawnSync } from "node:child_process";

const [mode = "session", ...paths] = process.argv.slice(2);
const { stdout, error } = spawnSync("pgbouncer", ["--version"], { encoding: "utf8" });

if (error) console.log("Skipped: there is no pgbouncer on the PATH (Debian: apt-get install pgbouncer).");
else {
  console.log(`${stdout.split("\n")[0]}, pool_mode = ${mode}`);
  const env = { ...process.env, TEST_POOLER: mode };
  process.exitCode =
    spawnSync("npm", ["test", "-w", "backend", "--", ...paths], { env, stdio: "inherit" }).status ?? 1;
}
