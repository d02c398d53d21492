import { rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../commands/command";
import { startApiNode } from "../../local/api-node";
import { startAuthEmulator } from "../../local/auth-emulator";
import { freePort } from "../../local/ports";
import { makeThrowAwayFolder } from "../../local/throw-away-folder";
import { startTestPrimary } from "./standby";

/** Far more than a standby may be behind. */
const DELAY = "10s";

/**
 * For browser tests: an empty portal whose standby replays each change ten seconds late. Sends
 * `{ url, authEmulator, accounts }` to its parent. The message "kill" ends the standby as a power cut does, and is
 * answered by "killed".
 */
async function main(): Promise<void> {
  const folder = makeThrowAwayFolder();
  const [primary, emulator, port] = await Promise.all([startTestPrimary(), startAuthEmulator(), freePort()]);
  const standby = await primary.addStandby();
  await standby.run(`alter system set recovery_min_apply_delay = '${DELAY}'`);
  await standby.run("select pg_reload_conf()");
  const authEmulator = `${emulator.host}:${emulator.port}`;
  const url = `http://localhost:${port}`;
  const node = await startApiNode({
    port,
    publicUrl: url,
    databaseUrl: primary.url,
    readUrls: standby.urlOf(primary.url),
    authEmulator,
    logFile: join(folder, "api.log"),
    mailFolder: join(folder, "mail"),
  });
  const stop = async () => {
    await node.stop();
    await emulator.stop();
    await standby.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  };
  for (const event of ["SIGTERM", "disconnect"]) process.once(event, () => void stop());
  process.on("message", () => void standby.kill().then(() => process.send?.("killed")));
  process.send?.({ url, authEmulator, accounts: [] });
}

run(main);
