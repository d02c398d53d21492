import { type ChildProcess, fork, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { DEMO_PROJECT_ID, startAuthEmulator } from "../src/local/auth-emulator";
import { freePort } from "../src/local/ports";
import { emptyDatabase, startBenchServer } from "./database";
import type { Order, Report } from "./live-readers";
import { table } from "./measure";
import { production } from "./production";

// Thousands of open pages on one node: what they take, and how soon they hear (docs/performance.md).

const STREAMS = Number(process.env.LIVE_STREAMS ?? 5_000);
const STREAMS_A_PERSON = 10;
const ROUNDS = 10;
/** How long a node is left alone before its memory is read. */
const SETTLING_MS = 5_000;
const ROOT = join(__dirname, "../..");

interface People {
  ids: string[];
  tokens: string[];
}

async function signUp(emulator: string, database: Client): Promise<People> {
  const people: People = { ids: [], tokens: [] };
  for (let number = 0; number * STREAMS_A_PERSON < STREAMS; number += 1) {
    const email = `reader-${number}@jobs.example`;
    const answer = await fetch(
      `http://${emulator}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: "a-long-password", returnSecureToken: true }),
      },
    );
    const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
    const { rows } = await database.query<{ id: string }>(
      `insert into accounts (id, firebase_uid, email, email_verified_at)
       values (gen_random_uuid(), $1, $2, now()) returning id`,
      [localId, email],
    );
    people.ids.push(rows[0]?.id ?? "");
    people.tokens.push(idToken);
  }
  return people;
}

async function startNode(port: number, databaseUrl: string, emulator: string): Promise<ChildProcess> {
  const node = spawn(process.execPath, [join(ROOT, "backend/dist/main.js")], {
    env: {
      ...production,
      PATH: process.env.PATH,
      // The Auth emulator is refused in production.
      NODE_ENV: "development",
      LOG_LEVEL: "error",
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      FIREBASE_PROJECT_ID: DEMO_PROJECT_ID,
      FIREBASE_AUTH_EMULATOR_HOST: emulator,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  while (!(await isReady())) await delay(50);
  return node;
}

/** Resident memory of a process, in MB. */
const memoryOf = ({ pid = 0 }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Time of the processor that a process has taken, in seconds. */
function secondsOf({ pid = 0 }: ChildProcess): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) / 100;
}

class Readers {
  private readonly child = fork(join(ROOT, "tools/run.cjs"), [join(__dirname, "live-readers.ts")]);

  order(order: Order): void {
    this.child.send(order);
  }

  /** @returns when, by the clock */
  async hear(told: Report["told"]): Promise<number> {
    for (;;) {
      const [report] = (await once(this.child, "message")) as [Report];
      if (report.told === told) return report.at;
    }
  }

  stop(): void {
    this.child.kill();
  }
}

/** Tells every account of one mark. @returns how long it takes from the commit to the last stream, in milliseconds */
async function tellAll(database: Client, readers: Readers, { ids }: People): Promise<number> {
  const mark = randomUUID();
  readers.order({ mark });
  const heard = readers.hear("heard");
  await delay(200);
  await database.query("select live_tell('notices', $1, $2::uuid[])", [mark, ids]);
  const committedAt = Date.now();
  return (await heard) - committedAt;
}

/** A node that is killed with all its streams, and one that takes its place. @returns figures by their names */
async function measureReturn(
  database: Client,
  readers: Readers,
  people: People,
  again: () => Promise<ChildProcess>,
  node: ChildProcess,
): Promise<{ node: ChildProcess; rows: string[][] }> {
  const exit = once(node, "exit");
  node.kill("SIGKILL");
  await exit;
  const [mark, open] = [randomUUID(), readers.hear("open")];
  readers.order({ mark });
  const heard = readers.hear("heard");
  await database.query("select live_tell('notices', $1, $2::uuid[])", [mark, people.ids]);
  const successor = await again();
  const [readyAt, seconds] = [Date.now(), secondsOf(successor)];
  const rows = [
    ["after a kill: until all streams are open again, ms", String((await open) - readyAt)],
    ["after a kill: until all have heard what came meanwhile, ms", String((await heard) - readyAt)],
    [
      "processor of the node for each of them, ms",
      ((1_000 * (secondsOf(successor) - seconds)) / STREAMS).toFixed(2),
    ],
  ];
  return { node: successor, rows };
}

async function measure(url: string, emulator: string, database: Client): Promise<string> {
  const people = await signUp(emulator, database);
  const port = await freePort();
  const again = () => startNode(port, url, emulator);
  let node = await again();
  const readers = new Readers();
  try {
    const open = async (streams: number) => {
      const opened = readers.hear("open");
      readers.order({ port, tokens: people.tokens, streams });
      await opened;
      await delay(SETTLING_MS);
      return memoryOf(node);
    };
    // The first ones fill what a node that has just started has not needed yet.
    const before = await open(STREAMS / 5);
    const memory = await open(STREAMS);
    const seconds = secondsOf(node);
    await delay(20_000);
    const idle = (secondsOf(node) - seconds) / 20;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await tellAll(database, readers, people));
    times.sort((one, other) => one - other);
    const back = await measureReturn(database, readers, people, again, node);
    node = back.node;
    return table([
      [`${STREAMS} streams on one node`, ""],
      [`memory of the node with the first ${STREAMS / 5}, MB`, before.toFixed(0)],
      ["memory with all streams, MB", memory.toFixed(0)],
      ["memory of each one more, kB", (((memory - before) * 1024) / (STREAMS * 0.8)).toFixed(1)],
      ["processor while nothing changes, % of a core", (100 * idle).toFixed(1)],
      ["from commit to the last stream, median, ms", String(times[ROUNDS / 2])],
      ["from commit to the last stream, worst, ms", String(times[ROUNDS - 1])],
      ...back.rows,
    ]);
  } finally {
    readers.stop();
    node.kill("SIGKILL");
  }
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  const emulator = await startAuthEmulator();
  try {
    const url = await emptyDatabase(server, "live");
    const identity = `${emulator.host}:${emulator.port}`;
    const database = new Client({ connectionString: url });
    await database.connect();
    try {
      process.stdout.write(`${await measure(url, identity, database)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    await emulator.stop();
    await server.stop();
  }
}

run(main);
