import { join } from "node:path";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { freePort } from "../src/local/ports";
import { databaseOf, startBenchServer } from "./database";
import { Lane } from "./lane";
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
    `select job.id from jobs job join companies company on company.id = job.company_id and blocked_at is null
     where open_until > now() and closed_at is null and held_at is null
     order by open_until desc limit 1`,
  );
  const job = `/jobs/${rows[0]?.id ?? ""}`;
  return [
    { name: "/", pathOf: () => "/" },
    { name: "/jobs", pathOf: () => "/jobs" },
    { name: "/jobs/:id", pathOf: () => job },
    { name: "/signin", pathOf: () => "/signin" },
    // Nothing is kept of these.
    { name: "/jobs?q=…, each another", pathOf: (index) => `/jobs?q=nurse&n=${index}` },
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

async function measurePages(url: string, database: Client): Promise<void> {
  const env = {
    ...production,
    PATH: process.env.PATH,
    DATABASE_URL: url,
    PORT: String(await freePort()),
  };
  const portal = await Lane.start("portal", [NODE], env, database, "job-portal");
  try {
    for (const page of await pagesIn(database)) {
      const cpu = await measurePage(portal, page);
      const perSecond = (1000 / cpu).toFixed(0);
      process.stdout.write(
        `${page.name}: ${cpu.toFixed(1)} ms of CPU a page, ${perSecond} a second a core\n`,
      );
    }
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
      await measurePages(url, database);
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}

run(main);
