import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { loadJobs } from "../bench/jobs-data";
import { table } from "../bench/measure";
import { withoutTimeouts } from "../src/database/session-defaults";
import { commandOf, databaseUrl, DEPLOY, memberVariables } from "./deployment";
import type { Machine, Network } from "./network";
import type { Deployment } from "./portal";

const JOBS = 100_000;
const DATA = "/var/lib/postgresql/15/job-portal";
/** Between the last change that counts and the mistake. */
const APART_MS = 1_000;

/** Each table with its rows and a sum of what stands in them. */
type Sums = Map<string, string>;

/** Loses all jobs by a mistake, and takes the database back to the moment before. @returns what was not as before */
export async function drillRestore(
  deployment: Deployment,
  network: Network,
  say: (text: string) => void,
): Promise<string[]> {
  const primary = await deployment.database.leader();
  const board = await connect(primary);
  try {
    await loadJobs(board, JOBS, () => undefined);
    const backupSeconds = await timed(() => backUp(primary));
    const sizes = await sizesOf(board, network);
    await board.query("update jobs set openings = openings + 1 where id in (select id from jobs limit 1000)");
    await board.query("delete from companies where id not in (select company_id from jobs)");
    const before = await sumsOf(board);
    const at = await timeOf(board);
    await delay(APART_MS);
    await board.query("delete from jobs");
    await sendLog(primary);
    const restored = prepareMachine(network);
    const restoreSeconds = await timed(() => restore(restored, at));
    const recoverySeconds = await timed(() => recover(restored));
    const after = await sumsOfMachine(restored);
    const rows = [
      ["full backup, s", backupSeconds],
      ["restore of the files, s", restoreSeconds],
      ["recovery up to the moment, s", recoverySeconds],
      ["tables compared", String(before.size)],
    ];
    say(table([["", ""], ...sizes, ...rows]));
    return differences(before, after);
  } finally {
    await board.end();
  }
}

const repositoryOf = (network: Network): string => join(network.folder, "repository");

async function sizesOf(board: Client, network: Network): Promise<string[][]> {
  const { rows } = await board.query<{ mb: string }>(
    "select pg_database_size(current_database()) / 1024 / 1024 as mb",
  );
  const backup = join(repositoryOf(network), "backup");
  const [size = ""] = execFileSync("du", ["-sm", backup], { encoding: "utf8" }).split("\t");
  return [
    ["database, MB", rows[0]?.mb ?? ""],
    ["full backup, MB", size],
  ];
}

async function timeOf(board: Client): Promise<string> {
  const { rows } = await board.query<{ at: string }>("select clock_timestamp()::text as at");
  return rows[0]?.at ?? "";
}

async function connect({ address }: Machine): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl(address) });
  await client.connect();
  await withoutTimeouts(client);
  return client;
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** As the timer does on Sundays. */
const backUp = (primary: Machine): Promise<void> =>
  primary.run({
    argv: commandOf("job-portal-backup@.service", "full"),
    user: "postgres",
    env: memberVariables(primary.name),
    log: "pgbackrest.log",
  });

/** Sends the log up to now to the repository, which `archive_timeout` does within a minute. */
const sendLog = (primary: Machine): Promise<void> =>
  primary.run({
    argv: ["/usr/bin/pgbackrest", "--stanza=job-portal", "check"],
    user: "postgres",
    env: memberVariables(primary.name),
    log: "pgbackrest.log",
  });

/** One more database machine, empty, with the repository. */
function prepareMachine(network: Network): Machine {
  const machine = network.add("restored", 14);
  machine.mount(join(DEPLOY, "pgbackrest/pgbackrest.conf"), "/etc/pgbackrest.conf");
  machine.ownFolder("/var/lib/postgresql", "postgres");
  machine.ownFolder("/run/postgresql", "postgres");
  machine.mount(repositoryOf(network), "/var/lib/pgbackrest");
  return machine;
}

const restore = (machine: Machine, at: string): Promise<void> =>
  machine.run({
    argv: [
      ...["/usr/bin/pgbackrest", "--stanza=job-portal", "--type=time", `--target=${at}`],
      ...["--target-action=promote", "restore"],
    ],
    user: "postgres",
    env: memberVariables(machine.name),
    log: "pgbackrest.log",
  });

/** Starts PostgreSQL alone, without Patroni, and waits until it has come to the moment and takes writes. */
async function recover(machine: Machine): Promise<void> {
  const server = machine.start({
    argv: [
      ...["/usr/lib/postgresql/15/bin/postgres", "-D", DATA],
      ...["-c", "archive_mode=off", "-c", "synchronous_standby_names="],
    ],
    user: "postgres",
    env: memberVariables(machine.name),
    log: "postgres.log",
  });
  while (!(await takesWrites(machine))) {
    if (server.exitCode !== null) throw new Error(machine.lastWords("postgres.log"));
    await delay(200);
  }
}

async function takesWrites(machine: Machine): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl(machine.address) });
  try {
    await client.connect();
    const { rows } = await client.query<{ isRecovering: boolean }>(
      `select pg_is_in_recovery() as "isRecovering"`,
    );
    return rows[0]?.isRecovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function sumsOf(client: Client): Promise<Sums> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const sums: Sums = new Map();
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ sum: string }>(
      `select concat(count(*), ' rows, sum ', sum(hashtextextended(row::text, 0))) as sum from ${name} row`,
    );
    sums.set(name, found[0]?.sum ?? "");
  }
  return sums;
}

async function sumsOfMachine(machine: Machine): Promise<Sums> {
  const client = await connect(machine);
  try {
    return await sumsOf(client);
  } finally {
    await client.end();
  }
}

const differences = (before: Sums, after: Sums): string[] =>
  [...before].flatMap(([name, sum]) => {
    const restored = after.get(name) ?? "not there";
    return restored === sum ? [] : [`${name} was ${sum}, and is ${restored} after the restore.`];
  });
