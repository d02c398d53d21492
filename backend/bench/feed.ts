import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { run } from "../src/commands/command";
import { freePort } from "../src/local/ports";
import { type BenchServer, preparedDatabase, startBenchServer } from "./database";
import { loadJobs } from "./jobs-data";
import { Lane } from "./lane";
import { production } from "./production";

// What /feeds/jobs.xml takes in time and in the node's memory (docs/performance.md).

/** One in six of them is not open. */
const JOBS = 33_600;
const RUNS = 5;
const MOST_SECONDS = 3;
const MOST_MB = 50;
const NODE = join(__dirname, "../dist/main.js");
const SAMPLE_MS = 20;
const JOB = "<job>";

/** A board whose descriptions are as long as people write them, 3,000 characters. */
const boardFor = (server: BenchServer): Promise<string> =>
  preparedDatabase(server, "feed", async (client) => {
    await loadJobs(client, JOBS, () => undefined);
    await client.query("alter table jobs disable trigger user");
    await client.query("update jobs set description = repeat(description || E'\\n\\n- ', 5)");
    await client.query("alter table jobs enable trigger user");
    await client.query("vacuum full analyze jobs");
  });

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

interface Read {
  jobs: number;
  megabytes: number;
  seconds: number;
  /** The most of the node's memory while it was read. */
  peak: number;
}

async function readFeed(port: number, pid: number, encoding: string): Promise<Read> {
  const start = performance.now();
  let [jobs, bytes, peak, end] = [0, 0, 0, ""];
  const sampling = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), SAMPLE_MS);
  const response = await fetch(`http://127.0.0.1:${port}/feeds/jobs.xml`, {
    headers: { "accept-encoding": encoding },
  });
  for await (const piece of response.body ?? []) {
    const text = Buffer.from(piece as Uint8Array).toString("latin1");
    bytes += text.length;
    jobs += `${end}${text}`.split(JOB).length - 1;
    end = text.slice(1 - JOB.length);
  }
  clearInterval(sampling);
  return { jobs, megabytes: bytes / 1e6, seconds: (performance.now() - start) / 1000, peak };
}

async function bench(): Promise<void> {
  const server = await startBenchServer();
  try {
    const url = await boardFor(server);
    const database = new Client({ connectionString: url });
    await database.connect();
    const port = await freePort();
    const env = { ...process.env, ...production, DATABASE_URL: url, PORT: String(port) };
    const node = await Lane.start("the node", [NODE], env, database, "job-portal");
    try {
      await measure(node, port);
    } finally {
      await node.stop();
      await database.end();
    }
  } finally {
    await server.stop();
  }
}

async function measure(node: Lane, port: number): Promise<void> {
  for (const encoding of ["identity", "gzip"])
    for (let at = 0; at < RUNS; at += 1) {
      const before = megabytesOf(node.pid);
      const { jobs, megabytes, seconds, peak } = await readFeed(port, node.pid, encoding);
      const above = peak - before;
      process.stdout.write(
        `${encoding}: ${jobs} jobs, ${megabytes.toFixed(0)} MB in ${seconds.toFixed(2)} s, ` +
          `memory ${before.toFixed(0)} MB, ${above.toFixed(0)} more meanwhile\n`,
      );
      if (seconds > MOST_SECONDS || above > MOST_MB) process.exitCode = 1;
    }
}

run(bench);
