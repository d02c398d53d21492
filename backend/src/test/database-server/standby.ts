import { execFile } from "node:child_process";
import { appendFile, cp, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { preparePostgresHome } from "../../local/postgres-home";
import { type RunningPostgres, startPostgres } from "../../local/postgres";
import { makeThrowAwayFolder } from "../../local/throw-away-folder";

export interface TestStandby {
  /** Of a database on the standby, by the address of the same on the primary. */
  urlOf(primaryUrl: string): string;
  /** Runs a statement on the standby as a superuser. */
  run(sql: string): Promise<object[]>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface TestPrimary {
  url: string;
  addStandby(): Promise<TestStandby>;
  stop(): Promise<void>;
}

/** A PostgreSQL of its own, which standbys can follow. */
export async function startTestPrimary(): Promise<TestPrimary> {
  const dataDir = makeThrowAwayFolder();
  const primary = await startPostgres({ dataDir, ephemeral: true });
  return { url: primary.url, addStandby: () => startStandby(primary, dataDir), stop: () => primary.stop() };
}

/** A copy of the running primary's files, as `pg_basebackup` makes one: the packages don't bring that program. */
async function startStandby(primary: RunningPostgres, primaryDir: string): Promise<TestStandby> {
  const dataDir = makeThrowAwayFolder();
  const [from, to] = await Promise.all([primaryDir, dataDir].map(preparePostgresHome));
  if (!from || !to) throw new Error("There is no folder for a standby.");
  const isCopied = (file: string) => !basename(file).startsWith("postmaster.");
  const label = await superuser(primary.url, async (client) => {
    await client.query("select pg_backup_start('standby', true)");
    await cp(from.cluster, to.cluster, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
    return rows[0]?.labelfile ?? "";
  });
  await cp(join(from.folder, "password"), join(to.folder, "password"));
  await writeFile(join(to.cluster, "backup_label"), label);
  await writeFile(join(to.cluster, "standby.signal"), "");
  const { username, password } = new URL(superuserUrl(primary.url));
  const conninfo = `host=127.0.0.1 port=${primary.port} user=${username} password=${password}`;
  await appendFile(join(to.cluster, "postgresql.auto.conf"), `primary_conninfo = '${conninfo}'\n`);
  await giveTo(to.cluster, to.user);
  const standby = await startPostgres({ dataDir, ephemeral: true });
  return {
    urlOf: (primaryUrl) => Object.assign(new URL(primaryUrl), { port: String(standby.port) }).href,
    run: (sql) => superuser(standby.url, async (client) => (await client.query<object>(sql)).rows),
    async kill() {
      const [pid] = (await readFile(join(to.cluster, "postmaster.pid"), "utf8")).split("\n");
      process.kill(Number(pid), "SIGKILL");
      await standby.exited;
    },
    stop: () => standby.stop(),
  };
}

/** PostgreSQL starts only as the owner of its files, with nobody else let in. */
async function giveTo(cluster: string, { uid, gid }: { uid?: number; gid?: number }): Promise<void> {
  await promisify(execFile)("chmod", ["-R", "go-rwx", cluster]);
  if (uid !== undefined && gid !== undefined)
    await promisify(execFile)("chown", ["-R", `${uid}:${gid}`, cluster]);
}

const superuserUrl = (url: string) =>
  Object.assign(new URL(url), { username: "postgres", pathname: "/postgres" }).href;

async function superuser<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: superuserUrl(url) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
