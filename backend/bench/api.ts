import { deepStrictEqual } from "node:assert";
import { join } from "node:path";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { freePort } from "../src/local/ports";
import { databaseOf, startBenchServer } from "./database";
import { Lane } from "./lane";
import { table } from "./measure";
import { production } from "./production";

const JOBS = 100_000;
const ROUNDS = 10;
const REQUESTS_A_ROUND = 1_000;
const ROOT = join(__dirname, "../..");

const BODY = JSON.stringify({
  query: `query Jobs($filter: JobFilter) { jobs(filter: $filter) {
    total isTotalCapped page pageCount
    items {
      id title type workMode location pay { text } experience skills postedAt
      company { name slug isVerified }
    }
  } }`,
  variables: { filter: { q: "software" } },
});

async function measureLanes(url: string, database: Client): Promise<string> {
  const env = async () => ({ PATH: process.env.PATH, DATABASE_URL: url, PORT: String(await freePort()) });
  const runner = [join(ROOT, "tools/run.cjs"), join(__dirname, "floor.ts")];
  const floor = await Lane.start("floor", runner, await env(), database, "bench-floor");
  const node = [join(ROOT, "backend/dist/main.js")];
  const portal = await Lane.start(
    "portal",
    node,
    { ...(await env()), ...production },
    database,
    "job-portal",
  );
  try {
    // Jobs lapse between two answers now and then; the pair that counts comes right after another.
    deepStrictEqual(JSON.parse(await portal.ask(BODY)), JSON.parse(await floor.ask(BODY)));
    const run = (lane: Lane, requests: number) => lane.run(requests, () => lane.ask(BODY));
    for (const lane of [floor, portal]) await run(lane, 3 * REQUESTS_A_ROUND);
    const rounds: { cpu: number; wall: number }[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([await run(floor, REQUESTS_A_ROUND), await run(portal, REQUESTS_A_ROUND)]);
    }
    return report(rounds);
  } finally {
    await Promise.all([floor.stop(), portal.stop()]);
  }
}

function report(rounds: { cpu: number; wall: number }[][]): string {
  const median = (lane: number, figure: "cpu" | "wall") => {
    const figures = rounds.map((round) => round[lane]?.[figure] ?? 0).sort((one, other) => one - other);
    return figures[Math.floor(figures.length / 2)] ?? 0;
  };
  const row = (name: string, lane: number) => [
    name,
    median(lane, "cpu").toFixed(2),
    (median(lane, "cpu") / median(0, "cpu")).toFixed(2),
    (1000 / median(lane, "wall")).toFixed(0),
    (median(0, "wall") / median(lane, "wall")).toFixed(2),
  ];
  return table([
    ["", "CPU ms a request", "ratio", "requests a second", "ratio"],
    row("node:http and pg", 0),
    row("the portal", 1),
  ]);
}

async function main(): Promise<void> {
  const server = await startBenchServer();
  try {
    const url = await databaseOf(server, JOBS);
    const database = new Client({ connectionString: url });
    await database.connect();
    try {
      process.stdout.write(`${await measureLanes(url, database)}\n`);
    } finally {
      await database.end();
    }
  } finally {
    await server.stop();
  }
}

run(main);
