import { type ChildProcess, fork, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { freePort } from "../src/local/ports";
import { emptyDatabase, startBenchServer } from "./database";
import type { Order, Report } from "./live-readers";
import { processorSeconds, table } from "./measure";
import { production } from "./production";
import { startTokenSigner, type TokenSigner } from "./tokens";

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

async function signUp(signer: TokenSigner, database: Client): Promise<People> {
  const people: People = { ids: [], tokens: [] };
  for (let number = 0; number * STREAMS_A_PERSON < STREAMS; number += 1) {
    const [uid, email] = [`reader-${number}`, `reader-${number}@jobs.example`];
    const { rows } = await database.query<{ id: string }>(
      `insert into accounts (id, firebase_uid, email, email_verified_at)
       values (gen_random_uuid(), $1, $2, now()) returning id`,
      [uid, email],
    );
    people.ids.push(rows[0]?.id ?? "");
    people.tokens.push(signer.sign(uid, email));
  }
  return people;
}

interface Node {
  process: ChildProcess;
  port: number;
}

async function startNode(databaseUrl: string, signer: TokenSigner): Promise<Node> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, "backend/dist/main.js")], {
    env: {
      ...production,
      ...signer.env,
      PATH: process.env.PATH,
      LOG_LEVEL: "error",
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok === true;
  while (!(await isReady())) await delay(50);
  return { process: child, port };
}

/** Resident memory of a process, in MB. */
const memoryOf = ({ process: { pid = 0 } }: Node): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

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

/** Kills a node with all its streams; another one, which was there, takes them. @returns figures by their names */
async function measureReturn(
  database: Client,
  readers: Readers,
  people: People,
  { killed, other }: { killed: Node; other: Node },
): Promise<string[][]> {
  const [mark, open] = [randomUUID(), readers.hear("open")];
  readers.order({ mark, port: other.port });
  const [heard, seconds, exit] = [
    readers.hear("heard"),
    processorSeconds(other.process.pid ?? 0),
    once(killed.process, "exit"),
  ];
  const killedAt = Date.now();
  killed.process.kill("SIGKILL");
  await exit;
  await database.query("select live_tell('notices', $1, $2::uuid[])", [mark, people.ids]);
  const rows = [
    ["after a kill: until all streams are open on another node, ms", String((await open) - killedAt)],
    ["after a kill: until all have heard what came meanwhile, ms", String((await heard) - killedAt)],
  ];
  const each = (1_000 * (processorSeconds(other.process.pid ?? 0) - seconds)) / STREAMS;
  return [...rows, ["processor of that node for each of them, ms", each.toFixed(2)]];
}

/** Opens some streams and leaves: a node among others has answered before, and the first answers take twice as long. */
async function warm({ port }: Node, { tokens }: People): Promise<void> {
  const readers = new Readers();
  const opened = readers.hear("open");
  readers.order({ port, tokens, streams: STREAMS / 10 });
  await opened;
  readers.stop();
}

async function measure(url: string, signer: TokenSigner, database: Client): Promise<string> {
  const people = await signUp(signer, database);
  const [node, other] = [await startNode(url, signer), await startNode(url, signer)];
  await warm(other, people);
  const readers = new Readers();
  try {
    const open = async ({ port }: Node, streams: number) => {
      const opened = readers.hear("open");
      readers.order({ port, tokens: people.tokens, streams });
      await opened;
      await delay(SETTLING_MS);
      return memoryOf(node);
    };
    // The first ones fill what a node that has just started has not needed yet.
    const before = await open(node, STREAMS / 5);
    const memory = await open(node, STREAMS);
    const seconds = processorSeconds(node.process.pid ?? 0);
    await delay(20_000);
    const idle = (processorSeconds(node.process.pid ?? 0) - seconds) / 20;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await tellAll(database, readers, people));
    times.sort((one, other) => one - other);
    return table([
      [`${STREAMS} streams on one node`, ""],
      [`memory of the node with the first ${STREAMS / 5}, MB`, before.toFixed(0)],
      ["memory with all streams, MB", memory.toFixed(0)],
      ["memory of each one more, kB", (((memory - before) * 1024) / (STREAMS * 0.8)).toFixed(1)],
      ["processor while nothing changes, % of a core", (100 * idle).toFixed(1)],
      ["from commit to the last stream, median, ms", String(times[ROUNDS / 2])],
      ["from commit to the last stream, worst, ms", String(times[ROUNDS - 1])],
      ...(await measureReturn(database, readers, people, { killed: node, other })),
    ]);
  } finally {
    readers.stop();
    for (const { process } of [node, other]) process.kill("SIGKILL");
  }
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  const signer = await startTokenSigner();
  try {
    const url = await emptyDatabase(server, "live");
    const database = new Client({ connectionString: url });
    await database.connect();
    try {
      process.stdout.write(`${await measure(url, signer, database)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    signer.stop();
    await server.stop();
  }
}

run(main);
