import { join } from "node:path";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { freePort } from "../src/local/ports";
import { databaseOf, startBenchServer } from "./database";
import { Lane } from "./lane";
import { table } from "./measure";
import { production } from "./production";

// What a served page costs the node and its PostgreSQL sessions, in time of the processor (docs/performance.md).

const JOBS = 10_000;
const ROUNDS = 3;
const PAGES_A_ROUND = 60;
/** Fewer than the ceiling, so that every page is rendered. */
const AT_ONCE = 4;
const NODE = join(__dirname, "../dist/main.js");

interface BenchPage {
  name: string;
  /** The address of the nth request. */
  pathOf: (index: number) => string;
}

async function pagesIn(database: Client): Promise<BenchPage[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from jobs where open_until > now() and closed_at is null and held_at is null
     order by posted_at desc limit ${PAGES_A_ROUND}`,
  );
  const ids = rows.map(({ id }) => id);
  return [
    ...["/", "/jobs", `/jobs/${ids[0] ?? ""}`, "/signin"].map((path) => ({
      name: path === `/jobs/${ids[0] ?? ""}` ? "/jobs/:id" : path,
      pathOf: () => path,
    })),
    { name: "/jobs?q=…, each another", pathOf: (index) => `/jobs?q=nurse&n=${index}` },
    { name: "/jobs/:id, each another", pathOf: (index) => `/jobs/${ids[index % ids.length] ?? ""}` },
  ];
}

/** @returns milliseconds of the processor a page, the median of some rounds */
async function measurePage(portal: Lane, { name, pathOf }: BenchPage): Promise<number> {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const status = await portal.fetchPage(pathOf(asked));
    if (status !== 200) throw new Error(`${name} answered ${status}.`);
  };
  const run = async () => (await portal.run(PAGES_A_ROUND, ask, AT_ONCE)).cpu;
  await run();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await run());
  return rounds.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? NaN;
}

async function measurePages(url: string, database: Client): Promise<string> {
  const env = {
    ...production,
    PATH: process.env.PATH,
    DATABASE_URL: url,
    PORT: String(await freePort()),
  };
  const portal = await Lane.start("portal", [NODE], env, database, "job-portal");
  try {
    const rows = [["", "CPU ms a page", "pages a second a core"]];
    for (const page of await pagesIn(database)) {
      const cpu = await measurePage(portal, page);
      rows.push([page.name, cpu.toFixed(1), (1000 / cpu).toFixed(0)]);
    }
    return table(rows);
  } finally {
    await portal.stop();
  }
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const url = await databaseOf(server, JOBS);
    const database = new Client({ connectionString: url });
    await database.connect();
    try {
      process.stdout.write(`${await measurePages(url, database)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}

run(main);
