import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "../../local/ports";
import { preparePostgresHome } from "../../local/postgres-home";
import { makeThrowAwayFolder } from "../../local/throw-away-folder";

interface Pooler {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the system's PgBouncer before a PostgreSQL, with its own defaults for all but addresses and password: no
 * start-up parameter is ignored.
 * @param mode its `pool_mode`
 */
export async function startPooler(databaseUrl: string, mode: string): Promise<Pooler> {
  const { hostname, port, username, password } = new URL(databaseUrl);
  const url = new URL(databaseUrl);
  url.port = String(await freePort());
  const folder = makeThrowAwayFolder();
  // PgBouncer refuses to run as root, too.
  const { user } = await preparePostgresHome(folder);
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(join(folder, name), user.uid, user.gid);
  };
  write("users.txt", `"${username}" "${decodeURIComponent(password)}"\n`);
  write("pgbouncer.ini", settings({ hostname, port, listenPort: url.port, folder, mode }));
  chmodSync(folder, 0o755);
  const program = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], {
    ...user,
    cwd: "/",
    stdio: "ignore",
  });
  const exited = once(program, "exit");
  await untilReady(url.href, () => program.exitCode !== null);
  return {
    url: url.href,
    async stop() {
      // Its other signals mean one thing in one version and another in the next.
      program.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

interface Settings {
  hostname: string;
  port: string;
  listenPort: string;
  folder: string;
  mode: string;
}

const settings = ({ hostname, port, listenPort, folder, mode }: Settings) => `
[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users.txt")}
pool_mode = ${mode}
max_client_conn = 1000
`;

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await delay(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error("PgBouncer did not start.");
}
