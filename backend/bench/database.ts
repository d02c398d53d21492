import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { updateDatabase } from "../src/modules/setup/database-update";
import { withoutTimeouts } from "../src/database/session-defaults";
import { startPostgres } from "../src/local/postgres";
import { preparePostgresHome, removePostgresHome } from "../src/local/postgres-home";
import { loadJobs } from "./jobs-data";

export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Memory for a million jobs, no care for power cuts, and nothing beside what is measured: loaders vacuum themselves.
 */
const SETTINGS = `
shared_buffers = 3GB
fsync = off
synchronous_commit = off
full_page_writes = off
max_wal_size = 8GB
autovacuum = off
`;

/**
 * A PostgreSQL for benchmarks. With BENCH_DIR its data stays there for the next run, otherwise it is thrown away;
 * with TEST_DATABASE_URL a server that is running already is used.
 */
export async function startBenchServer(): Promise<BenchServer> {
  const running = process.env.TEST_DATABASE_URL;
  if (running) return { url: running, stop: () => Promise.resolve() };
  const kept = process.env.BENCH_DIR;
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), "job-portal-bench-")));
  const options = { dataDir, ephemeral: false };
  await (await startPostgres(options)).stop();
  const home = await preparePostgresHome(dataDir);
  await appendFile(join(home.cluster, "postgresql.conf"), SETTINGS);
  const server = await startPostgres(options);
  return {
    url: server.url,
    async stop() {
      await server.stop();
      if (kept === undefined) {
        await removePostgresHome(dataDir);
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
}

/** The address of a database with so many jobs, which is made where it is not there. */
export const databaseOf = (server: BenchServer, jobs: number): Promise<string> =>
  preparedDatabase(server, `jobs_${jobs}`, (client) => loadJobs(client, jobs, (done) => report(done, jobs)));

/** The address of a migrated database, which is made and filled where it is not there. */
export async function preparedDatabase(
  server: BenchServer,
  name: string,
  load: (client: Client) => Promise<void>,
): Promise<string> {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await withClient(server.url, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = new URL(server.url);
    unfinished.pathname = `/${name}_unfinished`;
    await client.query(`drop database if exists ${name}_unfinished with (force)`);
    await client.query(`create database ${name}_unfinished`);
    await updateDatabase(unfinished.href);
    await withClient(unfinished.href, async (loading) => {
      await withoutTimeouts(loading);
      await load(loading);
    });
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
  });
  // One that was kept may be older than the newest migration.
  await updateDatabase(url.href);
  return url.href;
}

/** The address of a migrated database that holds nothing; one of that name is dropped first. */
export async function emptyDatabase(server: BenchServer, name: string): Promise<string> {
  await withClient(server.url, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  await updateDatabase(url.href);
  return url.href;
}

async function withClient(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function report(done: number, jobs: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${jobs} jobs${done === jobs ? ", indexing\n" : ""}`);
}
